import type { Tab } from './actions.ts'
import type { Coupon, Goods } from './goods.ts'
import type { Shopper } from './shopper.ts'

type Heard = Readonly<Record<Tab, number>>

/** The expected quantity of a product; `seenNotices` has the number of notices in each tab before the change. */
interface Task<Value> {
  readonly value: Value
  readonly seenNotices: Heard
}

export interface ExpectedCart {
  readonly more: (product: Goods, by: number) => void
  readonly set: (product: Goods, quantity: number) => void
  readonly heart: (product: number, wished: boolean) => void
  /** @param seenNotices counted before the click: its refusal may come while the click is still awaited */
  readonly coupon: (code: Coupon, applied: boolean, seenNotices: Heard) => void
  readonly heardSoFar: () => Heard
  /** The expected quantities without zeros; null when both tabs change the same products, so that they are unknown. */
  readonly wanted: () => Readonly<Record<string, number>> | null
  readonly hearts: () => ReadonlyMap<number, boolean>
  readonly coupons: () => ReadonlyMap<Coupon, boolean>
  /** The notices of both tabs since the last change of this line or coupon. */
  readonly noticesSince: (what: string) => readonly string[]
}

/** Messages that something is unchanged or will still happen, which report no loss. */
const isReassuring = (text: string): boolean => /bewaren|blijven het proberen|proberen het|zodra|bijgewerkt|wordt geladen/i.test(text)

/** A message that reports a loss. */
export const reportsLoss = (text: string): boolean => /niet|mislukt|lukte|voorraad|fout/i.test(text) && !isReassuring(text)

export const createExpectedCart = (known: boolean, tabs: Readonly<Record<Tab, Shopper>>): ExpectedCart => {
  const quantities = new Map<string, Task<number>>()
  const coupons = new Map<Coupon, Task<boolean>>()
  const hearts = new Map<number, boolean>()
  const heardSoFar = (): Heard => ({ A: tabs.A.notices.length, B: tabs.B.notices.length })
  const set = (product: Goods, quantity: number): void =>
    void quantities.set(String(product), { value: quantity, seenNotices: heardSoFar() })
  return {
    set,
    more: (product, by) => set(product, (quantities.get(String(product))?.value ?? 0) + by),
    heart: (product, wished) => void hearts.set(product, wished),
    coupon: (code, applied, seenNotices) => void coupons.set(code, { value: applied, seenNotices }),
    heardSoFar,
    wanted: () =>
      known
        ? Object.fromEntries(Array.from(quantities, ([product, { value }]) => [product, value] as const).filter(([, value]) => value !== 0))
        : null,
    hearts: () => (known ? hearts : new Map()),
    coupons: () => new Map(known ? Array.from(coupons, ([code, { value }]) => [code, value] as const) : []),
    noticesSince: (what) => {
      const { seenNotices } = quantities.get(what) ??
        Array.from(coupons).find(([code]) => code === what)?.[1] ?? { seenNotices: { A: 0, B: 0 } }
      return [...tabs.A.notices.slice(seenNotices.A), ...tabs.B.notices.slice(seenNotices.B)]
    },
  }
}
