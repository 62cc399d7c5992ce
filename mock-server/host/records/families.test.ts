import { describe, expect, it } from 'vitest'
import { demoShop } from '../../demo/demoShop.ts'

const products = new Map([...demoShop().products].map((product) => [product.id, product]))

describe('families of products', () => {
  it('every colour and size of a rug belongs to the one that is listed, however far it is', () => {
    for (const id of [1002, 1011, 1013, 1014, 1025]) expect([id, products.get(id)?.family]).toEqual([id, 1002])
  })

  it('what is listed itself is its own family, also where it is a variation of another', () => {
    for (const id of [1001, 1003, 2000, 2002]) expect(products.get(id)?.family).toBe(id)
    expect(products.get(2004)?.family).toBe(1003)
  })

  it('the listed one is found under the colours of its family that can be had, and under its own size only', () => {
    expect(products.get(1002)?.listedFacets).toMatchObject({ Kleur: ['blauw', 'zand', 'terracotta'], Maat: ['middel'] })
    expect(products.get(1013)?.listedFacets).toEqual(products.get(1013)?.facets)
  })

  it('all colours of a card cost the same, as the contract promises', () => {
    const listed = [...products.values()].filter(({ id, family }) => id === family)
    const prices = listed.map(({ price, colours }) => [price, ...colours.map(({ productId }) => products.get(productId)?.price)])
    for (const [first, ...others] of prices) expect(others).toEqual(others.map(() => first))
  })
})
