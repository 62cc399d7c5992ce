import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { field, fillInformation, follow, giveEmail, heading, mark, newEmail, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { createNextBuild } from './nextBuild.ts'
import { test } from './ownShopTest.ts'

const way = ways.nld
const { account, checkout, consent, shell } = way.words

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Scripts that the page requests from now on, with the status of each response. */
const filesOf = (page: Page): (() => readonly (readonly [name: string, status: number])[]) => {
  const requests: (readonly [string, number])[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) requests.push([pathname, response.status()])
  })
  return () => requests
}

/** Turns prefetching off, so that a page still has to request all its files after a deploy. */
const savesData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
}

/** Waits until the page's idle requests are answered, because a server that stops would cut them off. */
const quiet = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  let known = -1
  await expect
    .poll(
      async () => {
        const before = known
        known = await page.evaluate(() => performance.getEntriesByType('resource').length)
        return known - before
      },
      { intervals: [1000] },
    )
    .toBe(0)
}

test('ERR-02 ERR-03 a tab that stays open over two deploys requests files of its own build and gets them; no form loses a letter', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const [second, third, fourth] = await Promise.all(['B', 'C', 'D'].map(createNextBuild))
  if (second === undefined || third === undefined || fourth === undefined) throw new Error('Three builds were made.')
  try {
    // For some seconds the shop serves cached settings, such as the tag of the previous test.
    await expect.poll(async () => (await page.request.get('/')).headers()['content-security-policy']).not.toContain('127.0.0.1')
    await savesData(page)
    await open(page, '/account/register')
    const isSame = await mark(page)
    const email = newEmail()
    await quiet(page)
    await field(page, account.firstName).fill('Jan')
    await field(page, account.email).fill(email)
    await shop.deploy(second.folder)
    await shop.deploy(third.folder)
    expect(await (await page.request.get('/builds/latest.json')).json()).toEqual({ id: 'next-C' })

    const files = filesOf(page)
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    await expect(page.getByRole('dialog', { name: consent.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: consent.title })).toBeHidden()
    await expect.poll(() => files().length).toBeGreaterThan(0)
    expect(files().filter(([, status]) => status !== 200)).toEqual([])

    await expect(field(page, account.firstName)).toHaveValue('Jan')
    await expect(field(page, account.email)).toHaveValue(email)
    await field(page, account.lastName).fill('de Vries')
    await field(page, account.phoneNumber).fill('06-12345678')
    await field(page, account.zipCode).fill('1011 AB')
    // A lookup over a connection to the stopped server fails visibly, so it is repeated.
    await expect(async () => {
      await field(page, account.houseNumber).fill('')
      await field(page, account.houseNumber).fill('1')
      await expect(page.getByTestId('chosen-address')).toContainText('Prins Hendrikkade', { timeout: 4000 })
    }).toPass()
    await field(page, account.password).fill('Welkom01')
    expect(await isSame()).toBe(true)
    await page.getByRole('main').getByRole('button', { name: account.register, exact: true }).click()
    await expect(page.getByText(account.registeredTitle)).toBeVisible()
    expect(files().filter(([, status]) => status !== 200)).toEqual([])

    // After three deploys the first build's files are gone; a page of that build reloads (ERR-02b).
    const [[old] = ['']] = files()
    await quiet(page)
    await shop.deploy(fourth.folder)
    expect((await page.request.get(old)).status()).toBe(404)
  } finally {
    await page.goto('about:blank')
    await shop.deploy('dist')
    for (const build of [second, third, fourth]) await build.remove()
  }
})

test('ERR-02 ERR-03 a deploy in the middle of the checkout: the step goes on with what was filled in, on the new build', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const next = await createNextBuild('E')
  try {
    await savesData(page)
    await putInCart(page)
    await open(page, '/checkout')
    await giveEmail(page, way)
    await fillInformation(page, way)
    const isSame = await mark(page)
    await quiet(page)
    await shop.deploy(next.folder)
    const response = page.waitForResponse('**/builds/latest.json')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await response
    await expect(field(page, account.firstName)).toHaveValue('Jan')
    expect(await isSame()).toBe(true)
    await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
    await expect(page).toHaveURL(way.steps.delivery)
    await expect(page.getByRole('radio').first()).toBeChecked()
    expect(await isSame()).toBe(false)
    await follow(page, '/contact')
    await expect(heading(page, 'Contact')).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await shop.deploy('dist')
    await next.remove()
  }
})
