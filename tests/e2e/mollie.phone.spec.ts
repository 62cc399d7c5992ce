import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMollieStandIn } from '../../backend/mollie/testing/startMollieStandIn.ts'
import type { StartedStandIn } from '../../backend/mollie/testing/startMollieStandIn.ts'
import { freePort } from '../../tools/start/freePorts.ts'
import { card, heading, putInCart, walkTo } from './guest.ts'
import { startProgram, stopProgram } from './ownShop.ts'
import { expect, test as strictConsoleTest } from './strictConsoleTest.ts'
import { ways } from './ways.ts'

interface MollieShop {
  readonly address: string
  readonly standIn: StartedStandIn
}

/** A shop that is paid at a stand-in of Mollie, with a backend of its own. */
const test = strictConsoleTest.extend<object, { readonly mollieShop: MollieShop }>({
  mollieShop: [
    async ({ browserName: _browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mollie-'))
      const standIn = await startMollieStandIn()
      const certificate = join(folder, 'certificate.pem')
      await writeFile(certificate, standIn.certificate)
      const [PORT, API_PORT] = [String(await freePort()), String(await freePort())]
      const programs: ChildProcess[] = [
        await startProgram('backend/main.ts', {
          PORT,
          API_PORT,
          DATABASE_URL: '',
          SHOP_DATA: join(folder, 'shop.sqlite'),
          SHOP_ORIGIN: `http://127.0.0.1:${PORT}`,
          MOLLIE_API_KEY: `test_${'0'.repeat(30)}`,
          MOLLIE_API_URL: standIn.address,
          NODE_EXTRA_CA_CERTS: certificate,
        }),
        await startProgram('dist/server/main.js', { PORT, SHOP_API_URL: `http://127.0.0.1:${API_PORT}` }),
      ]
      await use({ address: `http://127.0.0.1:${PORT}`, standIn })
      await Promise.all(programs.map(stopProgram))
      await standIn.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ mollieShop }, use) => use(mollieShop.address),
})

// The stand-in signs its certificate itself.
test.use({ ignoreHTTPSErrors: true })

for (const [language, texts] of [
  ['nld', { klarna: 'Achteraf betalen met Klarna', authorize: 'Achteraf betalen', cancel: 'Annuleren', pay: 'Betalen' }],
  ['eng', { klarna: 'Pay with Klarna', authorize: 'Pay later', cancel: 'Cancel', pay: 'Pay' }],
] as const) {
  const way = ways[language]
  const { checkout } = way.words
  test.describe(`paying at Mollie, in ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('CHK-11a a guest cancels at Mollie, pays after all, and reads it', async ({ page, mollieShop: { standIn } }) => {
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'pay')
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await page.getByRole('button', { name: texts.cancel, exact: true }).click()
      await expect(heading(page, checkout.result.cancelled.title)).toBeVisible()
      await page.getByRole('link', { name: checkout.payAgain }).click()
      await page.getByRole('button', { name: texts.pay, exact: true }).click()
      await expect(heading(page, checkout.result.paid.title)).toBeVisible()
      expect([...standIn.payments.values()].slice(-2).map(({ status }) => status)).toEqual(['canceled', 'paid'])
    })

    test('CHK-05a CHK-11a a guest pays later at Klarna; no logo comes from elsewhere', async ({ page, baseURL }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && request.resourceType() === 'image') elsewhere.push(request.url())
      })
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'overview')
      await expect(page.locator('image[href="/api/payment-icons/trustly"]')).toBeVisible()
      await card(page, texts.klarna).click()
      await expect(page.getByRole('radio', { name: texts.klarna })).toBeChecked()
      await page.getByRole('button', { name: checkout.toPay, exact: true }).click()
      await expect(page).toHaveURL(way.steps.pay)
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await page.getByRole('button', { name: texts.authorize, exact: true }).click()
      await expect(
        page.getByRole('status').filter({ hasText: checkout.result.authorized.text.split('{order}')[1]?.slice(0, 40) ?? '' }),
      ).toBeVisible()
      expect(elsewhere).toEqual([])
    })
  })
}
