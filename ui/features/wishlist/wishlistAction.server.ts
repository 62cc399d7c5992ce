import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'
import type { FlashKey } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Returns the flash message; nothing for a product that the shop does not have. */
const change = async (shop: Shop, productId: number, wished: boolean): Promise<FlashKey | null> => {
  if (!Number.isSafeInteger(productId) || productId <= 0) return null
  if (wished && !(await shop.api.product(productId)).ok) return null
  await shop.session.restore()
  const list = await shop.wishlist.load()
  if (!list.put(productId, wished)) return 'wishlist.full'
  return (await list.refresh()) ? null : 'error.connection'
}

const handler =
  ({ createScope }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const [keep, drop] = [formData.field('keep'), formData.field('drop')]
    const scope = createScope(context, locale)
    try {
      const text = await change(scope.shop, Number(keep || drop), keep !== '')
      return seeOther(pathTo(locale, 'wishlist') + (text === null ? '' : `?flash=${text}`), scope)
    } finally {
      await scope.close()
    }
  }

/** A heart as a plain post: `keep` or `drop` names the product. Redirects to the wishlist (303), so that a reload does not repeat it. */
export const wishlistAction: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'wishlist'),
  handler,
}
