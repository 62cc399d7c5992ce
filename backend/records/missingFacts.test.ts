import { expect, it } from 'vitest'
import { demoShop } from '../demo/demoShop.ts'
import { missingFacts } from './missingFacts.ts'
import type { ProductRecord } from './ProductRecord.ts'

const { categories, makers, ...rest } = demoShop()
const products = [...rest.products]
const missing = (change: (product: ProductRecord) => ProductRecord, from = makers) =>
  [...missingFacts({ categories, makers: from, products: products.map(change) })].map((line) => line.replace(/\d+/, '*'))

it('every product of the demo shop has the facts that the law requires of it', () => {
  expect(missing((product) => product)).toEqual([])
  const [maker, label, updates, back] = (['maker', 'energyLabel', 'softwareUpdates', 'takeBack'] as const).map(
    (duty) => products.filter(({ categoryId }) => categories.find(({ id }) => id === categoryId)?.duties.includes(duty)).length,
  )
  expect([maker, label, updates, back]).toEqual([171, 16, 29, 69])
})

it('a product without a fact that its category requires is named', () => {
  const plain = ({ energyLabel: _label, softwareUpdatesUntil: _until, ...product }: ProductRecord): ProductRecord => product
  const lines = missing(plain)
  const count = (line: string): number => lines.filter((other) => other === line).length
  expect([count('products: *: energyLabel is missing'), count('products: *: softwareUpdatesUntil is missing'), lines.length]).toEqual([
    16, 29, 45,
  ])
  expect(new Set(missing((product) => product, makers.slice(0, -1)))).toEqual(
    new Set(["products: *: shop.json has no maker of 'Lichthuis'"]),
  )
})

it('a guarantee of durability needs a maker in every category', () => {
  const guaranteed = (product: ProductRecord): ProductRecord =>
    product.id === 1005 ? { ...product, durabilityGuarantee: { years: 3, terms: { nld: '/a', eng: '/a' } } } : product
  expect(missing(guaranteed)).toEqual(["products: *: shop.json has no maker of 'Kwekerij De Bocht'"])
})
