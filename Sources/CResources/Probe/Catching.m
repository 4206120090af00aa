#import "Catching.h"

NSString *exceptionRaised(void (NS_NOESCAPE ^block)(void)) {
  @try {
    block();
    return nil;
  } @catch (NSException *exception) {
    return exception.reason ?: exception.name;
  }
}

CGPoint flickTarget(UIScrollView *view, CGPoint velocity, CGPoint target, BOOL *answered) {
  id<UIScrollViewDelegate> delegate = view.delegate;
  *answered = [delegate respondsToSelector:@selector(scrollViewWillEndDragging:withVelocity:targetContentOffset:)];
  if (*answered) [delegate scrollViewWillEndDragging:view withVelocity:velocity targetContentOffset:&target];
  return target;
}
