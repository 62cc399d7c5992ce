import type { PageInput } from '../../framework/router/route.ts'
import type { ResolvedPage } from '../../framework/router/resolvedPage.ts'
import { preloadPicture } from '../../kit/index.ts'
import { productQuery } from '../shop/index.ts'
import { stageSizes } from './stageSizes.ts'

/** Pages whose main picture is the first one of their product. */
const withGallery: ReadonlySet<string> = new Set(['product', 'productWithOptions'])

/** Requests the main picture of a product's page that is ready but not shown yet; nothing for other pages. */
export const preloadMainPicture = ({ shop, queries }: Pick<PageInput, 'shop' | 'queries'>, { routeId, params }: ResolvedPage): void => {
  if (!withGallery.has(routeId)) return
  const picture = queries.getQueryData(productQuery(shop, Number(params['productId'])).queryKey)?.pictures[0]
  if (picture !== undefined) preloadPicture(picture, stageSizes)
}
