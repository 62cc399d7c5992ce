import * as fc from 'fast-check'
import type { CustomItem, RugShape } from '../../rug/measures.ts'
import type { OptionGroup, OptionItem } from '../../catalogue/product.ts'
import type { AreaCm2 } from '../../money/units.ts'
import { arbitraryPrice } from './arbitraryPrice.ts'

export const arbitraryShape: fc.Arbitrary<RugShape> = fc.constantFrom('square', 'rectangle', 'oval', 'organic', 'round')

/** A made-to-measure item whose largest measures reach its minimum. */
export const arbitraryCustomItem: fc.Arbitrary<CustomItem> = fc.integer({ min: 50, max: 1_000 }).chain((maximumCm) =>
  fc.record({
    shape: arbitraryShape,
    pricePerM2: arbitraryPrice(),
    minimumArea: fc.integer({ min: 0, max: maximumCm * maximumCm }).map((area) => area as AreaCm2),
    maximumCm: fc.constant(maximumCm),
    unitDisplay: fc.constant('m²'),
  }),
)

const itemOf = (groupId: string, id: string): fc.Arbitrary<OptionItem> =>
  fc.option(arbitraryCustomItem, { freq: 3 }).chain((custom) =>
    fc.record({
      id: fc.constant(id),
      groupId: fc.constant(groupId),
      name: fc.constant(`Item ${id}`),
      state: fc.constantFrom('active' as const, 'active' as const, 'disabled' as const),
      displayType: fc.constant(custom === null ? ('text' as const) : ('custom' as const)),
      price: custom === null ? fc.option(arbitraryPrice()) : fc.constant(null),
      weightGrams: fc.nat(5_000),
      deliveryDays: fc.oneof(fc.constant(0), fc.nat(60)),
      cartable: fc.boolean(),
      isDefault: fc.boolean(),
      picture: fc.constant(null),
      custom: fc.constant(custom),
    }),
  )

/** Up to four option groups of one to four items; ids are unique. */
export const arbitraryOptionGroups: fc.Arbitrary<readonly OptionGroup[]> = fc.integer({ min: 0, max: 4 }).chain((amount) =>
  fc.tuple(
    ...Array.from({ length: amount }, (_, index) =>
      fc.integer({ min: 1, max: 4 }).chain((items) =>
        fc.record({
          id: fc.constant(`g${index}`),
          name: fc.constant(`Group ${index}`),
          label: fc.constant(`Group ${index}`),
          displayType: fc.constant('text' as const),
          items: fc.tuple(...Array.from({ length: items }, (__, item) => itemOf(`g${index}`, `i${item}`))),
        }),
      ),
    ),
  ),
)
