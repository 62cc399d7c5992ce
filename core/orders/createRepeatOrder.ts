import type { SessionStore } from '../account/sessionStore.ts'
import type { CartStore } from '../cart/cartStore.ts'
import type { DeliveryOption, PaymentOption } from '../checkout/checkout.ts'
import { deliveryChoice } from '../checkout/deliveryChoice.ts'
import { checkoutStepRule } from '../checkout/checkoutSteps.ts'
import type { CheckoutStore } from '../checkout/checkoutStore.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure } from '../ports/failures.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'
import type { Run } from '../run.ts'
import type { OrdersPort } from './OrdersPort.ts'
import type { Order, OrderLine } from './order.ts'
import type { ReorderSummary } from './orderAgain.ts'

/** The reordered lines, and the next page: 'cart' where the shopper must check something first. */
export interface Repeated {
  readonly report: ReorderSummary
  readonly to: CheckoutStep | 'cart'
}

export interface RepeatOrderDeps {
  readonly run: Run<{ readonly orders: Pick<OrdersPort, 'order'> }>
  readonly cart: Pick<CartStore, 'getSnapshot' | 'load' | 'settled' | 'choose'>
  readonly session: Pick<SessionStore, 'getSnapshot'>
  readonly checkout: Pick<CheckoutStore, 'start' | 'next' | 'offer'>
  readonly offers: {
    readonly delivery: (country: CountryCode) => Promise<Result<readonly DeliveryOption[], BackendFailure>>
    readonly payments: (country: CountryCode) => Promise<Result<readonly PaymentOption[], BackendFailure>>
  }
  readonly buyAgain: (lines: readonly OrderLine[]) => Promise<Result<ReorderSummary, Phrase>>
}

/**
 * Orders the same again: its lines, address, delivery and payment, by the steps of the checkout and their rules, up to the press that obliges to
 * pay. What is missing now, or no longer offered, is requested at its own step.
 */
export const createRepeatOrder = ({ run, cart, session, checkout, offers, buyAgain }: RepeatOrderDeps) => {
  /** A choice that the backend refuses is made again at its step. */
  const chooseAsThen = async ({ deliveryAddress, choices }: Order): Promise<void> => {
    const saved = session.getSnapshot().session?.deliveryAddresses.find(({ id }) => id === deliveryAddress.id)
    if (saved !== undefined) await cart.choose({ addressId: saved.id })
    const country = deliveryAddress.countryCode
    const [delivery, payments] = await Promise.all([offers.delivery(country), offers.payments(country)])
    checkout.offer({ ...(delivery.ok ? { delivery: delivery.value } : {}), ...(payments.ok ? { payments: payments.value } : {}) })
    const { shippingOptionId, pickupLocationId, paymentOptionId } = choices
    const way = delivery.ok ? delivery.value.find(({ id }) => id === shippingOptionId) : undefined
    const place = way?.pickupLocations.find(({ id }) => id === pickupLocationId)
    if (way !== undefined) await cart.choose(deliveryChoice(way, { pickupLocationId: place?.id }))
    const payment = payments.ok ? payments.value.find(({ id }) => id === paymentOptionId) : undefined
    if (payment !== undefined) await cart.choose({ paymentOptionId: payment.id })
  }

  const walk = async (): Promise<CheckoutStep> => {
    await checkout.start('')
    for (const step of ['information', 'delivery', 'overview'] as const) {
      const move = await checkout.next(step)
      const reached = move.type === 'step' ? move.step : step
      if (reached !== checkoutStepRule(step)?.next) return reached
    }
    return 'pay'
  }

  return async (uid: string): Promise<Result<Repeated, Phrase>> => {
    await cart.load()
    const { status, cart: before } = cart.getSnapshot()
    const order = status === 'ready' ? await run(({ orders }) => orders.order(uid)) : null
    if (order?.ok !== true) return err({ key: 'error.connection' })
    const again = await buyAgain(order.value.lines)
    if (!again.ok) return again
    const { added, gone, changed } = again.value
    // Other products in the cart, or changes, must be checked by the shopper before paying.
    const isTheSame = before.lines.length === 0 && added > 0 && gone.length + changed.length === 0
    if (!isTheSame) return ok({ report: again.value, to: 'cart' })
    await cart.settled()
    await chooseAsThen(order.value)
    return ok({ report: again.value, to: await walk() })
  }
}
