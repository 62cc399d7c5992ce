import { fetchResult, productQuery } from '../shop/index.ts'
import type { PageInput, PageModule } from '../../framework/router/route.ts'

export { WishlistPage as Page } from './WishlistPage.tsx'

/** The server's list, for visitors without JavaScript; with JavaScript the device's list is newer. */
const fetchList = async ({ shop, queries }: PageInput): Promise<void> => {
  await shop.session.restore()
  const list = await shop.wishlist.load()
  await list.refresh()
  await Promise.all(list.getSnapshot().map((productId) => fetchResult(queries, productQuery(shop, productId))))
}

/** Without a list the page is the same for all visitors, and it is not indexed (SEO-04). */
export const load: PageModule['load'] = async (input) => {
  if (import.meta.env.SSR) await fetchList(input)
  return { kind: 'page', head: { title: input.text('wishlist.title'), noindex: true } }
}
