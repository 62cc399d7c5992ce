import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayText } from '@thuishaven/core/locale'
import { follow } from '../../../tests/components/follow.ts'
import { main, refusal } from '../../../tests/components/shopper.ts'
import { placeOrders, visitAsNewCustomer } from '../../../tests/components/customer.ts'
import { password } from '../../../tests/registration.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../../tests/components/visitShop.tsx'
import { pathTo } from '../shop/index.ts'
import { filled, words } from '../../../tests/e2e/words.ts'

const visitAsDemoCustomer = (href: string): Promise<VisitedShop> => visitShop(href, { customer: demoCustomer })

/** The entry of a list that holds a text. */
const entryOf = async (list: string, text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const entry = within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(text))
    if (entry === undefined) throw new Error(`The list has no entry with ${text}.`)
    return entry
  })
const entriesOf = async (list: string): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')

const cents = (amount: HTMLElement): number => Number(amount.textContent.replaceAll(/\D/g, ''))
const begin = (text: string): string => text.split('{')[0] ?? ''

for (const [locale, prefix] of [
  ['nld', ''],
  ['eng', '/en'],
] as const) {
  const { account, cart, orderStatus } = words[locale]
  const path = (rest: string) => `${prefix}/account/${rest}`
  const cartPanel = () => screen.findByRole('dialog', { name: cart.title })

  describe(`orders in ${locale}`, () => {
    it('ACC-01b ACC-02 a customer’s list shows number, day, status and amount of each order, and leads to its page', async () => {
      const { user } = await visitAsDemoCustomer(path('orders'))
      expect(await entriesOf(account.orders.list)).toHaveLength(4)
      const shipped = await entryOf(account.orders.list, 'TH-250031')
      expect(shipped.textContent).toContain('02-11-2026')
      expect(shipped.textContent).toContain(account.orderStatuses.shipped)
      expect(shipped.textContent).toMatch(/€\s?\d/)
      await user.click(within(shipped).getByRole('link'))
      await screen.findByRole('heading', { level: 1, name: filled(account.order.title, { order: 'TH-250031' }) })
      await main().findByText(account.order.pickup)
      expect(main().queryByRole('link', { name: account.order.trackOf }), 'what is collected has no carrier').toBeNull()
      expect(main().getByText(cart.totalExcl)).toBeDefined()
      follow(path('orders/order-250017'))
      const track = await main().findByRole('link', { name: account.order.trackOf })
      expect(track.getAttribute('href')).toBe('https://track.thuishaven.test/TH-250017')
      expect(track.getAttribute('rel')).toMatch(/noreferrer/)
    })

    it('ACC-02 the page of an order says when it is, or was, expected', async () => {
      await visitAsDemoCustomer(path('orders/order-250031'))
      expect(await main().findByText(begin(account.order.expected), { exact: false })).toBeDefined()
      follow(path('orders/order-250017'))
      expect(await main().findByText(filled(account.order.wasExpected, { day: dayText(20_720, locale) }))).toBeDefined()
    })

    it('ACC-02 total, paid and outstanding amount of an order add up, and the VAT of each rate is shown', async () => {
      await visitAsDemoCustomer(path('orders/order-250017'))
      expect(cents(await screen.findByTestId('order-paid'))).toBe(cents(screen.getByTestId('order-total')))
      expect(screen.queryByTestId('order-outstanding'), 'nothing is left to pay').toBeNull()
      for (const percentage of ['21%', '9%']) expect(main().getByText(filled(cart.ofWhichVat, { percentage }))).toBeDefined()
      follow(path('orders/order-250042'))
      await screen.findByRole('heading', { level: 1, name: filled(account.order.title, { order: 'TH-250042' }) })
      const total = cents(await screen.findByTestId('order-total'))
      expect(total).toBeGreaterThan(0)
      expect(cents(screen.getByTestId('order-paid'))).toBe(0)
      expect(cents(screen.getByTestId('order-outstanding'))).toBe(total)
    })

    it('ACC-02 an unpaid order on account is not called paid, and its lines show the article number of the product page', async () => {
      await visitAsDemoCustomer(path('orders/order-250042'))
      const sums = await screen.findByRole('region', { name: account.order.sums })
      expect(sums.textContent).not.toContain(account.order.paidBy.replace('{way}', '').trim())
      expect(screen.getByRole('main').textContent).toMatch(/VK-1\d{3}/)
    })

    it('ACC-02 what the shop changed of an order is on its page and on the page of its key, with day, reason and both totals', async () => {
      const { change, call } = await visitAsDemoCustomer(`${prefix}/contact`)
      const found = await call('POST', '/api/v2/orders/status', { orderNumber: 'TH-250042', emailAddress: demoCustomer.email })
      const { key } = ((await found.json()) as { readonly data: { readonly key: string } }).data
      const changes = [{ changedAt: '2026-11-19T08:30:00Z', reason: 'Uitverkocht', totalBeforeInclVat: 12_345, totalInclVat: 6789 }]
      change(/^(GET .*order-250042|POST .*orders\/status)/, (body) => {
        const { data, ...response } = JSON.parse(body) as { readonly data: object }
        return JSON.stringify({ ...response, data: { ...data, changes } })
      })
      for (const [page, only] of [
        [path('orders/order-250042'), account.order.print],
        [`${pathTo(locale, 'order')}?key=${encodeURIComponent(key)}`, orderStatus.login],
      ] as const) {
        follow(page)
        await main().findByText(only)
        const note = main().getByText('Uitverkocht').parentElement?.parentElement?.textContent
        for (const text of [begin(account.order.changed), '123', '67', '19']) expect(note).toContain(text)
      }
    })

    it('ACC-02 an order whose status the shop does not know can be read', async () => {
      const { change } = await visitAsDemoCustomer(`${prefix}/contact`)
      change(/^GET \/api\/v2\/account\/orders/, (body) => body.replaceAll('"status":"shipped"', '"status":"verdwaald"'))
      follow(path('orders'))
      expect((await entryOf(account.orders.list, 'TH-250031')).textContent).toContain(account.orderStatuses.unknown)
    })

    it('ACC-03 CRT-03 a pasted list of article numbers is added to the cart; rows that are not right are listed and stay in the field', async () => {
      const { user } = await visitAsNewCustomer(path('orders'))
      await user.click(await screen.findByText(account.orderList.title))
      const list = screen.getByLabelText<HTMLTextAreaElement>(account.orderList.label)
      const add = main().getByRole('button', { name: account.orderList.add })
      await user.click(list)
      await user.paste('KW-1005 3\nLI-1004;1\nkleed\nXX-1005 2')
      await user.click(add)
      const faults = within(await main().findByRole('list', { name: account.orderList.faults })).getAllByRole('listitem')
      expect(faults.map(({ textContent }) => textContent)).toEqual([
        `${filled(account.orderList.row, { row: 3, typed: 'kleed' })} ${filled(account.orderList.unread, { most: 9999 })}`,
        `${filled(account.orderList.row, { row: 4, typed: 'XX-1005 2' })} ${account.orderList.unknown}`,
      ])
      expect(list.value).toBe('kleed\nXX-1005 2')
      await user.clear(list)
      await user.paste('KW-1005 1')
      await user.click(add)
      const panel = within(await cartPanel())
      await waitFor(() => expect(panel.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['4', '1']))
    })

    it('ACC-03 an empty list of item numbers is refused at its field, and sends nothing', async () => {
      const { user, requests } = await visitAsDemoCustomer(path('orders'))
      await user.click(await screen.findByText(account.orderList.title))
      requests.length = 0
      await user.click(main().getByRole('button', { name: account.orderList.add }))
      await main().findByText(account.orderList.empty)
      expect(requests.filter((call) => call.startsWith('POST /api/v2/cart'))).toEqual([])
    })

    it('ACC-01b the orders are filtered by status, with an address that can be shared', async () => {
      const { user } = await visitAsDemoCustomer(path('orders'))
      const filter = await screen.findByRole('navigation', { name: account.orders.filter })
      await user.click(within(filter).getByRole('link', { name: account.orderStatuses.delivered }))
      await waitFor(async () => expect(await entriesOf(account.orders.list)).toHaveLength(1))
      expect(location.pathname + location.search).toBe(path('orders?status=delivered'))
      follow(path('orders?status=processing'))
      await screen.findByRole('heading', { name: account.orders.noneSoTitle })
    })

    it('ACC-03 a line and a whole order are bought again; what is no longer sold or has another price is named', async () => {
      const { user, respond } = await visitAsDemoCustomer(path('orders/order-250017'))
      const againAll = await main().findByRole('button', { name: account.order.againAll })
      await user.click(againAll)
      const lines = within(await cartPanel()).getByRole('list', { name: cart.lines })
      await waitFor(() => expect(within(lines).getAllByRole('listitem')).toHaveLength(2))
      await user.keyboard('{Escape}')

      respond(/^GET \/api\/public\/products\/1005/, refusal(404, 'productNotFound'))
      await user.click(againAll)
      await main().findByText(begin(account.order.againGone), { exact: false })

      respond(/^GET \/api\/public\/products\/1002/, async (reach) => {
        const received = (await (await reach()).json()) as { readonly data: { readonly prices: object } }
        const dearer = { baseInclVat: 99_900, baseExclVat: 82_562, discountInclVat: 84_915, discountExclVat: 70_178, discount: 14_985 }
        return Response.json({ ...received, data: { ...received.data, prices: { ...received.data.prices, ...dearer } } })
      })
      await user.click(main().getByRole('button', { name: new RegExp(`${begin(account.order.againOf)}.*Zandvoort`) }))
      await screen.findByText(begin(account.order.againChanged), { exact: false })
    })

    it('ACC-01 ACC-02 the list shows what was in an order; the overview shows an order that is to be paid once', async () => {
      await visitAsDemoCustomer(path('orders'))
      const list = within(await main().findByRole('list', { name: account.orders.list }))
      const [open] = list.getAllByRole('listitem')
      expect(within(open as HTMLElement).getAllByRole('img')).toHaveLength(2)
      await visitAsDemoCustomer(path('overview'))
      expect((await main().findByRole('region', { name: account.openAmounts.title })).textContent).toContain('TH-250042')
      const earlier = main().getByRole('region', { name: account.lastOrder.earlier })
      expect(earlier.textContent).toContain('TH-250031')
      expect(within(earlier).getByRole('link', { name: account.lastOrder.view }).getAttribute('href')).toBe(path('orders/order-250031'))
      expect(within(earlier).queryByRole('button'), 'what is awaited is not ordered again').toBeNull()
      expect(main().queryByRole('region', { name: account.lastOrder.title })).toBeNull()
    })

    it('ACC-03 the overview offers the last order again; a cart with something in it is shown first', async () => {
      let [number, paymentUrl] = ['', '']
      const { email } = await visitAsNewCustomer(path('orders'), async (call) => {
        number = (await placeOrders(call, 1, 1002))[0]?.orderNumber ?? ''
        const { data } = (await (await call('POST', '/api/v2/checkout/pay', {})).json()) as {
          readonly data: { readonly paymentUrl: string }
        }
        paymentUrl = data.paymentUrl
      })
      expect((await window.fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) })).status).toBe(303)
      const { user } = await visitShop(path('overview'), {
        customer: { email, password },
        before: async (call) =>
          void (await call('POST', '/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 1, options: [] } })),
      })
      const last = within(await screen.findByRole('region', { name: account.lastOrder.title }))
      expect((await last.findByRole('link')).textContent).toContain(number)
      await user.click(last.getByRole('button'))
      const panel = within(await cartPanel())
      await waitFor(() => expect(panel.getAllByRole('spinbutton')).toHaveLength(2))
      expect(location.pathname).toBe(path('overview'))
    })

    it('ACC-02 a company writes its own reference on an order until it is invoiced', async () => {
      let uid = ''
      const { user } = await visitAsNewCustomer(path('orders'), async (call) => {
        uid = (await placeOrders(call, 1))[0]?.uid ?? ''
      })
      follow(path(`orders/${uid}`))
      const reference = await main().findByLabelText<HTMLInputElement>(account.order.reference)
      await user.clear(reference)
      await user.paste('INK-2026-7')
      await user.click(main().getByRole('button', { name: account.order.referenceSave }))
      await main().findByText(words[locale].phrases.orderReferenceSaved)
      follow(path('orders'))
      await entriesOf(account.orders.list)
      follow(path(`orders/${uid}`))
      expect((await main().findByLabelText<HTMLInputElement>(account.order.reference)).value).toBe('INK-2026-7')
    })

    it('ACC-02 a reference that the invoice has is read, not changed', async () => {
      const { call } = await visitAsDemoCustomer(path('orders/order-250017'))
      const payments = await main().findByRole('region', { name: account.order.payments })
      expect(payments.textContent).toContain(account.order.paymentStatuses.paid)
      expect(main().queryByLabelText(account.order.reference)).toBeNull()
      await call('PUT', '/api/v2/account/orders/order-250017', { reference: 'INK-2026-7' })
      await visitAsDemoCustomer(path('orders/order-250017'))
      expect((await main().findByText(account.order.reference)).nextElementSibling?.textContent).toBe('INK-2026-7')
      expect(main().queryByRole('button', { name: account.order.referenceSave })).toBeNull()
    })

    it('PAY-01 ACC-01b only an order that is still to be paid has a button for it in the list', async () => {
      const { user } = await visitAsDemoCustomer(path('orders'))
      const toPay = await entryOf(account.orders.list, 'TH-250042')
      expect(within(await entryOf(account.orders.list, 'TH-250031')).queryByRole('button')).toBeNull()
      await user.click(within(toPay).getByRole('button', { name: filled(account.openAmounts.payOf, { order: 'TH-250042' }) }))
      await screen.findByRole('dialog', { name: filled(account.payOrder.title, { order: 'TH-250042' }) })
    })
  })
}

