import type { Page } from '@playwright/test'
import { signInAs } from './customer.ts'
import { cartPanel, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

// The browser blocks the page's scripts, because the test turned scripts off.
test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/], contextOptions: { reducedMotion: 'reduce' } })

const way = ways.eng
const { account, error } = way.words
const main = (page: Page) => page.getByRole('main')

const entries = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text })

test.describe('buying again without a script', () => {
  test.use({ locale: way.browser })

  test('ACC-03 plain forms add one line or a whole order to the cart; missing products and a failing backend are reported', async ({
    page,
    shop,
  }) => {
    await signInAs(page)
    const order = `${way.prefix}/account/orders/order-250017`
    await visit(page, order)
    await main(page)
      .getByRole('button', { name: /Zandvoort/ })
      .click()
    await expect(cartPanel(page, way)).toContainText('Zandvoort')
    await expect(entries(page, filled(account.order.againDone_one, { count: 1 }))).toBeVisible()

    await visit(page, order)
    shop.line.fail(/^GET \/api\/public\/products\/1005/, '404')
    await main(page).getByRole('button', { name: account.order.againAll }).click()
    const [gone = ''] = account.order.againGone.split('{')
    await expect(entries(page, gone)).toBeVisible()
    shop.line.heal()

    await visit(page, order)
    shop.line.fail(/^(?:POST|PUT) \/api\/v2\/cart\/lines/, '503')
    await main(page).getByRole('button', { name: account.order.againAll }).click()
    await expect(main(page).getByRole('alert')).toContainText(error.connection)
    shop.line.heal()

    await visit(page, order)
    await page.context().clearCookies({ name: 'auth_token' })
    await main(page).getByRole('button', { name: account.order.againAll }).click()
    await expect(page).toHaveURL(`${way.prefix}/account/login?return=${encodeURIComponent(order)}`)
  })
})
