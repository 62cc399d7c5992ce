/** Navigation between pages and prefetching before the click (NET-05); not needed for a first view. */
export { cancelableQueryClient } from '../features/shop/index.ts'
export { animateSharedImage, watchPressedCards } from '../framework/router/animateSharedImage.browser.ts'
export { loadRoute, prefetchRoute } from '../framework/router/loadRoute.ts'
export { returnFocus } from '../framework/panels/returnFocus.browser.ts'
export { routerOptions } from './routerOptions.ts'
export { prefetchOnIntent } from '../framework/router/prefetchOnIntent.browser.ts'
export { trackPageView } from './trackPageView.browser.ts'
export { watchFailed, watchPage } from './watchPage.browser.ts'
