import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { encodeConsent } from '../../tools/chooseBefore.ts'
import { consentChoices } from '../../core/consent/index.ts'
import { newCustomer, placeOrders } from './customer.ts'
import { hydrated, field, follow, heading, newEmail, open, reload } from './guest.ts'
import { ways } from './ways.ts'
import { measuring, test } from './measuredShopTest.ts'
import type { OwnShop } from './ownShop.ts'
import { mailsTo } from './staging.ts'

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', consent: consentChoices.all, contextOptions: { reducedMotion: 'reduce' } })

const way = ways.nld
const { account, checkout, orderStatus, productRequest, withdrawal } = way.words

interface ReceivedResponse {
  readonly data: { readonly key: string; readonly paymentUrl: string }
}

const post = async (page: Page, path: string, data: object): Promise<ReceivedResponse['data']> => {
  const response = await page.request.post(path, { data })
  expect(response.ok(), path).toBe(true)
  return ((await response.json()) as ReceivedResponse).data
}

/** Path and query of the link in the newest mail to an address. */
const linkTo = async (page: Page, { line }: OwnShop, address: string): Promise<string> => {
  const links = (await mailsTo(page, address, line.address)).flatMap(({ text }) => /https?:\S+/.exec(text) ?? [])
  const link = links.at(-1) ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

const signOut = (page: Page): Promise<void> => page.context().clearCookies({ name: /auth_token|customer_id/ })

const orderKey = async (page: Page): Promise<string> => {
  const emailAddress = await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  await signOut(page)
  return (await post(page, '/api/v2/orders/status', { orderNumber: order?.orderNumber, emailAddress })).key
}

interface Secret {
  readonly name: string
  /** The secret is mailed, and only a mock server shows mails. */
  readonly isMailed?: true
  readonly address: (page: Page, shop: OwnShop) => Promise<string>
  /** Content that is shown only with the secret. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
}

const secrets: readonly Secret[] = [
  {
    name: 'the token of a new password',
    isMailed: true,
    address: async (page, shop) => {
      const emailAddress = await newCustomer(page)
      await signOut(page)
      await post(page, '/api/v2/account/reset', { emailAddress })
      return linkTo(page, shop, emailAddress)
    },
    shows: (page) => heading(page, account.newPasswordTitle),
  },
  {
    name: 'the token of another e-mail address',
    isMailed: true,
    address: async (page, shop) => {
      await newCustomer(page)
      const emailAddress = newEmail()
      await post(page, '/api/v2/account/email', { emailAddress, password: 'Welkom01' })
      return linkTo(page, shop, emailAddress)
    },
    shows: (page) => heading(page, account.personal.confirmEmailTitle),
  },
  {
    name: 'the key of an order',
    address: async (page) => `/bestelling?key=${await orderKey(page)}`,
    shows: (page) =>
      page
        .getByRole('main')
        .getByText(/TH-\d+/)
        .first(),
  },
  {
    name: 'the key of an order that is withdrawn from',
    address: async (page) => `/herroepen?key=${await orderKey(page)}`,
    shows: (page) => page.getByRole('main').getByRole('checkbox').first(),
  },
  {
    name: 'the link of a mail about a product',
    isMailed: true,
    address: async (page, shop) => {
      const emailAddress = newEmail()
      await post(page, '/api/public/products/1008/requests', { kind: 'backInStock', emailAddress })
      return linkTo(page, shop, emailAddress)
    },
    shows: (page) => page.getByText(productRequest.confirmed.done),
  },
  {
    name: 'the payment',
    address: async (page, { line }) => {
      await newCustomer(page)
      await placeOrders(page, 1)
      const { paymentUrl } = await post(page, '/api/v2/checkout/pay', {})
      const response = await page.request.post(line.address + paymentUrl, { form: { choice: 'open' }, maxRedirects: 0 })
      return new URL(response.headers()['location'] ?? '', line.address).pathname
    },
    shows: (page) => heading(page, checkout.result.pending.title),
  },
]

for (const { name, isMailed, address, shows } of secrets) {
  test(
    `CNS-04 third-party scripts do not see ${name} in the address, and the page survives a reload and Back`,
    { tag: isMailed ? '@staged' : [] },
    async ({ page, shop, tags }) => {
      const secret = await address(page, shop)
      const parts = [
        ...(secret.split('?')[1] ?? '').split('&').map((pair) => pair.split('=')[1] ?? ''),
        /checkout\/(.+)/.exec(secret)?.[1] ?? '',
      ]
      const hidden = parts.filter((part) => part.length > 5)
      expect(hidden).toHaveLength(1)
      const isClean = (): boolean => ![page.url(), ...tags.addresses()].some((seen) => hidden.some((part) => seen.includes(part)))

      await open(page, secret)
      await measuring(page, tags)
      await expect(shows(page)).toBeVisible()
      expect(isClean()).toBe(true)

      tags.forget()
      await reload(page)
      await measuring(page, tags)
      await expect(shows(page)).toBeVisible()
      expect(isClean()).toBe(true)

      await follow(page, '/contact')
      await expect(page).toHaveURL(/\/contact$/)
      await page.goBack()
      await expect(shows(page)).toBeVisible()
      expect(isClean()).toBe(true)

      // The new document has a referrer.
      tags.forget()
      await page.evaluate(() => location.assign('/en'))
      await measuring(page, tags)
      expect(isClean()).toBe(true)
    },
  )
}

test(
  'RST-01 a new password can be set after the secret was removed from the address and the page reloaded',
  { tag: '@staged' },
  async ({ page, shop, tags }) => {
    const [first] = secrets
    await open(page, (await first?.address(page, shop)) ?? '')
    await measuring(page, tags)
    await reload(page)
    await field(page, account.newPassword).fill('Anders123')
    await field(page, account.passwordConfirm).fill('Anders123')
    await page.getByRole('button', { name: account.newPasswordSave }).click()
    await expect(heading(page, account.passwordSetTitle)).toBeVisible()
  },
)

test('ACC-02 an order that was looked up in the shop has its key in no address while a third-party script runs', async ({ page, tags }) => {
  const emailAddress = await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  await signOut(page)
  await open(page, '/bestelling')
  await measuring(page, tags)
  await field(page, orderStatus.number).fill(order?.orderNumber ?? '')
  await field(page, account.emailAddress).fill(emailAddress)
  await page.getByRole('main').getByRole('button', { name: orderStatus.show }).click()
  await expect(page.getByRole('link', { name: withdrawal.title })).toBeVisible()
  expect(page.url()).not.toContain('key=')
})

test.describe('without consent', () => {
  test.use({ consent: consentChoices.onlyNecessary })

  test('CNS-04 an address keeps its key while no third-party script runs, and loses it before the first one loads', async ({
    page,
    context,
    tags,
  }) => {
    const key = await orderKey(page)
    await open(page, `/bestelling?key=${key}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/TH-\d+/)
        .first(),
    ).toBeVisible()
    expect(page.url()).toContain(key)
    await hydrated(page)
    await context.addCookies([{ name: 'cookiePreferences', value: encodeConsent(consentChoices.all), url: page.url() }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await measuring(page, tags)
    expect([page.url(), ...tags.addresses()].some((seen) => seen.includes(key))).toBe(false)
    await hydrated(page)
  })
})
