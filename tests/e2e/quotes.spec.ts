import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { passes } from '../a11y/passesAxe.ts'
import { cartPanel, newEmail, open, visit } from './guest.ts'
import { answerQuotes, mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The shop answers all quotes that wait.
test.describe.configure({ mode: 'serial' })

const requestPage = { nld: '/offerte-aanvragen', eng: '/en/request-quote' } as const

const answer = (page: Page, unitPrice: number): Promise<void> =>
  answerQuotes(page, { unitPrice, expiresOn: '2099-12-31', text: 'Levering in één keer.' })

/** The address in the mail that the asker got last. */
const mailedLink = async (page: Page, email: string): Promise<string> => {
  const mails = await mailsTo(page, email)
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
  return pathname + search
}

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { cart, quotes } = way.words
  const request = async (page: Page): Promise<string> => {
    const email = newEmail()
    const lines = [{ productId: 1005, quantity: 20, options: [] }]
    await visit(page, `${requestPage[language]}?lines=${encodeURIComponent(JSON.stringify(lines))}`)
    await page.getByLabel(quotes.name, { exact: true }).fill('Noor')
    await page.getByLabel(quotes.email, { exact: true }).fill(email)
    await page.getByLabel(quotes.message, { exact: true }).fill('Voor ons kantoor.')
    await page.getByRole('button', { name: quotes.request, exact: true }).click()
    await expect(page.getByText(quotes.done.requested)).toBeVisible()
    return email
  }

  test.describe(`quotes, ${language}`, () => {
    test.use({ locale: way.browser })

    test(
      'a guest asks for a quote, reads the answer by the mailed link and accepts it into the cart',
      { tag: '@staged' },
      async ({ page }) => {
        const email = await request(page)
        await answer(page, 2_000)
        await open(page, await mailedLink(page, email))
        await expect(page.getByText(quotes.statuses.answered, { exact: true })).toBeVisible()
        await expect(page.getByText('Levering in één keer.')).toBeVisible()
        await passes(page, 'an answered quote', { at: [390] })
        const link = page.getByRole('link', { name: quotes.pdf, exact: true })
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/^O\d\d-\d{4}\.pdf$/)
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
        await page.getByRole('button', { name: quotes.accept, exact: true }).click()
        const panel = cartPanel(page, way)
        const number = /O\d\d-\d{4}/.exec(await panel.innerText())?.[0] ?? ''
        expect(number).not.toBe('')
        await expect(panel.getByText(filled(cart.quotedPieces_other, { count: 20 }), { exact: true })).toBeVisible()
        await expect(panel.getByRole('spinbutton')).toHaveCount(0)
        await expect(panel.getByText(/400[.,]00/).first()).toBeVisible()
      },
    )

    test('a request is withdrawn, and its page says so', { tag: '@staged' }, async ({ page }) => {
      await request(page)
      await page.getByRole('button', { name: quotes.withdraw, exact: true }).click()
      await expect(page.getByText(quotes.done.withdrawn, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: quotes.withdraw, exact: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: quotes.pdf, exact: true })).toHaveCount(0)
      // Who kept the address of a file that there is no more gets the page.
      const { pathname, search } = new URL(page.url())
      const token = new URLSearchParams(search).get('token') ?? ''
      const file = await page.request.get(`${pathname}/pdf?token=${token}`, { maxRedirects: 0 })
      expect([file.status(), file.headers()['location']]).toEqual([302, `${pathname}?token=${token}`])
    })
  })

  test.describe(`quotes without JavaScript, ${language}`, () => {
    test.use({ locale: way.browser, javaScriptEnabled: false })

    test('a quote is requested, read and accepted', { tag: '@staged' }, async ({ page }) => {
      const email = await request(page)
      await answer(page, 2_000)
      await page.goto(await mailedLink(page, email))
      const link = page.getByRole('link', { name: quotes.pdf, exact: true })
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      await page.getByRole('button', { name: quotes.accept, exact: true }).click()
      await expect(page.getByText(quotes.done.accepted)).toBeVisible()
    })
  })
}
