/** What leads from one page to another, and makes the next one ready before the click (NET-05): none of it is needed for a first view. */
export { cancelableQueryClient } from '../../bindings/cancelableQueryClient.ts'
export { animateSharedImage, watchPressedCards } from './animateSharedImage.browser.ts'
export { loadRoute, prefetchRoute } from './loadRoute.ts'
export { routerOptions } from '../routerOptions.ts'
export { prefetchOnIntent } from './prefetchOnIntent.browser.ts'
export { trackPageView } from './trackPageView.browser.ts'
export { watchFailed, watchPage } from './watchPage.browser.ts'
