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
        await visit(approver, companyPage[language])
        await expect(request).toContainText(company.statuses.ordered)
        const everyones = approver.getByRole('list', { name: company.orders })
        await expect(everyones).toContainText('INK-2026-17')
        await everyones.getByRole('link', { name: /^TH-/ }).first().press('Enter')
        const colleagues = approver.getByRole('main')
        await expect(colleagues.getByText(/· Bram Vis$/)).toBeVisible()
        await expect(colleagues).toContainText('INK-2026-17')
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
})
