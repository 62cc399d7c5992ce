/** What leads from one page to another, and makes the next one ready before the click (NET-05): none of it is needed for a first view. */
export { forWhoWaits } from '../../bindings/forWhoWaits.ts'
export { letPictureGrow, watchPressedCards } from './growingPicture.browser.ts'
export { prefetchPage } from './prefetchPage.ts'
export { resolve } from './resolve.ts'
export { watchLinks } from './watchLinks.browser.ts'
export { tellLook } from './tellLook.browser.ts'
export { watchPage } from './watchPage.browser.ts'
