import type { Tab } from './actions.ts'
import type { Shopper } from './shopper.ts'

/** What the shopper wants of each product, and since when; `heard` is how much each tab had said by then. */
interface Wish {
  readonly quantity: number
  readonly heard: Readonly<Record<Tab, number>>
}

export interface Wishes {
  readonly more: (product: number, by: number) => void
  readonly set: (product: number, quantity: number) => void
  /** What is wanted, products with 0 left out; null when both tabs change the same products, so that nobody can tell. */
  readonly wanted: () => Readonly<Record<number, number>> | null
  /** What both tabs have said since the last wish for this product. */
  readonly saidSince: (product: number) => readonly string[]
}

/** Sentences that say that something stays as it was or will still happen are no news about a loss. */
const isReassuring = (text: string): boolean => /bewaren|blijven het proberen|proberen het|zodra|bijgewerkt|wordt geladen/i.test(text)

/** A sentence that tells of a loss. */
export const tellsOfLoss = (text: string): boolean => /niet|mislukt|lukte|voorraad|fout/i.test(text) && !isReassuring(text)

export const makeWishes = (known: boolean, tabs: Readonly<Record<Tab, Shopper>>): Wishes => {
  const wishes = new Map<number, Wish>()
  const set = (product: number, quantity: number): void => {
    wishes.set(product, { quantity, heard: { A: tabs.A.said.length, B: tabs.B.said.length } })
  }
  return {
    set,
    more: (product, by) => set(product, (wishes.get(product)?.quantity ?? 0) + by),
    wanted: () =>
      known
        ? Object.fromEntries(Array.from(wishes, ([product, { quantity }]) => [product, quantity]).filter(([, quantity]) => quantity !== 0))
        : null,
    saidSince: (product) => {
      const { heard } = wishes.get(product) ?? { heard: { A: 0, B: 0 } }
      return [...tabs.A.said.slice(heard.A), ...tabs.B.said.slice(heard.B)]
    },
  }
}
