#import <UIKit/UIKit.h>

/// Runs a block, and returns the reason of the exception that it raises; nil if it raises none.
NSString *_Nullable exceptionRaised(void (NS_NOESCAPE ^_Nonnull block)(void));

/// Where a scroll view's delegate lets a drag end that would end at the target, and whether it was asked. The velocity is in points a
/// millisecond.
CGPoint flickTarget(UIScrollView *_Nonnull view, CGPoint velocity, CGPoint target, BOOL *_Nonnull answered);
