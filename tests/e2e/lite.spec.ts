import type { Locator, Page } from '@playwright/test'
import { messages } from '../../ui/lite/messages.ts'
import { cartButton, cartPanel, cents, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'
import { look, passes } from '../a11y/passesAxe.ts'

/** Pages of lite: rug calculator and cart without React. */
const places = {
  nld: {
    address: '/lite.html',
    title: 'Vloerkleed op maat',
    line: 'Rechthoek 200 × 300 cm',
    perUnit: '€ 189,- per m²',
    price: '€ 1.134,- voor 6,00 m²',
    round: 'Rond',
  },
  eng: {
    address: '/en/lite.html',
    title: 'Made-to-measure rug',
    line: 'Rectangle 200 × 300 cm',
    perUnit: '€189 per m²',
    price: '€1,134 for 6.00 m²',
    round: 'Round',
  },
} as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['nld', 'eng'] as const) {
  const place = places[locale]
  const way = ways[locale]
  const t = (key: string, params = {}): string => filled(messages[locale][key] ?? key, params)

  test.describe(`in ${locale}`, () => {
    test.use({ locale: way.browser })

    const field = (page: Page, side: 'width' | 'length' | 'diameter'): Locator => page.getByRole('textbox', { name: t(`field.${side}`) })
    const sum = (page: Page): Locator => page.getByRole('form', { name: place.title }).getByRole('status').first()
    const add = (page: Page): Locator => page.getByRole('button', { name: t('add') })
    const cart = (page: Page): Locator => page.getByRole('region', { name: t('cart') })
    const total = (page: Page): Locator => cart(page).locator('.total dd')
    const fill = async (page: Page): Promise<void> => {
      await field(page, 'width').fill('200')
      await field(page, 'length').fill('300')
      await expect(sum(page)).toContainText(place.price)
    }

    test('RUG-02 RUG-06 lite shows the price while the measures are typed, for any shape', async ({ page }) => {
      await page.goto(place.address)
      await expect(sum(page)).toContainText(place.perUnit)
      await fill(page)
      await expect(page.getByRole('img')).toHaveAccessibleName(/200 cm × 300 cm/)
      await page.getByRole('radio', { name: place.round }).check()
      await expect(sum(page)).toContainText(place.perUnit)
      await field(page, 'diameter').fill('200')
      await expect(sum(page)).toContainText(locale === 'nld' ? '€ 756,- voor 4,00 m²' : '€756 for 4.00 m²')
    })

    test('RUG-03 RUG-04 RUG-05 lite reports a rug that is too large and cuts it, reports one that is too small, and adds neither to the cart', async ({
      page,
    }) => {
      await page.goto(place.address)
      await field(page, 'width').fill('0450')
      await expect(field(page, 'width')).toHaveAccessibleDescription(t('rug.tooLarge', { max: 400 }))
      await field(page, 'width').blur()
      await expect(field(page, 'width')).toHaveValue('400')
      await field(page, 'length').fill('10')
      await expect(field(page, 'length')).toHaveAccessibleDescription(t('rug.belowMinimum', { min: 1 }))
      await add(page).click()
      await expect(page.getByText(t('cart.notCartable'))).toBeVisible()
      await expect(field(page, 'length')).toBeFocused()
      await expect(cart(page)).toContainText(t('cart.empty'))
    })

    test('CRT-03 CRT-04 lite shows the same cart as the shop', async ({ page }) => {
      await page.goto(place.address)
      await fill(page)
      await add(page).click()
      await expect(page.getByText(t('added', { title: place.title }))).toBeVisible()
      await expect(cart(page).getByRole('listitem')).toContainText(place.line)
      await expect.poll(() => cents(total(page))).toBe(113_400)
      await cart(page)
        .getByRole('button', { name: t('cart.more', { title: place.title }) })
        .click()
      await expect.poll(() => cents(total(page))).toBe(226_800)
      await expect(cart(page).getByText(t('cart.totalNow', { total: locale === 'nld' ? '€ 2.268,00' : '€2,268.00' }))).toBeVisible()
      await expect(cart(page)).toHaveAttribute('aria-busy', 'false')

      await open(page, `${way.prefix}/contact`)
      await cartButton(page, way).click()
      const panel = cartPanel(page, way)
      await expect(panel.getByRole('listitem').filter({ hasText: place.title })).toContainText(place.line)
      await expect.poll(() => cents(page.getByTestId('cart-total'))).toBe(226_800)
      const confirmed = page.waitForResponse((response) => response.url().includes('/api/v2/cart/lines/'))
      await panel.getByRole('button', { name: filled(way.words.cart.less, { title: place.title }) }).click()
      await expect.poll(() => cents(page.getByTestId('cart-total'))).toBe(113_400)
      await confirmed

      await page.goto(place.address)
      await expect.poll(() => cents(total(page))).toBe(113_400)
      await cart(page)
        .getByRole('link', { name: t('cart.order') })
        .click()
      await expect(page).toHaveURL(`${way.prefix}/checkout`)
    })
  })
}

