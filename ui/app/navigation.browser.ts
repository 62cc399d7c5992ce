/** Navigation between pages and what is fetched for it before a press (NET-05); not needed for a first view. */
export { cancelableQueryClient } from '../features/shop/index.ts'
export { animateSharedImage } from '../framework/router/animateSharedImage.browser.ts'
export { loadRoute } from '../framework/router/loadRoute.ts'
export { returnFocus } from '../framework/panels/returnFocus.browser.ts'
export { prepareNext } from './prepareNext.browser.ts'
export { routerOptions } from './routerOptions.ts'
export { trackPageView } from './trackPageView.browser.ts'
export { watchFailed } from './watchPage.browser.ts'
