import { expect, it } from 'vitest'
import { afterLogin, forgotFrom, loginBefore } from './afterLogin.ts'

it('RTE-10 the login leads to the requested page, with its query', () => {
  expect(afterLogin('nld', '/account/orders/12?page=2', false)).toBe('/account/orders/12?page=2')
  expect(afterLogin('eng', '/en/account/orders', true)).toBe('/en/account/orders')
})

it('RTE-10 LOC-02 a customer who changed the language at login continues in that language', () => {
  expect(afterLogin('eng', '/account/information', false)).toBe('/en/account/information')
  expect(afterLogin('nld', '/en/account/information', false)).toBe('/account/information')
  expect(afterLogin('eng', '/checkout/bezorging', false)).toBe('/en/checkout/delivery')
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ' //evil.example', ''])(
  'RTE-15 %o is not accepted as a return address',
  (requested) => {
    expect(afterLogin('nld', requested, false)).toBe('/account/overview')
  },
)

it('SES-01 without a return address the login leads to the account, or to the checkout it was started from', () => {
  expect(afterLogin('nld', null, false)).toBe('/account/overview')
  expect(afterLogin('eng', null, false)).toBe('/en/account/overview')
  expect(afterLogin('nld', null, true)).toBe('/checkout/gegevens')
  expect(afterLogin('eng', null, true)).toBe('/en/checkout/information')
})

it('RST-01 a password reset leads back to its login, which leads on as before', () => {
  expect(loginBefore('nld', '/checkout/login')).toBe('/checkout/login')
  expect(loginBefore('eng', '/checkout/login')).toBe('/en/checkout/login')
  expect(loginBefore('nld', '/account/orders?page=2')).toBe('/account/login?return=%2Faccount%2Forders%3Fpage%3D2')
  expect(loginBefore('nld', null)).toBe('/account/login')
  expect(forgotFrom('nld', '/checkout/login')).toBe('/account/reset?return=%2Fcheckout%2Flogin')
  expect(forgotFrom('eng', null)).toBe('/en/account/reset')
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'RTE-15 %o is not accepted as a return address in a mail',
  (requested) => {
    expect(loginBefore('nld', requested)).toBe('/account/login')
    expect(forgotFrom('nld', requested)).toBe('/account/reset')
  },
)
