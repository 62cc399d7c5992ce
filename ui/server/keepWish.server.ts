import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shell/paths.ts'
import type { Saying } from '../shop/said.ts'
import { leadTo, openVisit, readPosted } from './openVisit.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** Answers what there is to say of it; nothing of what the shop does not have. */
const change = async (shop: Shop, productId: number, wished: boolean): Promise<Saying | null> => {
  if (!Number.isSafeInteger(productId) || productId <= 0) return null
  if (wished && !(await shop.ask.product(productId)).ok) return null
  await shop.session.restore()
  const list = await shop.wishlist.load()
  if (!list.put(productId, wished)) return 'wishlist.full'
  return (await list.refresh()) ? null : 'error.connection'
}

/** A heart as a plain post: `keep` or `drop` names the product. Leads to the wish list (303), so that a reload does nothing again. */
export const keepWish =
  (composition: ServerComposition, locale: Locale): Handler<HostVariables> =>
  async (context) => {
    const posted = await readPosted(context)
    if (posted instanceof Response) return posted
    const [keep, drop] = [posted.field('keep'), posted.field('drop')]
    const scope = openVisit(composition, context, locale)
    try {
      const said = await change(scope.shop, Number(keep || drop), keep !== '')
      return leadTo(pathTo(locale, 'wishlist') + (said === null ? '' : `?said=${said}`), scope)
    } finally {
      await scope.close()
    }
  }
