import { expect, it } from 'vitest'
import { publicAddress } from './publicAddress.ts'

it.each([
  ['/account/reset?token=abc.def&return=%2Fcheckout', '/account/reset?return=%2Fcheckout'],
  ['/en/account/email?token=abc', '/en/account/email'],
  ['/bestelling?key=secret', '/bestelling'],
  ['/en/withdraw?order=order-1&key=secret', '/en/withdraw?order=order-1'],
  ['/product/1008/oogwit-nacht?tell=tell-1&panel=cart', '/product/1008/oogwit-nacht?panel=cart'],
  ['/checkout/pay_0123456789', '/bestelling'],
  ['/en/checkout/pay_0123456789?flash=x', '/en/order?flash=x'],
])('%s is reported without its secret', (href, value) => {
  expect(publicAddress(href)).toBe(value)
  expect(publicAddress(value)).toBe(value)
})

it.each([
  '/',
  '/checkout',
  '/checkout/betalen',
  '/en/checkout/delivery',
  '/checkout/login',
  '/zoeken?q=a%20b+c&sort=x',
  '/lampen/Kleur:wit',
])('%s is reported as it is', (href) => expect(publicAddress(href)).toBe(href))
