import type { Page } from '@playwright/test'
import { passes } from '../a11y/passesAxe.ts'
import { newCustomer } from './customer.ts'
import { bankButton, visit } from './guest.ts'
import { mailsTo } from './staging.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'
import { filled } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const business = { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678', vatNumber: 'NL004495445B01', reference: 'Inkoop' }

const companyPage = { nld: '/account/company', eng: '/en/account/company' } as const

/** Fills the cart of a signed-in customer with hubs, ready for the last step. */
const fillCart = async (page: Page, quantity: number): Promise<void> => {
  const call = async (path: string, data: object): Promise<unknown> => {
    const response = await page.request.post(path, { data })
    expect([path, response.ok()]).toEqual([path, true])
    return response.json()
  }
  await call('/api/v2/cart/lines', { item: { id: '1003', productId: 1003, quantity, options: [] } })
  const { data } = (await (await page.request.get('/api/v2/account/addresses')).json()) as {
    readonly data: readonly { readonly id: string }[]
  }
  await call('/api/v2/cart', { address_id: data[0]?.id })
  await call('/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('/api/v2/cart', { payment_option_id: 'ideal' })
}

/** Makes a company of the founder, and the other its buyer, above € 500 with an approval. */
const createCompany = async (founder: Page, buyer: Page): Promise<{ readonly founderAddress: string; readonly buyerAddress: string }> => {
  const founderAddress = await newCustomer(founder, business)
  const buyerAddress = await newCustomer(buyer, { firstName: 'Bram' })
  const path = '/api/v2/account/company'
  await founder.request.put(path, { data: { approvalAboveInclVat: 50_000 } })
  await founder.request.post(`${path}/members`, { data: { emailAddress: buyerAddress, role: 'buyer' } })
  const token = /token=(\S+)/.exec((await mailsTo(founder, buyerAddress)).at(-1)?.text ?? '')?.[1]
  expect((await buyer.request.post(`${path}/invitation`, { data: { token } })).ok()).toBe(true)
  return { founderAddress, buyerAddress }
}

for (const language of ['nld', 'eng'] as const) {
  const way: Way = ways[language]
  const { account, checkout } = way.words
  const { company } = account
  test.describe(`a company with members, ${language}`, () => {
    test.use({ locale: way.browser, tolerated: [/status of 422/] })

    test(
      'ACC-01a a buyer is invited, asks for an approval above the amount, gets it, and orders',
      { tag: '@staged' },
      async ({ page: approver, browser }) => {
        // Consent was answered, and nobody is signed in.
        const storageState = await approver.context().storageState()
        await newCustomer(approver, business)
        await visit(approver, companyPage[language])
        await approver.getByLabel(company.amount).fill('500')
        await approver.getByRole('button', { name: company.make }).click()
        await expect(approver.getByText(company.done.save, { exact: true })).toBeVisible()

        const context = await browser.newContext({ locale: way.browser, reducedMotion: 'reduce', storageState })
        const buyer = await context.newPage()
        const emailAddress = await newCustomer(buyer, { firstName: 'Bram' })
        await approver.getByLabel(company.inviteAddress).fill(emailAddress)
        await approver.getByRole('button', { name: company.invite, exact: true }).click()
        await expect(approver.getByText(company.done.invite, { exact: true })).toBeVisible()
        await expect(approver.getByRole('list', { name: company.members })).toContainText(company.invited)
        const link = new URL(/https?:\S+token=\S+/.exec((await mailsTo(approver, emailAddress)).at(-1)?.text ?? '')?.[0] ?? '')
        await visit(buyer, link.pathname + link.search)
        await buyer.getByRole('button', { name: company.accept }).click()
        await expect(buyer.getByRole('heading', { level: 1, name: business.companyName })).toBeVisible()

        // The orders of everyone are all listed, also for who has not confirmed an address.
        await expect(buyer.getByText(filled(account.mailed.banner, { email: emailAddress }))).toBeVisible()
        await expect(buyer.getByText(account.mailed.ordersWait)).toHaveCount(0)

        await fillCart(buyer, 2)
        await visit(buyer, way.steps.pay)
        await buyer.getByLabel(checkout.reference).fill('INK-2026-17')
        await buyer.getByRole('button', { name: checkout.askApproval }).click()
        await expect(buyer.getByText(company.done.requested)).toBeVisible()
        await expect(buyer.getByRole('list', { name: company.requests })).toContainText(company.statuses.waiting)

        await visit(approver, companyPage[language])
        const request = approver.getByRole('list', { name: company.requests }).getByRole('listitem')
        await expect(request).toContainText('INK-2026-17')
        await request.getByText(company.refuse, { exact: true }).click()
        await request.getByRole('button', { name: company.refuseSend }).click()
        await expect(request.getByText(way.words.validation.required)).toBeVisible()
        await request.getByRole('button', { name: company.approve }).first().click()
        await expect(approver.getByText(company.done.approve)).toBeVisible()

        await visit(buyer, companyPage[language])
        await buyer.getByRole('link', { name: company.placeOrder }).click()
        await buyer.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
        await bankButton(buyer, 'pay').click()
        await expect(buyer.getByRole('heading', { level: 1, name: checkout.result.paid.title })).toBeVisible()
        // Who has a password is not offered one.
        await expect(buyer.getByText(checkout.invitation)).toHaveCount(0)
        // Papers and mail are the company's, though the buyer's address does not name it.
        const confirmation = (await mailsTo(approver, emailAddress)).at(-1)?.text ?? ''
        expect(confirmation).toContain(language === 'nld' ? 'Bedragen per regel zijn excl. btw.' : 'The amounts of the lines exclude VAT.')
        await visit(approver, companyPage[language])
        await expect(request).toContainText(company.statuses.ordered)
        const everyones = approver.getByRole('list', { name: company.orders })
        await expect(everyones).toContainText('INK-2026-17')
        await everyones.getByRole('link', { name: /^TH-/ }).first().press('Enter')
        const colleagues = approver.getByRole('main')
        await expect(colleagues.getByText(/· Bram Vis$/)).toBeVisible()
        await expect(colleagues).toContainText('INK-2026-17')
        await expect(colleagues.locator('address').filter({ hasText: business.companyName })).toBeVisible()
        await expect(colleagues.getByRole('link', { name: /\(PDF\)$/ })).toBeVisible()
        await expect(colleagues.getByLabel(account.order.reference)).toHaveCount(0)
        await expect(colleagues.getByRole('heading', { name: account.reviews.title })).toHaveCount(0)
        await expect(colleagues.getByRole('link', { name: way.words.withdrawal.title })).toHaveCount(0)
        await passes(approver, 'an order of a colleague', { at: [390] })
        await approver.getByRole('link', { name: account.order.backToCompany }).click()
        await expect(approver.getByRole('heading', { level: 1, name: business.companyName })).toBeVisible()
        await visit(approver, `${way.prefix}/account/orders`)
        await expect(colleagues.getByRole('link', { name: /^TH-/ })).toHaveCount(0)
        await context.close()
      },
    )

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (language === 'eng') return

    test(
      'ACC-01a a decision that came too late is not lost unseen, a changed cart is no longer approved, and a member leaves after a question',
      { tag: '@staged' },
      async ({ page: founder, browser }) => {
        test.setTimeout(120_000)
        const storageState = await founder.context().storageState()
        const context = await browser.newContext({ locale: way.browser, reducedMotion: 'reduce', storageState })
        const buyer = await context.newPage()
        const { founderAddress } = await createCompany(founder, buyer)
        await fillCart(buyer, 2)
        expect((await buyer.request.post('/api/v2/checkout/pay', { data: {} })).status()).toBe(422)

        const [first, second] = [founder, await founder.context().newPage()]
        for (const tab of [first, second]) await visit(tab, companyPage[language])
        const entry = (of: Page) => of.getByRole('list', { name: company.requests }).getByRole('listitem')
        await entry(first).getByRole('button', { name: company.approve }).first().click()
        await expect(first.getByText(company.done.approve)).toBeVisible()
        await entry(second).getByText(company.refuse, { exact: true }).click()
        await second.getByLabel(company.reason).fill('Te duur')
        await entry(second).getByRole('button', { name: company.refuseSend }).click()
        const lost = second.getByRole('alert').filter({ hasText: way.words.phrases.companyRequestDecided })
        await expect(lost).toContainText(filled(company.reasonNotSent, { reason: 'Te duur' }))
        await expect(entry(second)).toContainText(company.statuses.approved)
        await passes(second, 'a decision that came too late', { at: [390] })
        await second.close()

        await visit(buyer, companyPage[language])
        await expect(entry(buyer).getByRole('link', { name: company.placeOrder })).toBeVisible()
        await fillCart(buyer, 1)
        for (const reader of [buyer, founder]) {
          await visit(reader, companyPage[language])
          await expect(entry(reader)).toContainText(company.outdated)
          await expect(entry(reader)).toContainText(company.cartChanged)
          await expect(entry(reader).getByRole('link', { name: company.placeOrder })).toHaveCount(0)
        }
        await entry(buyer).getByRole('link', { name: company.toCheckout }).click()
        await expect(buyer.getByRole('button', { name: checkout.askApproval })).toBeVisible()

        await expect(founder.getByText(company.cannotLeave)).toBeVisible()
        await visit(buyer, companyPage[language])
        await expect(buyer.getByText(company.cannotLeave)).toHaveCount(0)
        const leave = buyer.getByRole('button', { name: company.leaveYes })
        await expect(leave).toBeHidden()
        await buyer.getByText(company.leave, { exact: true }).focus()
        await buyer.keyboard.press('Enter')
        await expect(buyer.getByText(filled(company.leaveAsk, { company: business.companyName }))).toBeVisible()
        // What the header of a page covers is no target of a press.
        await buyer.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await passes(buyer, 'the question before a member leaves', { at: [390, 1280] })
        const before = (await mailsTo(founder, founderAddress)).length
        await leave.dblclick()
        await expect(buyer.getByText(company.done.leave)).toBeVisible()
        await expect(buyer.getByText(company.businessOnly)).toBeVisible()
        // In the language in which the founder registered.
        expect((await mailsTo(founder, founderAddress)).slice(before).map(({ subject }) => subject)).toEqual([
          `Bram Vis bestelt niet meer namens ${business.companyName}`,
        ])
        await context.close()
      },
    )
  })
}

test.describe('a company without a script', () => {
  const { company } = ways.nld.words.account
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$|status of 422/] })

  test('ACC-01a a company is made and changed; what is no amount stays in its field, with the reason', async ({ page }) => {
    await newCustomer(page, business)
    await visit(page, companyPage.nld)
    const amount = page.getByLabel(company.amount)
    await amount.fill('veel')
    await page.getByRole('button', { name: company.make }).click()
    await expect(page.getByText(ways.nld.words.validation.amount)).toBeVisible()
    await expect(amount).toHaveValue('veel')
    await amount.fill('1.250,50')
    await page.getByRole('button', { name: company.make }).click()
    await expect(page.getByText(company.done.save, { exact: true })).toBeVisible()
    await expect(page.getByText(filled(company.above, { amount: '€ 1.250,50' }).replaceAll(' ', ' '))).toBeVisible()
    await expect(amount).toHaveValue('1250,50')
  })

  test(
    'ACC-01a a member is removed after a question, once, and gets a mail; another tab that removes too says that it is so',
    { tag: '@staged' },
    async ({ page, browser }) => {
      const context = await browser.newContext({ locale: 'nl-NL' })
      const { buyerAddress } = await createCompany(page, await context.newPage())
      const other = await page.context().newPage()
      const before = (await mailsTo(page, buyerAddress)).length
      for (const tab of [page, other]) await visit(tab, companyPage.nld)
      for (const tab of [page, other]) {
        const entry = tab.getByRole('list', { name: company.members }).getByRole('listitem').filter({ hasText: buyerAddress })
        await expect(entry.getByRole('button', { name: company.removeYes })).toBeHidden()
        await entry.getByText(company.remove, { exact: true }).click()
        await expect(entry.getByText(filled(company.removeAsk, { name: 'Bram Vis', company: business.companyName }))).toBeVisible()
        await entry.getByRole('button', { name: company.removeYes }).click()
        await expect(tab.getByText(company.done.remove, { exact: true })).toBeVisible()
        await expect(entry).toHaveCount(0)
      }
      expect((await mailsTo(page, buyerAddress)).slice(before).map(({ subject }) => subject)).toEqual([
        `Je bestelt niet meer namens ${business.companyName}`,
      ])
      await context.close()
    },
  )
})
