import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { replaced, settingsCall } from '../../tests/backendRules.ts'
import { follow } from '../../tests/components/follow.ts'
import { demoCustomer, visitShop } from '../../tests/components/visitShop.tsx'
import { textOf } from '../../tests/components/shopper.ts'
import { ways } from '../../tests/e2e/ways.ts'

const rug = ways.nld.product

/** Opens an address of a shop whose settings say something else. */
const visitWith = (address: string, from: string, to: string, options: Parameters<typeof visitShop>[1] = {}) =>
  visitShop(address, {
    ...options,
    before: async (call, rules) => {
      rules.change(settingsCall, replaced(from, to))
      await options.before?.(call, rules)
    },
  })

it('CFG-03 a shop in another currency writes it in prices and structured data alike', async () => {
  await visitWith('/contact', '"defaultCurrency":"EUR"', '"defaultCurrency":"GBP"')
  follow(rug.path)
  expect(textOf(await screen.findByRole('form', { name: rug.title }))).toMatch(/£ 340,-/)
  expect(screen.getByRole('main').textContent).not.toContain('€')
  const data = (): string => [...document.querySelectorAll('script[type="application/ld+json"]')].map(textOf).join('')
  await waitFor(() => expect(data()).toContain('"priceCurrency":"GBP"'))
})

it('PRC-07 a number of decimals that is not known has the default, and the shop is there', async () => {
  await visitWith(rug.path, '"priceDecimals":0', '"priceDecimals":1')
  expect(textOf(await screen.findByRole('form', { name: rug.title }))).toContain('340,00')
})

it('LOC-05 the dates of an account follow the time zone of the settings', async () => {
  await visitWith('/account/orders', '"timeZone":"Europe/Amsterdam"', '"timeZone":"Asia/Tokyo"', {
    customer: demoCustomer,
    before: async (_call, { change }) =>
      change(/^GET \/api\/v2\/account\/orders/, (body) => body.replaceAll(/"createdAt":"[^"]+"/g, '"createdAt":"2026-09-21T19:05:00Z"')),
  })
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('22-09-2026'))
})
