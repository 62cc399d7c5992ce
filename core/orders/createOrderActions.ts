import { Effect } from 'effect'
import type { CartLine } from '../cart/cart.ts'
import type { CartStore } from '../cart/cartStore.ts'
import { newLine } from '../cart/newLine.ts'
import { quantityOf } from '../cart/quantity.ts'
import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import type { Product } from '../catalogue/product.ts'
import { defaultSelection } from '../catalogue/selectOption.ts'
import type { PaymentOption } from '../checkout/checkout.ts'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { Message, Phrase } from '../notifications/phrase.ts'
import { validateForm } from '../validation/forms.ts'
import { reviewSchema } from './review.ts'
import type { ReviewForm } from './review.ts'
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
import type { WantedArticle } from './orderList.ts'
import { payOrderOutcome } from './payOrderOutcome.ts'

/** The result of a list of article numbers: the number of added rows, and what is wrong with the others, in the order of the list. */
export interface ListReport {
  readonly added: number
  readonly faults: readonly ListFault[]
}

/**
 * A row that was not added: it is no article number with a quantity, no product has its number, the product is not in stock or has no price, or
 * something has to be chosen on its page first.
 */
export type ListFault = Pick<WantedArticle, 'row' | 'typed'> &
  (
    | { readonly reason: 'unread' | 'unknown' }
    | { readonly reason: 'gone' | 'choose'; readonly product: Pick<Product, 'productId' | 'slug' | 'title'> }
  )

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
  /** Sends a review of a line to the shop, which publishes or refuses it. */
  readonly writeReview: (uid: string, lineUid: string, form: ReviewForm) => Promise<Result<Phrase, Message>>
  /** Starts the payment of what is open (PAY-03); a refusal is shown as a notification, a lost response is not (PAY-05). */
  readonly payOrder: (uid: string, option: PaymentOption) => Promise<PayOrderMove>
}

export interface OrderActionsDeps {
  readonly ids: IdsPort
  readonly run: Run<{ readonly orders: OrdersPort; readonly catalogue: Pick<CataloguePort, 'product' | 'articles'> }>
  readonly cart: Pick<CartStore, 'putBack'> & RepeatOrderDeps['cart']
  readonly toasts: Pick<ToastStore, 'show'>
  readonly checkout: RepeatOrderDeps['checkout']
  readonly session: RepeatOrderDeps['session']
  readonly offers: RepeatOrderDeps['offers']
}

/** Most article numbers of one question. */
const mostArticles = 200

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

  /** Numbers of products by article numbers; those of no product are left out. */
  const articlesOf = async (wanted: readonly WantedArticle[]): Promise<Result<ReadonlyMap<string, number>, Phrase>> => {
    const numbers = [...new Set(wanted.map(({ number }) => number))]
    const parts = Array.from({ length: Math.ceil(numbers.length / mostArticles) }, (_, part) =>
      numbers.slice(part * mostArticles, (part + 1) * mostArticles),
    )
    const found = await run(({ catalogue }) => Effect.forEach(parts, (part) => catalogue.articles(part)))
    return found.ok ? ok(new Map(found.value.flatMap((part) => [...part]))) : err({ key: 'error.connection' })
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
      const numbers = await articlesOf(wanted)
      if (!numbers.ok) return numbers
      const found = await productsNow(Array.from(numbers.value.values(), (productId) => ({ productId })))
      if (!found.ok) return found
      const faults: ListFault[] = unread.map((row) => ({ ...row, reason: 'unread' }))
      let added = 0
      const lines = new Map<number, CartLine>()
      for (const { row, typed, number, quantity } of wanted) {
        const product = found.value.get(numbers.value.get(number) ?? 0) ?? null
        const made = product === null ? null : newLine(product, defaultSelection(product.optionGroups))
        // A word at its end may have been meant as the quantity, as in "VK-1002 abc".
        if (product === null) faults.push({ row, typed, reason: /\d\s+\D+$/u.test(number) ? 'unread' : 'unknown' })
        else if (product.stock === 0 || product.price === null) faults.push({ row, typed, reason: 'gone', product })
        else if (made?.ok !== true) faults.push({ row, typed, reason: 'choose', product })
        else {
          const before = lines.get(product.productId)?.quantity ?? 0
          lines.set(product.productId, { ...made.value, quantity: quantityOf(before + quantity) })
          added += 1
        }
      }
      for (const line of [...lines.values()].toReversed()) cart.putBack(line)
      return ok({ added, faults: faults.toSorted((one, other) => one.row - other.row) })
    },
    buyAgain,
    repeat: createRepeatOrder({ run, cart, buyAgain, ...others }),
    saveReference: async (uid, reference) => {
      const result = await run(({ orders }) => orders.setReference({ uid, reference: reference.trim() }))
      if (result.ok) return ok({ key: 'phrases.orderReferenceSaved' })
      return err({ key: result.failure._tag === 'Refused' ? 'phrases.orderReferenceFailed' : 'error.connection' })
    },
    writeReview: async (uid, lineUid, form): Promise<Result<Phrase, Message>> => {
      const { valid, values } = validateForm(reviewSchema, form)
      if (!valid) return err({ key: 'checkout.fieldsMissing' })
      const result = await run(({ orders }) => orders.writeReview({ uid, lineUid, review: { ...values, stars: Number(values.stars) } }))
      if (result.ok) return ok({ key: 'phrases.reviewSent' })
      const { failure } = result
      return err(failure._tag === 'Refused' && failure.message !== '' ? { backend: failure.message } : { key: 'error.connection' })
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
