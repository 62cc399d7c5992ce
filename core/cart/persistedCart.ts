import type { ShopConfig } from '../config/config.ts'
import type { Price } from '../pricing/price.ts'
import type { ShapeOf } from '../store/persistedSchema.ts'
import { persistedAs } from '../store/persistedSchema.ts'
import { vatTreatments } from './cart.ts'
import type { Cart, CartLine, CartTotals } from './cart.ts'
import { cartTotals } from './cartTotals.ts'
import type { CartTask } from './queue.ts'
import { optimisticCart } from './optimisticCart.ts'

/** The cart as the backend last sent it to a tab of this device; every tab reads it (CRT-01, CRT-16). */
export interface PersistedCart {
  readonly confirmed: Cart
  readonly changed: boolean
  /** Time of the backend's response in ms since 1970, by the device's clock, which may be set back. */
  readonly at: number
  /** How many copies there were before this one. */
  readonly count: number
}

const price: ShapeOf<Price> = {
  of: {
    side: ['incl', 'excl'],
    base: 'count',
    discount: 'count',
    vat: 'count',
    lowest30Days: { or: 'count' },
    volumePrices: { optional: { each: { of: { fromQuantity: 'count', base: 'count', discount: 'count' } } } },
  },
}

const line: ShapeOf<CartLine> = {
  of: {
    id: 'text',
    uid: { or: 'text' },
    productId: 'count',
    slug: 'text',
    title: 'text',
    facts: { each: 'text' },
    picture: {
      or: {
        of: { alt: 'text', template: 'text', widths: { each: 'count' }, formats: { each: ['avif', 'webp'] }, aspectRatio: 'number' },
      },
    },
    quantity: 'count',
    originalQuantity: { or: 'count' },
    price,
    options: {
      each: {
        of: {
          groupId: 'text',
          itemId: 'text',
          groupName: 'text',
          name: 'text',
          price: { or: price },
          weightGrams: 'count',
          custom: {
            or: {
              of: {
                shape: ['square', 'rectangle', 'oval', 'organic', 'round'],
                widthCm: { or: 'count' },
                lengthCm: { or: 'count' },
                diameterCm: { or: 'count' },
                area: 'count',
              },
            },
          },
        },
      },
    },
    weightGrams: 'count',
    stock: { or: 'count' },
    returnable: 'flag',
    isSample: { optional: 'flag' },
    quote: { optional: { of: { number: 'text', expiresOn: 'text', isExpired: 'flag' } } },
    delivery: { of: { totalDays: { or: 'count' }, unit: ['day', 'week'] } },
    adjustments: { each: { of: { id: 'text', title: 'text', inclVat: 'count', exclVat: 'count' } } },
  },
}

const totals: ShapeOf<CartTotals> = {
  of: {
    subtotalInclVat: 'count',
    subtotalExclVat: 'count',
    discountInclVat: 'count',
    discountExclVat: 'count',
    shippingInclVat: 'count',
    shippingExclVat: 'count',
    totalInclVat: 'count',
    totalExclVat: 'count',
    totalVat: { each: { of: { percentage: 'count', amount: 'count' } } },
    totalWeightGrams: 'count',
    productsQuantity: 'count',
  },
}

const coupon = { code: 'text', title: 'text', applies: 'flag' } as const

const cart = persistedAs<PersistedCart>({
  of: {
    confirmed: {
      of: {
        cUid: { or: 'text' },
        lines: { each: line },
        coupons: {
          each: {
            any: [
              { of: { ...coupon, type: ['fixedAmount'], amount: 'count' } },
              { of: { ...coupon, type: ['percentage'], percentage: 'count' } },
            ],
          },
        },
        shipping: { or: { of: { amount: 'count', side: ['incl', 'excl'] } } },
        shippingOptionId: { or: 'text' },
        pickupLocationId: { or: 'text' },
        deliveryDay: { or: 'count' },
        deliveryServices: { each: 'text' },
        paymentOptionId: { or: 'text' },
        addressId: { or: 'text' },
        isMerged: 'flag',
        vatTreatment: vatTreatments,
        totals: { or: totals },
      },
    },
    changed: 'flag',
    at: 'count',
    count: 'count',
  },
})

type PersistedTask = Exclude<CartTask, { readonly type: 'choose' }>

const tasks = persistedAs<readonly PersistedTask[]>({
  each: {
    any: [
      {
        of: {
          id: 'text',
          type: ['add'],
          lineId: 'text',
          quantity: 'count',
          status: ['pending'],
          sent: 'flag',
          line,
          before: { or: { of: { cUid: { or: 'text' }, pieces: 'count' } } },
        },
      },
      {
        of: {
          id: 'text',
          type: ['update'],
          lineId: 'text',
          quantity: 'count',
          status: ['concept', 'pending'],
          sent: 'flag',
        },
      },
      { of: { id: 'text', type: ['coupon'], code: 'text', wanted: 'flag', status: ['pending'], sent: 'flag' } },
    ],
  },
})

export const printCart = cart.print

/**
 * The kept cart from its text; null when it is damaged or another release's. Its totals are computed once in here, so that figures that
 * add up to nonsense cost the copy too, never the shop.
 */
export const readCart = (text: string | null, terms: Pick<ShopConfig, 'shippingVat'>): PersistedCart | null => {
  const found = cart.read(text)
  return found !== null && adds(found.confirmed, [], terms) ? found : null
}

/** The persisted text of a tab's tasks; null without any. Selections are not persisted: the shopper sees them reverted and selects again (CHK-06). */
export const printTasks = (unfinished: readonly CartTask[]): string | null => {
  const persisted = unfinished.filter((task): task is PersistedTask => task.type !== 'choose')
  return persisted.length === 0 ? null : tasks.print(persisted)
}

/** Parses a tab's tasks; none when the text is damaged. */
export const readTasks = (text: string | null, confirmed: Cart, terms: Pick<ShopConfig, 'shippingVat'>): readonly CartTask[] => {
  const found = tasks.read(text)
  return found !== null && adds(confirmed, found, terms) ? found : []
}

const adds = (confirmed: Cart, unfinished: readonly CartTask[], terms: Pick<ShopConfig, 'shippingVat'>): boolean => {
  try {
    return Number.isSafeInteger(cartTotals(optimisticCart({ confirmed, tasks: unfinished }), terms).totalInclVat)
  } catch {
    return false
  }
}
