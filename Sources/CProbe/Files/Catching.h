#import <Foundation/Foundation.h>

/// Runs a block, and returns the reason of the exception that it raises; nil if it raises none.
NSString *_Nullable exceptionRaised(void (NS_NOESCAPE ^_Nonnull block)(void));
