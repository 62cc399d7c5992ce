import * as fc from 'fast-check'
import type { CartLine, LineQuote } from '../../cart/cart.ts'
import type { LineOption } from '../../catalogue/options.ts'
import type { AreaCm2, BasisPoints } from '../../money/units.ts'
import type { Price } from '../../pricing/price.ts'
import type { CustomMeasures } from '../../rug/measures.ts'
import { arbitraryPrice, arbitraryProductPrice } from './arbitraryPrice.ts'

/** Measures of a made-to-measure option, without prices. */
const square: CustomMeasures = { shape: 'square', widthCm: 120, lengthCm: 120, diameterCm: null, area: 14_400 as AreaCm2 }

const optionOf = (product: Price): fc.Arbitrary<LineOption> =>
  fc.record({
    groupId: fc.constantFrom('colour', 'size', 'finish'),
    itemId: fc.constantFrom('a', 'b', 'c'),
    groupName: fc.constant('Group'),
    name: fc.constant('Choice'),
    price: fc.option(arbitraryPrice(fc.constant(product.side), fc.constant(product.vat)), { freq: 3 }),
    weightGrams: fc.nat(5_000),
    custom: fc.option(fc.constant(square), { freq: 2 }),
  })

const arbitraryQuote: fc.Arbitrary<LineQuote> = fc.record({
  number: fc.constant('O26-0001'),
  expiresOn: fc.constant('2026-12-31'),
  isExpired: fc.boolean(),
})

/** A line as a quote fixes it: one price of a piece with its options, on the product's side. */
const quoted = (line: CartLine, quote: LineQuote): CartLine => {
  if (quote.isExpired) return { ...line, quote }
  const { volumePrices: _none, ...price } = line.price
  const options = line.options.map((option) => ({ ...option, price: null }))
  return { ...line, quote, options, price: { ...price, discount: 0 as BasisPoints, lowest30Days: null } }
}

/** A cart line, now and then of a quote, with up to three options on the product's side; quantity 0 (removed) now and then. */
export const arbitraryLine = (price: fc.Arbitrary<Price> = arbitraryProductPrice): fc.Arbitrary<CartLine> =>
  fc
    .tuple(ordinaryLine(price), fc.option(arbitraryQuote, { freq: 3 }))
    .map(([line, quote]) => (quote === null ? line : quoted(line, quote)))

const ordinaryLine = (price: fc.Arbitrary<Price>): fc.Arbitrary<CartLine> =>
  price.chain((product) =>
    fc.record({
      id: fc.nat().map((number) => `line-${number}`),
      uid: fc.option(fc.nat().map((number) => `uid-${number}`)),
      productId: fc.integer({ min: 1, max: 99_999 }),
      slug: fc.constant('product'),
      title: fc.constant('Product'),
      facts: fc.constant([]),
      picture: fc.constant(null),
      quantity: fc.oneof(
        { weight: 1, arbitrary: fc.constant(0) },
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 25 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999 }) },
      ),
      originalQuantity: fc.constant(null),
      price: fc.constant(product),
      options: fc.array(optionOf(product), { maxLength: 3 }),
      weightGrams: fc.nat(50_000),
      stock: fc.constant(null),
      returnable: fc.boolean(),
      delivery: fc.constant({ totalDays: 1, unit: 'day' as const }),
      adjustments: fc.constant([]),
    }),
  )