const { account, error } = words.nld

it('ACC-01b a customer’s orders are listed ten to a page', async () => {
  const { user } = await visitAsNewCustomer('/account/orders', (call) => placeOrders(call, 12, 1005))
  expect(await entriesOf(account.orders.list)).toHaveLength(10)
  await user.click(within(screen.getByRole('navigation', { name: account.pages })).getByRole('link', { name: 'Pagina 2' }))
  await waitFor(async () => expect(await entriesOf(account.orders.list)).toHaveLength(2))
  expect(location.pathname + location.search).toBe('/account/orders?page=2')
})

it('ACC-01b a customer who opens another customer’s order sees the page for missing pages', async () => {
  let theirs: { readonly uid: string; readonly orderNumber: string } | undefined
  await visitAsNewCustomer('/contact', async (call) => {
    ;[theirs] = await placeOrders(call, 1)
  })
  await visitAsDemoCustomer('/account/orders')
  follow(`/account/orders/${theirs?.uid}`)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/niet gevonden|er niet/i))
  expect(screen.queryByText(theirs?.orderNumber ?? '')).toBeNull()
})

it('ACC-01e a customer without orders, invoices and questions reads so, and where to go on', async () => {
  await visitAsNewCustomer('/account/orders')
  await screen.findByRole('heading', { name: account.orders.noneTitle })
  expect(main().getByRole('link', { name: account.orders.goShopping }).getAttribute('href')).toBe('/')
  follow('/account/invoices')
  await screen.findByRole('heading', { name: account.invoices.noneTitle })
  follow('/account/tickets')
  await screen.findByRole('heading', { name: account.tickets.noneTitle })
})

