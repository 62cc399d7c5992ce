import { signInAs } from './customer.ts'
import { open, reload } from './guest.ts'
import { passes } from '../a11y/passesAxe.ts'
import { decideOnReview, mailsTo } from './staging.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each writes about the same order.
test.describe.configure({ mode: 'serial' })

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { account, phrases, product, validation } = way.words
  const { reviews } = account
  test.describe(`reviews by who bought it, ${language}`, () => {
    test.use({ locale: way.browser })

    test(
      'a customer writes a review, mends it after a refusal, and reads it on the page of the product',
      { tag: '@staged' },
      async ({ page }) => {
        await signInAs(page)
        await open(page, `${way.prefix}/account/orders/order-250017`)
        // A product whose review is published has no form any more.
        const line = page.getByRole('main').locator('details').first()
        const summary = line.locator('summary')
        const title = (await summary.innerText()).replace(filled(reviews.write, { title: '' }).trim(), '').trim()
        await summary.click()
        await passes(page, 'a review to be written', { at: [390] })
        await line.getByRole('button', { name: `${reviews.send}: ${title}` }).click()
        await expect(line.getByText(validation.required)).toHaveCount(3)
        await line.getByLabel(filled(reviews.star_other, { count: 4 })).check()
        await line.getByLabel(reviews.heading, { exact: true }).fill(`Warm ${language}`)
        await line.getByLabel(reviews.text, { exact: true }).fill('Ligt er een maand.')
        await line.getByRole('button', { name: reviews.send }).press('Enter')
        await expect(line.getByText(phrases.reviewSent)).toBeVisible()
        await expect(line.getByText(reviews.waiting)).toBeVisible()

        await decideOnReview(page, { publish: false, reason: 'Noem geen namen.' })
        expect((await mailsTo(page, 'actief@thuishaven.test')).at(-1)?.text).toContain('Noem geen namen.')
        await reload(page)
        await expect(summary.getByText(filled(reviews.refused, { reason: 'Noem geen namen.' }))).toBeVisible()
        await summary.click()
        await expect(line.getByLabel(reviews.text, { exact: true })).toHaveValue('Ligt er een maand.')
        await line.getByLabel(reviews.text, { exact: true }).fill('Ligt er een maand en veert terug.')
        await line.getByRole('button', { name: reviews.send }).click()
        await expect(line.getByText(reviews.waiting)).toBeVisible()

        await decideOnReview(page, { publish: true })
        await reload(page)
        const standing = page
          .getByRole('main')
          .getByRole('paragraph')
          .filter({ hasText: filled(reviews.change, { title }) })
        await expect(standing).toContainText(reviews.published)
        await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
        const review = page.getByRole('figure').filter({ hasText: `Warm ${language}` })
        await expect(review).toContainText('Ligt er een maand en veert terug.')
        await expect(review).toContainText(product.verified)
      },
    )

    test('an order that is on its way says when it can be reviewed, and one that is not paid says nothing', async ({ page }) => {
      await signInAs(page)
      await open(page, `${way.prefix}/account/orders/order-250031`)
      await expect(page.getByText(reviews.notYet)).toBeVisible()
      await expect(page.getByRole('button', { name: new RegExp(`^${reviews.send}`) })).toHaveCount(0)
      await open(page, `${way.prefix}/account/orders/order-250042`)
      await expect(page.getByRole('heading', { name: reviews.title })).toHaveCount(0)
    })
  })
}
