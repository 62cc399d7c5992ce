import { describe, expect, it } from 'vitest'
import { demoShop } from '../demo/demoShop.ts'

const products = new Map([...demoShop().products].map((product) => [product.id, product]))

describe('families of products', () => {
  it('all colours and sizes of a rug belong to the listed product, over any number of steps', () => {
    for (const id of [1002, 1011, 1013, 1014, 1025]) expect([id, products.get(id)?.family]).toEqual([id, 1002])
  })

  it('a listed product is its own family, also as a variation of another', () => {
    for (const id of [1001, 1003, 2000, 2002]) expect(products.get(id)?.family).toBe(id)
    expect(products.get(2004)?.family).toBe(1003)
  })

  it('a listed product is found by the available colours of its family, and only by its own size', () => {
    expect(products.get(1002)?.listedFacets).toMatchObject({ Kleur: ['blauw', 'zand', 'terracotta'], Maat: ['middel'] })
    expect(products.get(1013)?.listedFacets).toEqual(products.get(1013)?.facets)
  })

  it('all colours of a product card cost the same, as the contract promises', () => {
    const listed = [...products.values()].filter(({ id, family }) => id === family)
    const prices = listed.map(({ price, colours }) => [price, ...colours.map(({ productId }) => products.get(productId)?.price)])
    for (const [first, ...others] of prices) expect(others).toEqual(others.map(() => first))
  })
})
