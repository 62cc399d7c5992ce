import { expect, it } from 'vitest'
import { addressedPanel, panelAddress, withoutPanel } from './addressedPanel.ts'
import type { PanelTable } from './PanelRow.ts'

const row = { shownBy: 'page', module: { load: () => Promise.resolve(null), loaded: () => null }, source: '' } as const
const table: PanelTable = [
  { ...row, names: ['cart', 'discountCoupons'], addressedOn: 'everyRoute' },
  { ...row, names: ['account'] },
  { ...row, names: ['readMore'], addressedOn: ['product'], hasSubject: true },
]
const asked = (search: string, routeId = 'home') => addressedPanel(table, new URLSearchParams(search), routeId)

it('PNL-01 an address opens a panel only where the table of panels lets it', () => {
  expect(asked('panel=discountCoupons&about=2')).toEqual({ name: 'discountCoupons', about: null })
  expect(asked('panel=account')).toBeNull()
  expect(asked('panel=nothing')).toBeNull()
  expect(asked('panel=readMore&about=care')).toBeNull()
  expect(asked('panel=readMore&about=care', 'product')).toEqual({ name: 'readMore', about: 'care' })
})

it('PNL-01 an address names one panel at most, and none when the panel is closed', () => {
  expect(panelAddress('/en/rug?colour=red&panel=cart', 'readMore', 'care')).toBe('/en/rug?colour=red&panel=readMore&about=care')
  expect(withoutPanel('/en/rug?colour=red&panel=readMore&about=care')).toBe('/en/rug?colour=red')
})
