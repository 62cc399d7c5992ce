import { expect, it } from 'vitest'
import { withoutPanel } from '../router/withoutPanel.ts'
import { addressedPanel, panelAddress } from './addressedPanel.ts'
import type { PanelRow } from './PanelRow.ts'

const row = { module: { load: () => Promise.resolve(null), loaded: () => null } }
const cart: PanelRow = { ...row, names: ['cart', 'discountCoupons'], source: 'cart.ts' }
const product: PanelRow = { ...row, names: ['readMore'], source: 'product.ts', routes: ['product'] }
const panelAt = (search: string, routeId = 'home') =>
  addressedPanel([cart, { ...row, names: ['account'] }, product], new URLSearchParams(search), routeId)

it('PNL-01 an address opens a panel only if the table of panels allows it', () => {
  expect(panelAt('panel=discountCoupons')).toEqual({ name: 'discountCoupons', about: null, row: cart })
  expect(panelAt('panel=account')).toBeNull()
  expect(panelAt('panel=nothing')).toBeNull()
  expect(panelAt('panel=readMore&about=care')).toBeNull()
  expect(panelAt('panel=readMore&about=care', 'product')).toEqual({ name: 'readMore', about: 'care', row: product })
})

it('PNL-01 an address names at most one panel, and none when the panel is closed', () => {
  expect(panelAddress('/en/rug?colour=red&panel=cart', 'readMore', 'care')).toBe('/en/rug?colour=red&panel=readMore&about=care')
  expect(withoutPanel('/en/rug?colour=red&panel=readMore&about=care')).toBe('/en/rug?colour=red')
})
