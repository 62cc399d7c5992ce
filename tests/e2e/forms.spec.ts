import type { Locator, Page } from '@playwright/test'
import { field, newEmail, open, putInCart, walkTo } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, checkout, validation } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|has no translation/] })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Presses a button as a hand does: the pointer goes down, stays a moment, and comes up at the same place of the screen. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The button is not on the screen.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.75, { delay: 120 })
}

/** Resolves when the form was sent, or said what is wrong with it. */
const judged = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('submit', resolve, { once: true, capture: true })
      }),
  )

interface Form {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly button: string
  /** Types into the last field something that is judged when the focus leaves it. */
  readonly type: (page: Page) => Promise<void>
}

const ofAccount: readonly Form[] = [
  {
    name: 'login',
    open: (page) => open(page, '/account/login'),
    button: account.login,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'registration',
    open: (page) => open(page, '/account/register'),
    button: account.register,
    type: (page) => field(page, account.password).fill('kort'),
  },
  {
    name: 'asking for a new password',
    open: (page) => open(page, '/account/reset'),
    button: account.resetSend,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'a new password',
    open: (page) => open(page, '/account/reset?token=x'),
    button: account.newPasswordSave,
    type: (page) => field(page, account.newPassword).fill('kort'),
  },
]

const ofCheckout: readonly Form[] = [
  {
    name: 'the start of the checkout',
    open: async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
    },
    button: checkout.next,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'the login of the checkout',
    open: (page) => open(page, '/checkout/login'),
    button: account.login,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'the guest step',
    open: (page) => walkTo(page, way, 'information'),
    button: checkout.toDelivery,
    type: (page) => field(page, account.phoneNumber).fill('zes'),
  },
]

for (const forms of [ofAccount, ofCheckout]) {
  test(`VAL-07b the first press is never lost when the field before it is wrong: ${forms.map(({ name }) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const form of forms)
      await test.step(form.name, async () => {
        await form.open(page)
        await form.type(page)
        const sent = judged(page)
        await press(page, button(page, form.button))
        await sent
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      })
  })
}

test('VAL-07b nor when the sentence at the field takes two lines, which come or go', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/account/reset')
  await field(page, account.email).fill('fout')
  const sent = judged(page)
  await press(page, button(page, account.resetSend))
  await sent
  const message = page.getByText(validation.email)
  await expect(message).toBeVisible()
  const line = await message.evaluate(
    (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(line).toBeGreaterThan(1.5)
  await field(page, account.email).fill('zakelijk@thuishaven.test')
  await press(page, button(page, account.resetSend))
  await expect(page.getByRole('heading', { level: 1, name: account.resetMailedTitle })).toBeVisible()
})

test('VAL-07b nor when a corrected field loses its error under the pointer', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout')
  await field(page, account.email).fill('fout')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText(validation.email)).toBeVisible()
  const before = await button(page, checkout.next).boundingBox()
  await field(page, account.email).fill(newEmail())
  await press(page, button(page, checkout.next))
  await expect(page).toHaveURL(way.steps.information)
  expect(before).not.toBeNull()
})

test('VAL-07 an error has its place before it appears, and is announced without the focus', async ({ page }) => {
  await open(page, '/account/reset')
  const slot = page.locator('[aria-live="polite"]', { has: page.getByText(validation.email) })
  const at = async () => (await button(page, account.resetSend).boundingBox())?.y
  const before = await at()
  await field(page, account.email).fill('fout')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(slot).toBeVisible()
  expect(await at()).toBe(before)
})
