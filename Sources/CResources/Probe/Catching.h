#import <UIKit/UIKit.h>

/// Runs a block, and returns the reason given by the exception that it raises, or nil.
NSString *_Nullable exceptionRaised(void (NS_NOESCAPE ^_Nonnull block)(void));

/// Returns the target that a scroll view's delegate sets for a drag that would end at `target`. `answered` is set to whether the delegate
/// implements the method. The velocity is in points per millisecond.
CGPoint flickTarget(UIScrollView *_Nonnull view, CGPoint velocity, CGPoint target, BOOL *_Nonnull answered);
