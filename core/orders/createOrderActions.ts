import { Effect } from 'effect'
import type { CartLine } from '../cart/cart.ts'
import type { CartStore } from '../cart/cartStore.ts'
import { newLine } from '../cart/newLine.ts'
import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import type { Product } from '../catalogue/product.ts'
import { defaultSelection } from '../catalogue/selectOption.ts'
import type { PaymentOption } from '../checkout/checkout.ts'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { externalUrl } from '../routing/externalUrl.ts'
import type { Run } from '../run.ts'
import type { OrdersPort } from './OrdersPort.ts'
import type { OrderLine } from './order.ts'
import { orderAgain } from './orderAgain.ts'
import type { ReorderSummary } from './orderAgain.ts'
import { createRepeatOrder } from './createRepeatOrder.ts'
import type { Repeated, RepeatOrderDeps } from './createRepeatOrder.ts'
import { readOrderList } from './orderList.ts'
import { payOrderOutcome } from './payOrderOutcome.ts'

/** The result of a list of article numbers: the number of added articles, and the rest. */
export interface ListReport {
  readonly added: number
  /** Lines as they were typed, and numbers of which there is no article. */
  readonly unknown: readonly string[]
  /** Titles of what is not in stock or has no price. */
  readonly gone: readonly string[]
  /** Products that need a selection on their page. */
  readonly choose: readonly Pick<Product, 'productId' | 'slug' | 'title'>[]
}

/** Where paying leads: to the bank, or nowhere, with what has to be loaded again. */
export type PayOrderMove =
  | { readonly type: 'external'; readonly url: string }
  | { readonly type: 'stay'; readonly reload: 'options' | 'order' | null }

/** Actions on placed orders. */
export interface OrderActions {
  /** Adds lines to the cart as they can be bought now (ACC-03); fails without adding any when the backend cannot return the products. */
  readonly buyAgain: (lines: readonly OrderLine[]) => Promise<Result<ReorderSummary, Phrase>>
  /** Adds a whole order to the cart and repeats its checkout choices, up to the pay button. */
  readonly repeat: (uid: string) => Promise<Result<Repeated, Phrase>>
  /** Adds a typed list of article numbers to the cart; fails without adding any when the backend cannot return the products. */
  readonly orderList: (text: string) => Promise<Result<ListReport, Phrase>>
  /** Stores the customer's own reference of an order; returns the result. */
  readonly saveReference: (uid: string, reference: string) => Promise<Result<Phrase, Phrase>>
  /** Starts the payment of what is open (PAY-03); a refusal is shown as a notification, a lost response is not (PAY-05). */
  readonly payOrder: (uid: string, option: PaymentOption) => Promise<PayOrderMove>
}

export interface OrderActionsDeps {
  readonly ids: IdsPort
  readonly run: Run<{ readonly orders: OrdersPort; readonly catalogue: Pick<CataloguePort, 'product'> }>
  readonly cart: Pick<CartStore, 'putBack'> & RepeatOrderDeps['cart']
  readonly toasts: Pick<ToastStore, 'show'>
  readonly checkout: RepeatOrderDeps['checkout']
  readonly session: RepeatOrderDeps['session']
  readonly offers: RepeatOrderDeps['offers']
}

/** The use-cases of a placed order. */
export const createOrderActions = ({ ids, run, cart, toasts, ...others }: OrderActionsDeps): OrderActions => {
  /** The products of these numbers as they are sold now; null: not any more. */
  const productsNow = async (lines: readonly { readonly productId: number }[]): Promise<Result<Map<number, Product | null>, Phrase>> => {
    const numbers = Array.from(new Set(lines.map(({ productId }) => productId)))
    const found = await run(({ catalogue }) =>
      Effect.forEach(
        numbers,
        (productId) =>
          catalogue.product(productId).pipe(
            Effect.catchTag('NotFound', () => Effect.succeed(null)),
            Effect.map((product) => [productId, product] as const),
          ),
        { concurrency: 'unbounded' },
      ),
    )
    return found.ok ? ok(new Map(found.value)) : err({ key: 'error.connection' })
  }

  const buyAgain: OrderActions['buyAgain'] = async (lines) => {
    const found = await productsNow(lines)
    if (!found.ok) return found
    const products = found.value
    const again = lines.map((line) => ({ title: line.title, ...orderAgain(line, products.get(line.productId) ?? null) }))
    // In reverse, because each new line is added on top: the cart then has the lines in the order's sequence.
    for (const one of again.toReversed()) if (one.type !== 'gone') cart.putBack(one.line)
    const titled = (is: 'gone' | 'changed'): readonly string[] => again.filter((one) => one.type === is).map(({ title }) => title)
    const gone = titled('gone')
    return ok({ added: again.length - gone.length, gone, changed: titled('changed') })
  }

  return {
    orderList: async (text) => {
      const { wanted, unread } = readOrderList(text)
      const found = await productsNow(wanted)
      if (!found.ok) return found
      const [unknown, gone, choose]: [string[], string[], Product[]] = [[...unread], [], []]
      const lines: CartLine[] = []
      for (const { productId, quantity } of wanted) {
        const product = found.value.get(productId) ?? null
        if (product === null) unknown.push(String(productId))
        else if (product.stock === 0 || product.price === null) gone.push(product.title)
        else {
          const made = newLine(product, defaultSelection(product.optionGroups))
          if (made.ok) lines.push({ ...made.value, quantity })
          else choose.push(product)
        }
      }
      for (const line of lines.toReversed()) cart.putBack(line)
      return ok({ added: lines.length, unknown, gone, choose })
    },
    buyAgain,
    repeat: createRepeatOrder({ run, cart, buyAgain, ...others }),
    saveReference: async (uid, reference) => {
      const result = await run(({ orders }) => orders.setReference({ uid, reference: reference.trim() }))
      if (result.ok) return ok({ key: 'phrases.orderReferenceSaved' })
      return err({ key: result.failure._tag === 'Refused' ? 'phrases.orderReferenceFailed' : 'error.connection' })
    },
    payOrder: async (uid, option) => {
      const fail = (message: Phrase): void =>
        void toasts.show({ type: 'error', title: { key: 'phrases.Failed' }, message, about: 'payment' })
      const paid = await run(({ orders }) => orders.payOrder({ uid, option, idempotencyKey: ids.next() }))
      if (paid.ok) {
        const { paymentUrl } = paid.value
        if (externalUrl(paymentUrl, 'any').type !== 'refused') return { type: 'external', url: paymentUrl }
        fail({ key: 'checkout.paymentAddressRefused' })
        return { type: 'stay', reload: null }
      }
      const { reload, notify } = payOrderOutcome(paid.failure._tag === 'Refused' ? paid.failure : 'network')
      if (notify !== null) fail(notify)
      return { type: 'stay', reload }
    },
  }
}