it('ACC-01e a list that fails to load reports it, and loads when the customer retries', async () => {
  const { user, fail, heal } = await visitAsDemoCustomer('/account/overview')
  fail(/^GET \/api\/v2\/account\/invoices/, '503')
  follow('/account/invoices')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(account.failedTitle)
  heal()
  await user.click(within(alert).getByRole('button', { name: error.again }))
  const entries = await entriesOf(account.invoices.list)
  expect(entries).toHaveLength(5)
  expect(entries[3]?.textContent).toMatch(new RegExp(`^C26-000001.*${account.invoices.creditNote}−`))
})

it('ACC-01 a business finds its invoices as PDF and as XML for its bookkeeping', async () => {
  await visitShop('/account/invoices', {
    customer: demoCustomer,
    before: async (_call, { respond }) => {
      respond(/^GET \/api\/v2\/account\/invoices/, async (reach) => {
        const text = await (await reach()).text()
        return new Response(text.replaceAll('"ublPath":null', '"ublPath":"/api/ubl"'), { headers: { 'content-type': 'application/json' } })
      })
    },
  })
  const entry = within(await entryOf(account.invoices.list, 'F250031'))
  const xml = entry.getByRole('link', { name: filled(account.invoices.downloadXml, { number: 'F250031' }) })
  expect([xml.getAttribute('href'), xml.getAttribute('download')]).toEqual(['/account/invoices/inv-order-250031/xml', 'F250031.xml'])
  expect(entry.getByRole('link', { name: filled(account.invoices.download, { number: 'F250031' }) }).getAttribute('href')).toBe(
    '/account/invoices/inv-order-250031/pdf',
  )
})

it('ACC-03 an order is added to the cart once, however often the button is pressed; a failing backend is reported and nothing is added', async () => {
  const { user, requests, respond, hold } = await visitAsDemoCustomer('/account/orders/order-250017')
  const again = await main().findByRole('button', { name: account.order.againAll })
  const release = hold(/^GET \/api\/public\/products\//)
  requests.length = 0
  await user.click(again)
  await user.click(again)
  release()
  await screen.findByRole('dialog', { name: words.nld.cart.title })
  expect(requests.filter((call) => call === 'GET /api/public/products/1005')).toHaveLength(1)
  await waitFor(() => expect(requests.filter((call) => /cart\/lines/.test(call))).toHaveLength(2))
  await user.keyboard('{Escape}')

  respond(/^GET \/api\/public\/products\//, refusal(500, 'internalError'))
  requests.length = 0
  await user.click(again)
  expect((await main().findByRole('alert')).textContent).toContain(error.connection)
  expect(requests.filter((call) => /cart\/lines/.test(call))).toEqual([])
})
