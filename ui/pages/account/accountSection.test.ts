import { expect, it } from 'vitest'
import { accountSection } from './accountSection.ts'

it('RTE-05 the sections of the account, and one order', () => {
  for (const section of ['overview', 'orders', 'invoices', 'tickets', 'information']) expect(accountSection({ section })).toBe(section)
  expect(accountSection({ section: 'orders', id: '20001' })).toBe('order')
})

it('RTE-05 nothing else of the account has an address', () => {
  for (const section of ['overview', 'invoices', 'tickets', 'information']) expect(accountSection({ section, id: '1' })).toBeNull()
  expect(accountSection({ section: 'returns' })).toBeNull()
  expect(accountSection({})).toBeNull()
})
