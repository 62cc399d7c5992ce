import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import type { Shop } from '@thuishaven/core'
import { typedQuantity } from '@thuishaven/core/cart'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { longestCode, sayingOf } from '../shop/said.ts'
import type { Saying } from '../shop/said.ts'
import { leadTo, openVisit, readPosted } from './openVisit.server.ts'
import type { PostedField } from './openVisit.server.ts'
import type { HostVariables } from './perimeter.server.ts'

const couponSentences = { Refused: 'cart.couponRefused', CouponInCart: 'cart.couponInCart' } as const

/** Changes the cart; answers what there is to say of it. */
type Change = (shop: Shop, field: PostedField) => Promise<Saying | null>

const line: Change = async ({ cart, toasts }, field) => {
  const quantity = field('remove') === '' ? typedQuantity(field('quantity')) : 0
  if (quantity === null || !cart.getSnapshot().cart.lines.some(({ id }) => id === field('line'))) return null
  cart.setQuantity(field('line'), quantity)
  await cart.settled()
  if (cart.getSnapshot().pending > 0) return 'error.connection'
  // A shortage stands at the line itself, with its numbers.
  const [told] = toasts.getSnapshot()
  return told === undefined || cart.getSnapshot().cart.lines.some((each) => each.originalQuantity !== null)
    ? null
    : sayingOf(told.message ?? told.title)
}

const coupon: Change = async ({ cart }, field) => {
  const outcome = field('remove') === '' ? await cart.applyCoupon(field('code')) : await cart.removeCoupon(field('remove'))
  if (outcome.ok) return null
  const { _tag } = outcome.failure
  return _tag === 'Refused' || _tag === 'CouponInCart' ? couponSentences[_tag] : 'cart.couponBroken'
}

const changes = { line: { change: line, panel: 'cart' }, coupon: { change: coupon, panel: 'discountCoupons' } } as const

/** The cart as plain posts: a quantity, the bin, a coupon. Goes back to the page with the cart open (303), so that a reload does nothing again. */
export const changeCart =
  (composition: ServerComposition, what: keyof typeof changes): Handler<HostVariables> =>
  async (context) => {
    const posted = await readPosted(context)
    if (posted instanceof Response) return posted
    const back = new URL(internalPath(posted.field('back')) ?? '/', 'http://shop.invalid')
    const scope = openVisit(composition, context, localeOfPath(back.pathname).locale)
    const change = async (shop: Shop): Promise<Saying | null> => {
      if (context.get('tooOften') !== undefined) return 'phrases.tooManyRequests'
      await shop.ask.config(undefined)
      await shop.cart.load()
      return shop.cart.getSnapshot().status === 'ready' ? changes[what].change(shop, posted.field) : 'error.connection'
    }
    try {
      const said = await change(scope.shop)
      back.searchParams.set('panel', changes[what].panel)
      if (said === null) back.searchParams.delete('said')
      else back.searchParams.set('said', said)
      // The sentence repeats what was typed.
      const code = posted.field('code').replaceAll(/\s/g, '')
      if (said === null || code === '') back.searchParams.delete('code')
      else back.searchParams.set('code', code.slice(0, longestCode))
      return leadTo(back.pathname + back.search, scope)
    } finally {
      await scope.close()
    }
  }
