import * as fc from 'fast-check'
import type { BasisPoints, Cents } from '../../money/units.ts'
import type { Price, PriceSide, VolumePrice } from '../../pricing/price.ts'

/** VAT rates: the Dutch ones often, any whole basis point sometimes. */
export const arbitraryRate: fc.Arbitrary<BasisPoints> = fc
  .oneof({ weight: 4, arbitrary: fc.constantFrom(0, 900, 2100) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) })
  .map((rate) => rate as BasisPoints)

/** Discounts: none, round ones, odd ones and everything. */
export const arbitraryDiscount: fc.Arbitrary<BasisPoints> = fc
  .oneof(fc.constantFrom(0, 1000, 1250, 3333, 10_000), fc.integer({ min: 0, max: 10_000 }))
  .map((discount) => discount as BasisPoints)

/** Amounts of a shop, with many small ones where rounding shows, up to a hundred thousand euros. */
export const arbitraryAmount: fc.Arbitrary<Cents> = fc
  .oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 }))
  .map((amount) => amount as Cents)

export const arbitrarySide: fc.Arbitrary<PriceSide> = fc.constantFrom('incl', 'excl')

/** A price of one component; on a given side and rate when it is an option of a product. */
export const arbitraryPrice = (
  side: fc.Arbitrary<PriceSide> = arbitrarySide,
  vat: fc.Arbitrary<BasisPoints> = arbitraryRate,
): fc.Arbitrary<Price> =>
  fc.record({ side, base: arbitraryAmount, discount: arbitraryDiscount, vat, lowest30Days: fc.option(arbitraryAmount, { freq: 4 }) })

const arbitraryVolumePrices: fc.Arbitrary<readonly VolumePrice[]> = fc.uniqueArray(
  fc.record({ fromQuantity: fc.integer({ min: 2, max: 30 }), base: arbitraryAmount, discount: arbitraryDiscount }),
  { maxLength: 3, selector: ({ fromQuantity }) => fromQuantity },
)

/** A price of a product, now and then less a piece for more pieces, in any order. */
export const arbitraryProductPrice: fc.Arbitrary<Price> = fc
  .tuple(arbitraryPrice(), fc.option(arbitraryVolumePrices))
  .map(([price, volumePrices]) => (volumePrices === null ? price : { ...price, volumePrices }))
