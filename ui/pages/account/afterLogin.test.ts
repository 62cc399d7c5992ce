import { expect, it } from 'vitest'
import { afterLogin } from './afterLogin.ts'

it('RTE-10 after login the asked page comes, with its query', () => {
  expect(afterLogin('nld', '/account/orders/12?page=2', false)).toBe('/account/orders/12?page=2')
  expect(afterLogin('eng', '/en/account/orders', true)).toBe('/en/account/orders')
})

it('RTE-10 LOC-02 who changed the language at login goes on in that language', () => {
  expect(afterLogin('eng', '/account/information', false)).toBe('/en/account/information')
  expect(afterLogin('nld', '/en/account/information', false)).toBe('/account/information')
  expect(afterLogin('eng', '/checkout/bezorging', false)).toBe('/en/checkout/delivery')
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ' //evil.example', ''])(
  'RTE-15 %o is no way back',
  (asked) => {
    expect(afterLogin('nld', asked, false)).toBe('/account/overview')
  },
)

it('SES-01 without a page to return to it is the account, or the checkout that was begun with it', () => {
  expect(afterLogin('nld', null, false)).toBe('/account/overview')
  expect(afterLogin('eng', null, false)).toBe('/en/account/overview')
  expect(afterLogin('nld', null, true)).toBe('/checkout/gegevens')
  expect(afterLogin('eng', null, true)).toBe('/en/checkout/information')
})
