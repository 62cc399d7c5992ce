import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { arrivesAt, chooseAll, cents, label, main, newCustomer, press, putInCart, refusal } from '../../../tests/components/shopper.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { filled } from '../../../tests/e2e/words.ts'

interface Ordered {
  readonly uid: string
  readonly orderNumber: string
}

/** Places an order that is not paid yet. */
const placeOrder = async (call: BackendCall): Promise<Ordered> => {
  await newCustomer(call)
  await putInCart(call, 1004)
  await chooseAll(call)
  await call('POST', '/api/v2/checkout/pay', {})
  const { data } = (await (await call('GET', '/api/v2/account/orders')).json()) as {
    readonly data: { readonly orders: readonly Ordered[] }
  }
  return data.orders[0] as Ordered
}

const options = /account\/orders\/[^/]+\/payments$/
const pay = /account\/orders\/[^/]+\/pay$/

for (const [language, way] of [
  ['Dutch', ways.nld],
  ['English', ways.eng],
] as const) {
  const { account, phrases } = way.words

  describe(`paying an open order, in ${language}`, () => {
    const visitOrder = async () => {
      let order: Ordered | null = null
      const visited = await visitShop(`${way.prefix}/account/orders`, { before: async (call) => void (order = await placeOrder(call)) })
      const { uid, orderNumber } = order as unknown as Ordered
      return { ...visited, uid, orderNumber }
    }
    const panelOf = (order: string): Promise<HTMLElement> =>
      screen.findByRole('dialog', { name: filled(account.payOrder.title, { order }) })
    const isBusy = (button: HTMLElement): boolean => button.getAttribute('aria-busy') === 'true'
    const openPanel = async (prepare?: (respond: Awaited<ReturnType<typeof visitShop>>['respond']) => void) => {
      const visited = await visitOrder()
      prepare?.(visited.respond)
      const link = await waitFor(() => {
        const found = document.querySelector<HTMLAnchorElement>(`main a[href$="${visited.uid}"]`)
        if (found === null) throw new Error('the order is listed')
        return found
      })
      await visited.user.click(link)
      await arrivesAt(`${way.prefix}/account/orders/${visited.uid}`)
      await press(visited.user, /^(Betaal|Pay) € ?/)
      const panel = await panelOf(visited.orderNumber)
      const goOn = await within(panel).findByRole('button', { name: account.payOrder.continue })
      return {
        ...visited,
        panel,
        goOn,
        firstOption: () =>
          within(panel)
            .findAllByRole<HTMLInputElement>('radio')
            .then(([first]) => first),
      }
    }
    const findText = async (text: string): Promise<void> => expect(await screen.findAllByText(text, { exact: false })).not.toEqual([])

    it(`PAY-01 PAY-03 the panel shows the sums, is busy while it requests the payment, and leads to the bank, in ${language}`, async () => {
      const { user, panel, goOn, firstOption, hold, leftFor } = await openPanel()
      const total = cents(screen.getByTestId('order-total'))
      const rows = [...panel.querySelectorAll('dl > div')]
      expect(rows.map((row) => row.querySelector('dt')?.textContent)).toEqual([
        account.payOrder.total,
        account.payOrder.paid,
        account.payOrder.open,
      ])
      expect(cents(rows[2]?.querySelector('dd') as HTMLElement)).toBe(total)
      expect((await firstOption())?.checked).toBe(true)
      const release = hold(pay)
      await user.click(goOn)
      const busy = await within(panel).findByRole('button', { name: account.payOrder.loading })
      expect(isBusy(busy)).toBe(true)
      release()
      await waitFor(() => expect(leftFor).toEqual([expect.stringContaining('/api/bank/')]))
    })

    it(`PAY-01 the overview shows open amounts, each with a payment button, in ${language}`, async () => {
      let order: Ordered | null = null
      const { user } = await visitShop(`${way.prefix}/account/overview`, { before: async (call) => void (order = await placeOrder(call)) })
      const { orderNumber } = order as unknown as Ordered
      await press(user, filled(account.openAmounts.payOf, { order: orderNumber }))
      expect(await within(await panelOf(orderNumber)).findByRole('button', { name: account.payOrder.continue })).toBeDefined()
    })

    it(`PAY-02 PAY-04 unavailable options are reported, and that there are none, in ${language}`, async () => {
      const { user, panel, goOn, firstOption, heal } = await openPanel((respond) =>
        respond(options, refusal(422, 'checkoutPaymentOptionsFailed')),
      )
      await findText(phrases.checkoutPaymentOptionsFailed)
      const alert = await within(panel).findByRole('alert')
      expect(alert.textContent).toContain(phrases.checkoutNoPaymentOptions)
      expect(alert.textContent).toContain(account.payOrder.attention)
      expect(alert.textContent).toContain({ Dutch: account.payOrder.attention, English: 'Attention' }[language])
      expect(within(alert).queryByRole('button')).toBeNull()
      expect(within(panel).queryByRole('radio')).toBeNull()
      heal()
      await user.click(goOn)
      expect((await firstOption())?.checked).toBe(true)
    })

    it(`PAY-03 a failing provider is reported, and the options are requested again, in ${language}`, async () => {
      const { user, goOn, firstOption, respond, requests } = await openPanel()
      expect((await firstOption())?.checked).toBe(true)
      respond(pay, refusal(422, { code: 'ipoi', step: 'overview' }))
      const requested = (): number => requests.filter((request) => options.test(request)).length
      const before = requested()
      await user.click(goOn)
      await waitFor(() => expect(requested()).toBeGreaterThan(before))
      await findText(phrases.checkoutPaymentOptionProviderFailed)
    })

    it(`PAY-05 a broken call shows nothing, and the panel stays usable, in ${language}`, async () => {
      const broken = (): Response => {
        throw new TypeError('fetch failed')
      }
      const { user, panel, firstOption, respond, heal, requests, leftFor } = await openPanel((rules) => rules(options, broken))
      const goOn = (): HTMLElement => within(panel).getByRole('button', { name: account.payOrder.continue })
      const ready = (): Promise<void> => waitFor(() => expect(isBusy(goOn()) || goOn().ariaDisabled === 'true').toBe(false))
      await ready()
      expect(within(panel).queryByRole('alert')).toBeNull()
      heal()
      await user.click(goOn())
      expect((await firstOption())?.checked).toBe(true)
      respond(pay, broken)
      await user.click(goOn())
      await waitFor(() => expect(requests.some((request) => pay.test(request))).toBe(true))
      await ready()
      expect(within(panel).queryByRole('alert')).toBeNull()
      heal()
      await user.click(goOn())
      await waitFor(() => expect(leftFor).toEqual([expect.stringContaining('/api/bank/')]))
    })
  })
}

it('PNL-07 NAV-06 the account panel shows the signed-in customer, the pages that the settings allow, and a logout button', async () => {
  const { account, shell } = ways.nld.words
  const { user } = await visitShop('/contact', { customer: { email: 'zakelijk@thuishaven.test', password: 'Welkom01' } })
  const banner = within(await screen.findByRole('banner'))
  const open = async (): Promise<HTMLElement> => {
    await user.click(await banner.findByRole('link', { name: label(shell.account) }))
    return screen.findByRole('dialog', { name: account.menu })
  }
  const panel = await open()
  for (const text of ['Atelier Noord B.V.', 'Fatima El Amrani', '100003', account.statuses.active])
    await waitFor(() => expect(panel.textContent).toContain(text))
  expect(within(panel).getByRole('link', { name: account.menuOrders }).getAttribute('href')).toBe('/account/orders')
  await user.click(within(panel).getByRole('button', { name: account.closePanel }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: account.menu })).toBeNull())
  await user.click(within(await open()).getByRole('button', { name: account.logout }))
  await arrivesAt('/account/login')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: account.menu })).toBeNull())
  expect(main().getByRole('heading', { level: 1 })).toBeDefined()
})
