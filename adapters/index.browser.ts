/** The device's side of a page: its cookies, its storage, its measuring tag, its sanitiser. */
export { makeTagAnalytics } from './analytics/tagAnalytics.ts'
export { makePageTag } from './analytics/pageTag.browser.ts'
export { makeBrowserCookies } from './cookies/browserCookies.browser.ts'
export { makeBrowserStorage } from './storage/browserStorage.browser.ts'
export { sanitiseHtml } from './http/sanitiseHtml.browser.ts'
export { makeBrowserPage } from './page/browserPage.browser.ts'
export { makeLockTabs } from './tabs/browserTabs.browser.ts'