test.describe('the small front end', () => {
  test.use({ locale: 'nl-NL' })
  const t = (key: string, params = {}): string => filled(messages.nld[key] ?? key, params)

  test('lite works by keyboard alone, and keeps the focus when a line is removed', async ({ page }) => {
    await page.goto('/lite.html')
    await expect(page.getByRole('form')).toBeVisible()
    await page.getByRole('radio', { name: 'Rechthoek' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Vierkant' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('150')
    await page.keyboard.press('Tab')
    await page.keyboard.type('150')
    await page.keyboard.press('Enter')
    const number = page.getByRole('spinbutton', { name: t('cart.quantity', { title: 'Vloerkleed op maat' }) })
    await expect(number).toHaveValue('1')
    await number.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('3')
    await expect.poll(() => cents(page.locator('.total dd'))).toBe(3 * 42_525)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('cart.removeOf', { title: 'Vloerkleed op maat' }) })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart') })).toBeFocused()
  })

  test('lite is added to any page of the shop with one tag: one script, and styles that do not affect the page', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.route('**/elsewhere.html', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'" },
        body:
          '<!doctype html><html lang="en"><head><title>Elsewhere</title><style>* { color: red !important; display: block } p { font-size: 40px }</style></head>' +
          '<body><p>Somebody else</p><div data-thuishaven-lite></div><script type="module" src="/lite.js"></script></body></html>',
      }),
    )
    await page.goto('/elsewhere.html')
    await page.getByRole('textbox', { name: 'Width in cm' }).fill('100')
    await page.getByRole('textbox', { name: 'Length in cm' }).fill('100')
    const sum = page.getByText('€189 for 1.00 m²')
    await expect(sum).toBeVisible()
    expect(await sum.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(255, 0, 0)')
    expect(await page.getByText('Somebody else').evaluate((element) => getComputedStyle(element).fontSize)).toBe('40px')
    expect(scripts).toEqual(['/lite.js'])
  })

  test.describe('while the backend is unavailable', () => {
    // The browser logs each response with status 503.
    test.use({ tolerated: [/503/] })

    test('lite reports that the backend is unavailable, and continues when the visitor retries', async ({ page }) => {
      let away = true
      await page.route('**/api/v2/app', (route) =>
        away
          ? route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { status: 'error', message: 'down' } })
          : route.continue(),
      )
      await page.goto('/lite.html')
      await expect(page.getByRole('alert')).toHaveText(t('failed'))
      away = false
      await page.getByRole('button', { name: t('again') }).click()
      await expect(page.getByRole('form', { name: 'Vloerkleed op maat' })).toBeVisible()
    })
  })

  for (const [address, contact, label] of [
    ['/lite.html', '/contact', 'Hulp nodig? Neem contact op'],
    ['/en/lite.html', '/en/contact', 'Need help? Contact us'],
  ] as const) {
    test(`${address} links to help, and its links are large enough for a finger`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveAttribute('href', contact)
      for (const link of await page.locator('header a, footer a').all())
        expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44)
    })
  }

  for (const [address, width] of [
    ['/lite.html', 1280],
    ['/en/lite.html', 390],
  ] as const) {
    test(`lite passes axe with no rule off, light and dark: ${address}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await page.getByRole('textbox').first().fill('200')
      await page.getByRole('textbox').nth(1).fill('999')
      await page.locator('.calculator button').click()
      await expect(page.locator('.lines li')).toHaveCount(1)
      await passes(page, address, { at: [width] })
      await page.locator('.lines').evaluate((lines) => lines.after(Object.assign(document.createElement('img'), { src: '/favicon.svg' })))
      expect(
        (await look(page)).violations.map(({ id }) => id),
        'axe looks inside',
      ).toContain('image-alt')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})
