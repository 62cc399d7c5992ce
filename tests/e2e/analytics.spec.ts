import { expect } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { bankButton, hydrated, cartPanel, follow, heading, open, orderNumber, putInCart, reload, walkThrough } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { lastEvent, measuring, test, sentEvents } from './measuredShopTest.ts'
import { filled } from './words.ts'

test.describe.configure({ mode: 'default' })
test.use({ consent: consentChoices.all, contextOptions: { reducedMotion: 'reduce' } })

/** What product 1002 is to the tag: € 400.00 with 15 % off. */
const rug = (title: string, index = 0) => ({
  item_id: '1002',
  item_name: title,
  discount: 60,
  index,
  price: rugPrice / 100,
  quantity: 1,
})

const way = ways.eng
const { cart, checkout, product } = way.words

test.describe('in English', () => {
  test.use({ locale: way.browser })

  test('ANA-01 ANA-02 PNL-04 analytics receives each view, search, purchase and removal once, to the cent and by the rules of the tag', async ({
    browser,
    page,
    tags,
  }) => {
    test.setTimeout(120_000)
    const title = way.product.title
    const events = (): readonly string[] => sentEvents(tags)

    await test.step('a list and a choice from it', async () => {
      await open(page, way.category.path)
      await measuring(page, tags)
      await expect.poll(events).toEqual(['view_item_list'])
      const listed = lastEvent(tags, 'view_item_list') as { item_list_name: string; items: { item_id: string; index: number }[] }
      const shown = await page.getByRole('main').getByRole('article').count()
      expect(listed.item_list_name).toBe(way.category.title)
      expect(listed.items.map(({ index }) => index)).toEqual(Array.from({ length: shown }, (_, index) => index))
      const place = listed.items.findIndex(({ item_id }) => item_id === '1002')
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(heading(page, title)).toBeVisible()
      await expect.poll(events).toEqual(['view_item_list', 'select_item', 'view_item', 'view_item_list'])
      expect(lastEvent(tags, 'select_item')).toEqual({ item_list_name: way.category.title, items: [rug(title, place)] })
      expect(lastEvent(tags, 'view_item')).toEqual({ currency: 'EUR', value: rugPrice / 100, items: [rug(title)] })
    })

    await test.step('into the cart, out and in again', async () => {
      tags.forget()
      const panel = cartPanel(page, way)
      await page.getByRole('button', { name: product.add, exact: true }).click()
      await expect(panel.getByRole('link', { name: title })).toBeVisible()
      await expect.poll(events).toEqual(['add_to_cart', 'view_cart'])
      const notices = { currency: 'EUR', value: rugPrice / 100, items: [rug(title)] }
      expect(lastEvent(tags, 'add_to_cart')).toEqual(notices)
      expect(lastEvent(tags, 'view_cart')).toEqual(notices)
      await panel.getByRole('button', { name: filled(cart.remove, { title }) }).click()
      await expect.poll(events).toEqual(['add_to_cart', 'view_cart', 'remove_from_cart'])
      expect(lastEvent(tags, 'remove_from_cart')).toEqual(notices)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: product.add, exact: true }).click()
      await expect.poll(events).toEqual(['add_to_cart', 'view_cart', 'remove_from_cart', 'add_to_cart', 'view_cart'])
    })

    await test.step('a question, once for all sorts of its answer', async () => {
      await follow(page, '/en/search?q=Zandvoort')
      await expect.poll(() => lastEvent(tags, 'search')).toEqual({ search_term: 'Zandvoort' })
      await follow(page, '/en/search?q=Zandvoort&sort=lowest-price')
      await expect(page).toHaveURL(/sort=/)
      await hydrated(page)
      expect(events().filter((name) => name === 'search')).toHaveLength(1)
    })

    await test.step('through the checkout to the purchase', async () => {
      tags.forget()
      await walkThrough(page, way, 'pay')
      const shown = (rugPrice + postage) / 100
      await expect
        .poll(() => events().filter((name) => name !== 'view_item_list'))
        .toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info'])
      expect(lastEvent(tags, 'begin_checkout')).toEqual({ currency: 'EUR', value: rugPrice / 100, items: [rug(title)] })
      for (const name of ['add_shipping_info', 'add_payment_info'])
        expect(lastEvent(tags, name), name).toEqual({ currency: 'EUR', value: shown, items: [rug(title)] })
      await page.getByRole('button', { name: checkout.orderAndPay, exact: true }).click()
      await expect(page).toHaveURL(/\/api\/bank\//)
      await bankButton(page, 'pay').click()
      await expect(heading(page, checkout.result.paid.title)).toBeVisible()
      const order = await orderNumber(page)
      await expect
        .poll(() => lastEvent(tags, 'purchase'))
        .toEqual({
          currency: 'EUR',
          value: shown,
          transaction_id: order,
          items: [rug(title)],
        })
      await reload(page)
      await page.waitForLoadState('networkidle')
      expect(events().filter((name) => name === 'purchase')).toHaveLength(1)
    })

    await test.step('another device that opens the result tells nothing again', async () => {
      const other = await browser.newContext({ locale: way.browser, reducedMotion: 'reduce' })
      await chooseBefore(other, consentChoices.all)
      const second = await other.newPage()
      const response = second.waitForResponse(/\/told$/)
      // The address bar shows no secret while the tag is there; the history keeps the address of the payment.
      await open(second, await page.evaluate(() => (history.state as { whole: string }).whole))
      expect(await (await response).json()).toEqual({ status: 'success', data: { first: false } })
      await measuring(second, tags)
      expect(events().filter((name) => name === 'purchase')).toHaveLength(1)
      await other.close()
    })

    expect(tags.faults()).toEqual([])
  })
})

test.describe('a tag that is out of order', () => {
  test.use({ locale: 'nl-NL', tolerated: [/the tag is broken/] })

  test('ERR-04a the shopper learns nothing of it, and the shop goes on', async ({ page, tags }) => {
    const way = ways.nld
    await page.route(`${tags.address}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "window.gtag = () => { throw new Error('the tag is broken') }; window.dataLayer = null; throw new Error('the tag is broken')",
      }),
    )
    await putInCart(page)
    await open(page, way.category.path)
    await expect.poll(() => page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer)).toBeNull()
    await follow(page, way.product.path)
    await expect(heading(page, way.product.title)).toBeVisible()
    await page.getByRole('button', { name: way.words.product.add, exact: true }).click()
    await expect(cartPanel(page, way).getByRole('link', { name: way.product.title })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: way.words.notification.region }).getByRole('listitem')).toHaveCount(0)
    await walkThrough(page, way, 'delivery')
  })
})
