import type { Context, Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { buyableLine, sharedCart, sharedWishlist } from '@thuishaven/core/sharing'
import { pathTo } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import { createGestures, gestureKey } from '../../framework/server/gestures.server.ts'
import type { FormResponse } from '../../framework/server/gestures.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import type { PostedShare } from './postedShare.ts'
import { sharedAddress } from './sharedAddress.ts'

const change = async (shop: Shop, field: PostedField, origin: string): Promise<PostedShare> => {
  const customer = await shop.customer.load()
  const ownerToken = field('ownerToken')
  if (ownerToken !== '') {
    const withdrawn = await customer.withdrawShare(ownerToken)
    return withdrawn.ok ? { step: 'withdrawn' } : { step: 'failed', problem: withdrawn.failure }
  }
  const kind = field('kind') === 'wishlist' ? 'wishlist' : 'cart'
  await shop.session.restore()
  if (kind === 'wishlist') await (await shop.wishlist.load()).refresh()
  else await shop.cart.load()
  const lines =
    kind === 'wishlist' ? sharedWishlist((await shop.wishlist.load()).getSnapshot()) : sharedCart(shop.cart.getSnapshot().cart.lines)
  if (lines.length === 0) return { step: 'empty', kind }
  const made = await customer.share(kind, lines)
  return made.ok
    ? { step: 'made', made: made.value, address: origin + sharedAddress(shop.locale, made.value.token) }
    : { step: 'failed', problem: made.failure }
}

const share =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const scope = createScope(context, locale)
    try {
      const shows: PostedShare =
        context.get('tooOften') === undefined
          ? await change(scope.shop, formData.field, context.get('client').url.origin)
          : { step: 'failed', problem: { key: 'phrases.tooManyRequests' } }
      return await respondWithPage(context, { shows, isRefused: shows.step === 'failed' || shows.step === 'empty' })
    } finally {
      await scope.close()
    }
  }

const addAll = ({ createScope }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> => {
  const gestures = createGestures()

  const add = async (context: Context<ServerEnv>, token: string): Promise<FormResponse> => {
    const here = sharedAddress(locale, token)
    const scope = createScope(context, locale)
    const redirect = (location: string): FormResponse => {
      const cookies = scope.setCookies()
      return { location, setCookies: () => cookies }
    }
    try {
      const { shop } = scope
      const shared = await (await shop.customer.load()).api.share(token)
      // The page itself says that a link shows nothing.
      if (!shared.ok) return redirect(here)
      await shop.session.restore()
      await shop.cart.load()
      const lines = await Promise.all(
        shared.value.lines.map(async (line) => {
          const product = await shop.api.product(line.productId)
          return buyableLine(line, product.ok ? product.value : null)
        }),
      )
      for (const line of lines.toReversed()) if (line !== null) shop.cart.putBack(line)
      await shop.cart.settled()
      return redirect(`${here}&panel=cart`)
    } finally {
      await scope.close()
    }
  }

  return async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const act = (): Promise<FormResponse> => add(context, formData.field('token'))
    const key = gestureKey(context, formData.form)
    const response = await (key === null ? act() : gestures(key, act))
    return seeOther(response.location, response)
  }
}

/** Sharing by plain posts. The link is personal until its owner gives it away, so it is in the response and not in an address. */
export const shareActions: readonly ServerAction<ActionDependencies<Shop>>[] = [
  { method: 'post', path: (locale) => pathTo(locale, 'share'), handler: share },
  { method: 'post', path: (locale) => pathTo(locale, 'shared'), handler: addAll },
]
