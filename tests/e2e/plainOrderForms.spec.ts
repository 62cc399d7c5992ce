import type { Page } from '@playwright/test'
import { placeOrders, signInAs } from './customer.ts'
import { field, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

// The browser blocks the page's scripts, because the test turned scripts off.
test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$|status of 422/], contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { account, phrases, validation, error } = way.words
  const { reviews } = account
  test.describe(`the forms of an order without a script, ${language}`, () => {
    test.use({ locale: way.browser })

    test('ACC-02 a review is a plain form: what is missing is said at its field, what was typed stays, and what was sent waits', async ({
      page,
      shop,
    }) => {
      await signInAs(page)
      await visit(page, `${way.prefix}/account/orders/order-250017`)
      const line = main(page).locator('details').first()
      await line.locator('summary').click()
      await line.getByLabel(filled(reviews.star_other, { count: 4 })).check()
      await line.getByLabel(reviews.text, { exact: true }).fill('Ligt er een maand.\n<b>Warm</b>')
      await line.getByLabel(reviews.heading, { exact: true }).fill('')
      await line.getByRole('button', { name: reviews.send }).press('Enter')
      await expect(line).toHaveAttribute('open')
      await expect(line.getByLabel(reviews.heading, { exact: true })).toHaveAccessibleDescription(validation.required)
      await expect(line.getByLabel(filled(reviews.star_other, { count: 4 }))).toBeChecked()
      await expect(line.getByLabel(reviews.author)).toHaveValue('Anna')
      await expect(line.getByLabel(reviews.text, { exact: true })).toHaveValue('Ligt er een maand.\n<b>Warm</b>')
      // The other line's form is untouched.
      await expect(main(page).locator('details').nth(1)).not.toHaveAttribute('open')
      await line.getByLabel(reviews.heading, { exact: true }).fill('Zacht')

      shop.line.fail(/^PUT .*\/reviews\//, '503')
      await line.getByRole('button', { name: reviews.send }).click()
      await expect(line.getByRole('alert')).toContainText(error.connection)
      await expect(line.getByLabel(reviews.heading, { exact: true })).toHaveValue('Zacht')
      shop.line.heal()

      await line.getByRole('button', { name: reviews.send }).click()
      await expect(main(page).getByText(phrases.reviewSent)).toBeVisible()
      // Before anything is unfolded.
      await expect(line.locator('summary').getByText(reviews.waiting)).toBeVisible()
      await line.locator('summary').click()
      await expect(line.getByLabel(reviews.heading, { exact: true })).toHaveValue('Zacht')
      await page.reload()
      await expect(main(page).getByText(reviews.waiting)).toHaveCount(1)
    })

    test('ACC-02 a reference is saved by a plain form, and stays typed when that fails; a visitor is led to the login and back', async ({
      page,
      shop,
    }) => {
      await signInAs(page)
      // What was invoiced keeps its reference.
      const [unpaid] = await placeOrders(page, 1)
      const order = `${way.prefix}/account/orders/${unpaid?.uid ?? ''}`
      const save = () => main(page).getByRole('button', { name: account.order.referenceSave }).click()
      await visit(page, order)
      shop.line.fail(/^PUT .*\/orders\//, '503')
      await field(page, account.order.reference).fill('INK-7')
      await save()
      await expect(field(page, account.order.reference)).toHaveAccessibleDescription(new RegExp(error.connection.replaceAll('.', '\\.')))
      await expect(field(page, account.order.reference)).toHaveValue('INK-7')
      shop.line.heal()
      await save()
      await expect(main(page).getByText(phrases.orderReferenceSaved)).toBeVisible()
      await expect(field(page, account.order.reference)).toHaveValue('INK-7')
      await page.context().clearCookies({ name: 'auth_token' })
      await save()
      await expect(page).toHaveURL(`${way.prefix}/account/login?return=${encodeURIComponent(order)}`)
    })
  })
}
