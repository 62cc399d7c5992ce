/** What leads from one page to another, and makes the next one ready before the click (NET-05): none of it is needed for a first view. */
export { cancelableQueryClient } from '../../bindings/cancelableQueryClient.ts'
export { animateSharedImage, watchPressedCards } from './animateSharedImage.browser.ts'
export { prefetchPage } from './prefetchPage.ts'
export { resolve } from './resolve.ts'
export { prefetchOnIntent } from './prefetchOnIntent.browser.ts'
export { trackPageView } from './trackPageView.browser.ts'
export { watchFailed, watchPage } from './watchPage.browser.ts'
