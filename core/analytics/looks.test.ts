import { describe, expect, it } from 'vitest'
import type { BasisPoints, Cents } from '../money/units.ts'
import { chosenEvent, listEvent, searchEvent, viewEvent } from './looks.ts'

const price = {
  side: 'excl',
  base: 10_000 as Cents,
  discount: 1500 as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: 10_000 as Cents,
} as const
const swatch = (productId: number, title: string) => ({ productId, title, name: '', colour: '#000', slug: '', picture: null })
const rug = { productId: 1002, title: 'Kleed blauw', price, swatches: [swatch(1002, 'Kleed blauw'), swatch(1003, 'Kleed rood')] }
const unpriced = { productId: 1006, title: 'Lamp', price: null, swatches: [] }

describe('events of page views and clicks', () => {
  it('ANA-02 a list event has each product with its price including VAT, if it has one', () => {
    expect(listEvent('Vloerkleden', [rug, unpriced])).toEqual({
      name: 'view_item_list',
      item_list_name: 'Vloerkleden',
      items: [
        { item_id: '1002', item_name: 'Kleed blauw', discount: 18.15, index: 0, price: 102.85, quantity: 1 },
        { item_id: '1006', item_name: 'Lamp', index: 1, quantity: 1 },
      ],
    })
    expect(listEvent('Leeg', [])).toBeNull()
  })

  it('ANA-01 a selection event has the product or colour with its position in the list', () => {
    expect(chosenEvent('Rij', [unpriced, rug], 1003)).toMatchObject({
      name: 'select_item',
      item_list_name: 'Rij',
      items: [{ item_id: '1003', item_name: 'Kleed rood', index: 1, price: 102.85 }],
    })
    expect(chosenEvent('Rij', [unpriced], 1003)).toBeNull()
  })

  it('ANA-01 ANA-02 a page view event has its product, with a value if there is a price', () => {
    expect(viewEvent({ ...rug, pricePerM2: null })).toMatchObject({ name: 'view_item', currency: 'EUR', value: 102.85 })
    const unmeasured = { ...rug, price: { ...rug.price, base: 0 as Cents }, pricePerM2: rug.price }
    expect(viewEvent(unmeasured)).toMatchObject({ value: 102.85, items: [{ price: 102.85 }] })
    expect(viewEvent({ ...unpriced, pricePerM2: null })).toEqual({
      name: 'view_item',
      items: [{ item_id: '1006', item_name: 'Lamp', index: 0, quantity: 1 }],
    })
  })

  it('ANA-02 PRC-08 an event’s discount is based on the crossed-out price, and absent without a lowest price of 30 days', () => {
    const toResult = (lowest30Days: number | null) =>
      viewEvent({ ...rug, pricePerM2: null, price: { ...price, lowest30Days: lowest30Days as Cents | null } }).items[0]
    expect(toResult(9_000)).toMatchObject({ price: 102.85, discount: 6.05 })
    expect(toResult(null)).toMatchObject({ price: 102.85, discount: 0 })
  })

  it('ANA-01 a search event has the query as typed, up to a hundred characters; an empty query sends none', () => {
    expect(searchEvent('  wol ')).toEqual({ name: 'search', search_term: 'wol' })
    expect(searchEvent('  ')).toBeNull()
    expect(searchEvent('🧶'.repeat(150))?.search_term).toBe('🧶'.repeat(100))
    expect(listEvent('x'.repeat(101), [rug])?.item_list_name).toHaveLength(100)
    const names = [rug, unpriced].map((product) => viewEvent({ ...product, pricePerM2: null, title: 'x'.repeat(101) }).items[0]?.item_name)
    expect(names).toEqual(['x'.repeat(100), 'x'.repeat(100)])
  })
})
