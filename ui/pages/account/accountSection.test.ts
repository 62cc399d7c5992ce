import { expect, it } from 'vitest'
import { accountSection } from './accountSection.ts'

it('RTE-05 each path of the account names its section, and no other path does', () => {
  expect(accountSection('account.order')).toBe('order')
  expect(accountSection('account.information')).toBe('information')
  expect(accountSection('account.login')).toBeNull()
  expect(accountSection('content')).toBeNull()
})
