import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { typedQuantity } from '@thuishaven/core/cart'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { urlOf } from '../../framework/router/urlOf.ts'
import { longestCode, flashKeyOf } from '../shop/index.ts'
import type { FlashKey } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const couponMessages = { Refused: 'cart.couponRefused', CouponInCart: 'cart.couponInCart' } as const

/** Changes the cart; returns the flash message. */
type Change = (shop: Shop, field: PostedField) => Promise<FlashKey | null>

const line: Change = async ({ cart, toasts }, field) => {
  const quantity = field('remove') === '' ? typedQuantity(field('quantity')) : 0
  if (quantity === null || !cart.getSnapshot().cart.lines.some(({ id }) => id === field('line'))) return null
  cart.setQuantity(field('line'), quantity)
  await cart.settled()
  if (cart.getSnapshot().pending > 0) return 'error.connection'
  // A shortage is shown at the line, with its numbers.
  const [toast] = toasts.getSnapshot()
  return toast === undefined || cart.getSnapshot().cart.lines.some((each) => each.originalQuantity !== null)
    ? null
    : flashKeyOf(toast.message ?? toast.title)
}

const coupon: Change = async ({ cart }, field) => {
  const result = field('remove') === '' ? await cart.applyCoupon(field('code')) : await cart.removeCoupon(field('remove'))
  if (result.ok) return null
  const { failure } = result
  const { _tag } = failure
  if (_tag === 'Refused' && failure.reason === 'couponUsedUp') return 'cart.couponUsedUp'
  return _tag === 'Refused' || _tag === 'CouponInCart' ? couponMessages[_tag] : 'cart.couponBroken'
}

const changes = { line: { change: line, panel: 'cart' }, coupon: { change: coupon, panel: 'discountCoupons' } } as const

const changeHandler =
  (what: keyof typeof changes) =>
  ({ createScope }: ActionDependencies<Shop>): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const back = urlOf(internalPath(formData.field('back')) ?? '/')
    const scope = createScope(context, localeOfPath(back.pathname).locale)
    const change = async (shop: Shop): Promise<FlashKey | null> => {
      if (context.get('tooOften') !== undefined) return 'phrases.tooManyRequests'
      await shop.api.config(undefined)
      await shop.cart.load()
      return shop.cart.getSnapshot().status === 'ready' ? changes[what].change(shop, formData.field) : 'error.connection'
    }
    try {
      const text = await change(scope.shop)
      back.searchParams.set('panel', changes[what].panel)
      if (text === null) back.searchParams.delete('flash')
      else back.searchParams.set('flash', text)
      // The message repeats what was typed.
      const code = formData.field('code').replaceAll(/\s/g, '')
      if (text === null || code === '') back.searchParams.delete('code')
      else back.searchParams.set('code', code.slice(0, longestCode))
      return seeOther(back.pathname + back.search, scope)
    } finally {
      await scope.close()
    }
  }

/** The cart as plain posts: a quantity, the bin, a coupon. Goes back to the page with the cart open (303), so that a reload does nothing again. */
export const changeCart: readonly ServerAction<ActionDependencies<Shop>>[] = (['line', 'coupon'] as const).map((what) => ({
  method: 'post',
  path: `/cart/${what}`,
  handler: changeHandler(what),
}))
