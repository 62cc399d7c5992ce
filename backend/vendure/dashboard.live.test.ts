import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import { findBrowser } from '../../tools/browserFile.cjs'
import { startVendure, testAdministrator, withVendureDatabase } from './testing/startVendure.ts'
import type { RunningVendure } from './testing/startVendure.ts'

const isBuilt = existsSync(fileURLToPath(new URL('dashboard/dist/index.html', import.meta.url)))

// `node tools/dashboard.ts` builds it.
describe.skipIf(!isBuilt)("the merchant's pages in the dashboard", () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backend: Backend
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    vendure = await startVendure(databaseUrl())
    backend = await createStoredBackend({
      file: null,
      postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 },
      appUrl: 'http://shop.test',
      demoAccounts: true,
    })
    browser = await chromium.launch({ executablePath: findBrowser('headless') ?? findBrowser() ?? '' })
    page = await browser.newPage()
    await page.goto(`${vendure.address}/dashboard/`)
    await page.locator('input').first().fill(testAdministrator.identifier)
    await page.locator('input[type=password]').fill(testAdministrator.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await vendure.stop()
    await backend.close()
  })
  const open = (path: string) => page.goto(`${vendure.address}/dashboard${path}`)
  const contact = () => backend.catalogue.at('/contact', 'nld')

  it('a text of a page is mended in two languages, and stands in the shop', async () => {
    await open('/shop/pages')
    await page.getByRole('button', { name: 'Contact', exact: true }).click()
    await page.getByRole('group', { name: 'title', exact: true }).first().getByLabel('Nederlands').fill('Neem contact op')
    await page.getByRole('group', { name: 'title', exact: true }).first().getByLabel('Engels').fill('Get in touch')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('Bewaard').waitFor()
    await expect
      .poll(() => {
        const target = contact()
        return target?.kind === 'page' ? target.page.title : null
      })
      .toEqual({ nld: 'Neem contact op', eng: 'Get in touch' })
  })

  it('a value that the shop cannot use is refused with its field, and nothing is lost', async () => {
    await open('/shop/settings')
    await page.getByRole('button', { name: 'returnDays' }).click()
    await page.getByRole('spinbutton').fill('3')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('the law gives fourteen days').waitFor()
    expect(await page.getByRole('spinbutton').inputValue()).toBe('3')
    expect(backend.shop.returnDays).toBe(60)
  })

  it('a picture that is uploaded is shown, and a file that is none is refused with the reason', async () => {
    await open('/assets')
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c80000' } })
      .png()
      .toBuffer()
    await upload('rood.png', 'image/png', red)
    const thumbnail = page.getByRole('img', { name: 'rood.png' })
    await thumbnail.waitFor()
    await expect.poll(() => thumbnail.evaluate((image) => ('naturalWidth' in image ? image.naturalWidth : null))).toBe(375)
    await upload('half.png', 'image/png', red.subarray(0, 200))
    await page.getByText('half: de winkel kan dit bestand niet lezen').waitFor()
    await upload('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await page.getByText('logo.svg: dit is geen JPEG, PNG, WebP of AVIF').waitFor()
  })

  it("a customer's question is answered, and the customer has the answer", async () => {
    await open('/shop/tickets')
    const ticket = page.locator('details').filter({ hasText: 'Rand laat los' })
    await ticket.locator('summary').click()
    await ticket.getByLabel('Antwoord').fill('We sturen een nieuw kleed.')
    await ticket.getByRole('button', { name: 'Versturen' }).click()
    await page.getByText('Verstuurd.').waitFor()
    const mails = await backend.mails.list()
    expect(mails.at(-1)).toMatchObject({ recipient: 'actief@thuishaven.test', subject: 'Antwoord op je vraag: Rand laat los' })
  })
})
