import type { Page } from '@playwright/test'
import { signInAs } from './customer.ts'
import { cartPanel, hydrated, openFacet, putInCart, visit, walkTo } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const shown = { nld: { incl: '€ 329,-', excl: '€ 271,90' }, eng: { incl: '€329', excl: '€271.90' } } as const
const buyForm = (page: Page) => page.getByRole('form').first()

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { footer } = way.words.shell
  test.describe(`prices with and without VAT, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a visitor switches by keyboard, on the page of a product and everywhere after it, and back', async ({ page }) => {
      await visit(page, `${way.prefix}/product/1003`)
      await hydrated(page)
      await expect(buyForm(page)).toContainText(shown[language].incl)
      const toExcl = page.getByRole('button', { name: footer.showExcl })
      await toExcl.focus()
      await toExcl.press('Enter')
      await expect(page.getByRole('button', { name: footer.showIncl })).toBeFocused()
      await hydrated(page)
      // The page comes back where the switch is, not at its top.
      await expect(page.getByRole('button', { name: footer.showIncl })).toBeInViewport()
      await expect(page.getByRole('button', { name: footer.showIncl })).toBeFocused()
      await expect(page).toHaveURL(/\/product\/1003[^#]*$/)
      await expect(buyForm(page)).toContainText(shown[language].excl)
      // Shipping and the worth from which it is free include VAT, and say so.
      await visit(page, `${way.prefix}/product/2300`)
      await expect(buyForm(page)).toContainText(`(${way.words.price.incl})`)
      await expect(page.getByRole('contentinfo')).toContainText(footer.prices_excl)
      await putInCart(page, 2300, way)
      await visit(page, `${way.category.path}?panel=cart`)
      await expect(cartPanel(page, way).getByRole('progressbar')).toHaveAccessibleName(new RegExp(`\\(${way.words.price.incl}\\)$`))
      await visit(page, way.home)
      const rows = page.getByRole('main').locator('section:has(article)')
      await expect(rows.first()).toContainText(way.words.price.excl)
      for (const row of await rows.all()) await expect(row.getByText(way.words.price.excl, { exact: true })).toHaveCount(1)
      await visit(page, way.category.path)
      await expect(page.getByRole('contentinfo')).toContainText(footer.prices_excl)
      // The closed filter of prices says it too, once it is drawn.
      const side = page.getByRole('main').getByText(way.words.price.excl, { exact: true }).filter({ visible: true })
      await expect(side).toHaveCount(1)
      await visit(page, language === 'nld' ? '/zoeken?q=lamp' : '/en/search?q=lamp')
      await expect(side).toHaveCount(1)
      await visit(page, way.category.path)
      await page.getByRole('button', { name: footer.showIncl }).press('Enter')
      await expect(page.getByRole('contentinfo')).toContainText(footer.prices_incl)
      await expect(side).toHaveCount(0)
    })
  })
}

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { price, checkout, compare, shell } = way.words
  test.describe(`the side of VAT beside prices, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a comparison and the checkout say it where the prices stand, and nothing claims what cannot be changed there', async ({
      page,
    }) => {
      await visit(page, `${way.prefix}/product/1003`)
      await page.getByRole('button', { name: shell.footer.showExcl }).press('Enter')
      await expect(buyForm(page)).toContainText(shown[language].excl)
      await visit(page, `${language === 'nld' ? '/vergelijken' : '/en/compare'}?ids=1002,1003`)
      await expect(page.getByRole('rowheader', { name: new RegExp(`^${compare.price} \\(${price.excl}\\)`) })).toBeVisible()
      await putInCart(page, 1003, way)
      await walkTo(page, way, 'overview')
      const summary = page.getByRole('complementary', { name: checkout.summary })
      await expect(summary.getByText(price.excl, { exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo')).not.toContainText(shell.footer.prices_excl)
      await visit(page, way.steps.delivery)
      await expect(page.getByRole('main').getByText(/150/)).toContainText(`(${price.incl})`)
      await expect(page.getByRole('radio', { name: /PostNL/ })).toHaveAccessibleName(new RegExp(`5[.,]74 ${price.excl}`))
    })
  })
}

test.describe('prices without VAT', () => {
  const way = ways.nld
  test.use({ locale: 'nl-NL' })

  test('the ends of the price slider and the order follow, and the cart ends in what is paid', async ({ page }) => {
    await visit(page, '/vloerkleden')
    await hydrated(page)
    const most = page.getByRole('slider', { name: 'Hoogste prijs' })
    const openPrices = () => openFacet(page.getByRole('navigation', { name: 'Filters' }), 'Prijs')
    await openPrices()
    const before = Number(await most.getAttribute('max'))
    await page.getByRole('button', { name: way.words.shell.footer.showExcl }).click()
    await hydrated(page)
    await openPrices()
    await expect.poll(async () => Number(await most.getAttribute('max'))).toBeLessThan(before)
    await expect(page.getByRole('navigation', { name: 'Filters' })).toContainText(way.words.price.excl)
    await putInCart(page)
    await visit(page, '/vloerkleden?panel=cart')
    await expect(cartPanel(page, way)).toContainText('€ 280,99')
    await expect(cartPanel(page, way)).toContainText('€ 340,00')
  })

  test('a company starts without VAT, and what it chooses goes before that', async ({ page }) => {
    await signInAs(page, 'zakelijk@thuishaven.test')
    await visit(page, '/product/1003')
    await expect(buyForm(page)).toContainText(shown.nld.excl)
    await page.getByRole('button', { name: way.words.shell.footer.showIncl }).click()
    await expect(buyForm(page)).toContainText(shown.nld.incl)
  })
})

test.describe('prices without VAT and without a script', () => {
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('the switch works as a plain post', async ({ page }) => {
    await visit(page, '/product/1003')
    await page.getByRole('button', { name: ways.nld.words.shell.footer.showExcl }).press('Enter')
    await expect(page).toHaveURL(/\/product\/1003/)
    await expect(page.getByRole('button', { name: ways.nld.words.shell.footer.showIncl })).toBeFocused()
    await expect(buyForm(page)).toContainText(shown.nld.excl)
  })
})
