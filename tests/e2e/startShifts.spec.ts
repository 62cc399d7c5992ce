import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { open } from './guest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'

const way = ways.nld
// Without the fonts of the shop, whose lines may break elsewhere than those of the device's.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/\.woff2|ERR_FAILED/] })

const pages = [
  ['the shop', 1280, ['/', '/vloerkleden', '/product/2300', way.product.path, '/maatwerk', '/vergelijken?ids=2300,2503', '/verlanglijst']],
  ['forms', 390, ['/snel-bestellen', '/contact', '/herroepen', '/bestelling', '/account/login', '/account/register', '/verlanglijst']],
  ['the account', 390, ['/?panel=cart', '/account/overview', '/account/information', '/account/company', '/account/quotes']],
  ['the checkout', 1280, Object.values(way.steps)],
] as const

/** A company's cart, ready for each step of the checkout. */
const signIn = async (page: Page): Promise<void> => {
  await newCustomer(page, { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678', vatNumber: 'NL004495445B01', reference: 'Inkoop' })
  const addresses = await page.request.get('/api/v2/account/addresses')
  const { data } = (await addresses.json()) as { readonly data: readonly { readonly id: string }[] }
  for (const [path, body] of [
    ['/api/v2/cart/lines', { item: { id: '1003', productId: 1003, quantity: 2, options: [] } }],
    ['/api/v2/cart', { address_id: data[0]?.id }],
    ['/api/v2/cart', { shipping_option_id: 'postnl' }],
    ['/api/v2/cart', { payment_option_id: 'ideal' }],
  ] as const)
    expect([path, (await page.request.post(path, { data: body })).status()]).toEqual([path, 200])
}

for (const [name, width, addresses] of pages)
  test(`nothing moves while the program of a page starts: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    if (name === 'the account' || name === 'the checkout') await signIn(page)
    await page.route(/\.woff2$/, (route) => route.abort())
    // As on a slow line: what the program moves is then seen apart from the document.
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    const shifts = await watchShifts(page)
    for (const address of addresses) {
      await open(page, address)
      await page.waitForLoadState('networkidle')
      expect([address, Math.round(sumOf(await shifts()) * 1000) / 1000]).toEqual([address, 0])
    }
  })
