/** The device's side of a page: its cookies, its storage, its measuring tag, its sanitiser. */
export { createTagAnalytics } from './analytics/tagAnalytics.ts'
export { createPageTag } from './analytics/pageTag.browser.ts'
export { createBrowserCookies } from './cookies/browserCookies.browser.ts'
export { createBrowserStorage } from './storage/browserStorage.browser.ts'
export { sanitiseHtml } from './http/sanitiseHtml.browser.ts'
export { createBrowserPage } from './page/browserLifecycle.browser.ts'
export { createLockTabs } from './tabs/browserTabs.browser.ts'
