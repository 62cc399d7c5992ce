import { Effect } from 'effect'
import { expect } from 'vitest'
import type { Picture, ProductCard } from '@thuishaven/core/catalogue'
import type { Price } from '@thuishaven/core/pricing'

/** The value of a program that must succeed. */
export const valueOf = <Value, Failure>(program: Effect.Effect<Value, Failure>): Promise<Value> => Effect.runPromise(program)

/** The failure of a program that must fail. */
export const failureOf = <Value, Failure>(program: Effect.Effect<Value, Failure>): Promise<Failure> =>
  Effect.runPromise(Effect.flip(program))

/** PRC-02: whole cents on one side, whole basis points. */
export const expectPrice = (price: Price | null): void => {
  if (price === null) return
  expect(['incl', 'excl']).toContain(price.side)
  expect(Number.isSafeInteger(price.base) && price.base >= 0).toBe(true)
  expect(Number.isSafeInteger(price.discount) && price.discount >= 0 && price.discount <= 10_000).toBe(true)
  expect(Number.isSafeInteger(price.vat) && price.vat >= 0 && price.vat <= 10_000).toBe(true)
}

export const expectPicture = (picture: Picture | null): void => {
  if (picture === null) return
  expect(picture.template).toContain('{width}')
  expect(picture.template).toContain('{format}')
  expect(picture.widths).toEqual(picture.widths.toSorted((one, other) => one - other))
  expect(picture.widths.length * picture.formats.length).toBeGreaterThan(0)
  expect(picture.aspectRatio).toBeGreaterThan(0)
}

export const expectCard = (card: ProductCard): void => {
  expect(Number.isSafeInteger(card.productId)).toBe(true)
  expect(card.title).not.toBe('')
  expect(card.slug).toMatch(/^[^/]+$/)
  expectPrice(card.price)
  expectPicture(card.picture)
  expectPicture(card.hoverPicture)
}
