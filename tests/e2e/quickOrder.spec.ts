import { signInAs } from './customer.ts'
import { cartPanel, hydrated, visit } from './guest.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const addresses = { nld: '/snel-bestellen', eng: '/en/quick-order' } as const

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { orderList } = way.words.account
  test.describe(`order by article number, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a visitor pastes a list, mends the rows that are not right by keyboard, and finds all in the cart', async ({ page }) => {
      await visit(page, addresses[language])
      await hydrated(page)
      const list = page.getByLabel(orderList.label)
      await list.fill('SN-2300 12\nXX-2300 1\nVK-1001 1\nOO-1008 1\nkleed\nSN-2300 abc')
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: orderList.add, exact: true }).press('Enter')
      const faults = page.getByRole('list', { name: orderList.faults }).getByRole('listitem')
      const row = (number: number, typed: string) => filled(orderList.row, { row: number, typed })
      await expect(faults).toContainText([
        `${row(2, 'XX-2300 1')} ${orderList.unknown}`,
        `${row(3, 'VK-1001 1')} ${orderList.choose}`,
        `${row(4, 'OO-1008 1')} ${orderList.gone}`,
        `${row(5, 'kleed')} ${filled(orderList.unread, { most: 9999 })}`,
        `${row(6, 'SN-2300 abc')} ${filled(orderList.unread, { most: 9999 })}`,
      ])
      await expect(list).toHaveValue('XX-2300 1\nVK-1001 1\nOO-1008 1\nkleed\nSN-2300 abc')
      await list.fill('kw 2503;2')
      await page.getByRole('button', { name: orderList.add, exact: true }).click()
      await expect(cartPanel(page, way).getByRole('spinbutton')).toHaveCount(2)
      await expect(cartPanel(page, way).getByRole('spinbutton').first()).toHaveValue('2')
    })

    test('a CSV file is read, headings and all; the example is one', async ({ page }) => {
      await visit(page, addresses[language])
      await hydrated(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: orderList.example }).click()
      const example = await (await download).path()
      await page.getByLabel(orderList.file).setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${orderList.exampleColumns}\r\n"KW-2503";"3"\r\n`),
      })
      await expect(page.getByLabel(orderList.label)).toHaveValue(`${orderList.exampleColumns}\n"KW-2503";"3"\n`)
      await page.getByRole('button', { name: orderList.add, exact: true }).click()
      await expect(cartPanel(page, way).getByRole('spinbutton')).toHaveValue('3')
      await page.keyboard.press('Escape')
      await expect(page.getByText(filled(orderList.done_one, { count: 1 }), { exact: true })).toBeVisible()
      await page.getByLabel(orderList.file).setInputFiles(example)
      // What the last press did is no result of this list.
      await expect(page.getByText(filled(orderList.done_one, { count: 1 }), { exact: true })).toHaveCount(0)
      await page.getByLabel(orderList.file).setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('KW-2503;1\n') })
      await expect(page.getByText(filled(orderList.fileAdded_one, { count: 1, name: 'more.csv' }), { exact: true })).toBeVisible()
      await expect(page.getByLabel(orderList.label)).toHaveValue(/WA-1003;2\s+KW-2503;1/)
      await page.getByRole('button', { name: orderList.add, exact: true }).click()
      await expect(cartPanel(page, way).getByRole('spinbutton')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await page
        .getByLabel(orderList.file)
        .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]) })
      await expect(page.getByText(orderList.fileUnreadable)).toBeVisible()
      await expect(page.getByLabel(orderList.label)).toHaveValue('')
    })
  })
}

test.describe('order by article number without a script', () => {
  const { account } = ways.nld.words
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$|status of 422/] })

  test('a list is added to the cart, and rows that are not right come back with their reason', async ({ page }) => {
    await visit(page, addresses.nld)
    await page.getByLabel(account.orderList.label).fill('SN-2300 2\nXX-2300 1')
    await page.getByRole('button', { name: account.orderList.add, exact: true }).click()
    await expect(page.getByRole('list', { name: account.orderList.faults })).toContainText('XX-2300 1')
    await expect(page.getByLabel(account.orderList.label)).toHaveValue('XX-2300 1')
    await page.getByLabel(account.orderList.label).fill('KW-2503 1')
    await page.getByRole('button', { name: account.orderList.add, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveCount(2)
  })

  test('a list on the page of the orders is added too', async ({ page }) => {
    await signInAs(page)
    await visit(page, '/account/orders')
    await page.locator('summary', { hasText: account.orderList.title }).click()
    await page.getByLabel(account.orderList.label).fill('SN-2300 2')
    await page.getByRole('button', { name: account.orderList.add, exact: true }).click()
    await expect(page).toHaveURL(/\/snel-bestellen\?panel=cart/)
    await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toHaveValue('2')
  })
})
