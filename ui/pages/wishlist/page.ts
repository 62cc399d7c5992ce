import { pathsTo } from '../../shell/paths.ts'
import type { PageModule } from '../../shell/page.ts'

export { WishlistPage as Page } from './WishlistPage.tsx'

/** The list is the device's: the page is the same for all, and search engines have nothing to find in it (SEO-04). */
export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('wishlist.title'), paths: pathsTo('wishlist', {}), noindex: true } })
