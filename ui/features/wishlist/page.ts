import { fetchResult, productQuery } from '../shop/index.ts'
import type { PageInput, PageModule } from '../../framework/router/route.ts'

export { WishlistPage as Page } from './WishlistPage.tsx'

/** What the server knows of the list, for who has no script: with one, the device knows better. */
const fetchList = async ({ shop, queries }: PageInput): Promise<void> => {
  await shop.session.restore()
  const list = await shop.wishlist.load()
  await list.refresh()
  await Promise.all(list.getSnapshot().map((productId) => fetchResult(queries, productQuery(shop, productId))))
}

/** Of who brings no list the page is the same for all, and search engines have nothing to find in it (SEO-04). */
export const load: PageModule['load'] = async (input) => {
  if (import.meta.env.SSR) await fetchList(input)
  return { kind: 'page', head: { title: input.text('wishlist.title'), noindex: true } }
}
