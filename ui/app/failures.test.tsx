import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { follow } from '../../tests/components/follow.ts'
import {
  arrivesAt,
  chooseAll,
  fill,
  field,
  findField,
  giveEmail,
  main,
  newCustomer,
  press,
  putInCart,
  textOf,
} from '../../tests/components/shopper.ts'
import { visitShop } from '../../tests/components/visitShop.tsx'
import { ways } from '../../tests/e2e/ways.ts'

const way = ways.nld
const { account, cart, checkout, error, phrases } = way.words
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

describe('a backend that fails under an open page', () => {
  for (const [rows, what, fault] of [
    ['RTE-16 CAT-01', 'is gone', 'reset-before'],
    ['NET-03 CAT-01', 'answers in the wrong form', 'wrong-shape'],
    ['NET-03 CAT-01', 'answers with a page', 'html'],
  ] as const)
    it(`${rows} when the backend ${what}, the next page reports it at its own address and offers a retry`, async () => {
      const { user, fail, heal, loadedWhole } = await visitShop('/contact')
      fail(/./, fault)
      follow('/planten')
      await heading(error.unavailableTitle)
      expect(location.pathname).toBe('/planten')
      heal()
      await user.click(main().getByRole('link', { name: error.again }))
      expect(await heading('Planten')).toBeDefined()
      expect(loadedWhole).toEqual([])
    })

  it('NET-01 a page whose request fails once is requested again, and shown', async () => {
    const { fail, bodiesOf } = await visitShop('/contact')
    fail(/api\/public\/content/, '503', { times: 1 })
    follow('/planten')
    expect(await heading('Planten')).toBeDefined()
    expect(bodiesOf(/api\/public\/content/).filter((body) => (body as { readonly slug: string }).slug === '/planten')).toHaveLength(2)
  })

  it('ADR-03b an address service that is down leaves the address to the shopper', async () => {
    const { user, fail } = await visitShop('/checkout', { before: (call) => putInCart(call) })
    await giveEmail(user, way)
    fail(/address/, '503')
    await fill(user, await findField(account.zipCode), '1011 AB')
    await fill(user, field(account.houseNumber), '1')
    expect(await main().findByText(account.lookupFailed, {}, { timeout: 5_000 })).toBeDefined()
    const street = await findField(account.streetName)
    await fill(user, street, 'Kade')
    await fill(user, field(account.city), 'Delft')
    expect([street.value, field(account.city).value]).toEqual(['Kade', 'Delft'])
  })
})

describe('a payment that the backend refuses', () => {
  const visitPay = async () => {
    const visited = await visitShop(way.steps.pay, {
      before: async (call) => {
        await newCustomer(call)
        await putInCart(call)
        await chooseAll(call)
      },
    })
    return {
      ...visited,
      /** Presses the button that pays, and the backend's answer is this one. */
      pay: async (scenario: string): Promise<void> => {
        document.cookie = `mock_scenario=${scenario}; Path=/`
        visited.requests.length = 0
        await press(visited.user, checkout.orderAndPay)
        await waitFor(() => expect(visited.requests).toContain('POST /api/v2/checkout/pay'))
        document.cookie = 'mock_scenario=none; Path=/'
      },
    }
  }
  /** Says so, and the shopper comes back to the payment from the step that mends it. */
  const goesOn = async (user: Awaited<ReturnType<typeof visitPay>>['user'], from: 'delivery' | 'overview'): Promise<void> => {
    await arrivesAt(way.steps[from])
    if (from === 'delivery') {
      await press(user, checkout.toOverview)
      await arrivesAt(way.steps.overview)
    }
    await press(user, checkout.toPay)
    await arrivesAt(way.steps.pay)
  }

  it('CHK-09 CHK-10 an invalid cart stays at the payment with a message, and the next press leads to the bank', async () => {
    const { pay, leftFor } = await visitPay()
    await pay('pay-icc')
    expect(textOf(await main().findByRole('alert'))).toContain(phrases.checkoutValidateCartFailed)
    expect(location.pathname).toBe(way.steps.pay)
    await pay('none')
    await waitFor(() => expect(leftFor).toEqual([expect.stringContaining('/api/bank/')]))
  })

  for (const [what, scenario, step, again, message] of [
    ['provider asks for the payment methods', 'pay-ipoi', 'overview', 'payments', phrases.checkoutPaymentOptionProviderFailed],
    ['delivery asks for the delivery options', 'pay-isoi', 'delivery', 'delivery', phrases.checkoutShippingOptionInvalid],
  ] as const)
    it(`CHK-10 CHK-06 a payment that is refused for its ${what} again, says why and continues`, async () => {
      const { user, pay, requests } = await visitPay()
      await pay(scenario)
      await arrivesAt(way.steps[step])
      await waitFor(() => expect(requests.some((call) => call.endsWith(`/api/v2/checkout/${again}`))).toBe(true))
      expect(await screen.findByText(message)).toBeDefined()
      await goesOn(user, step)
    })

  it('CHK-10b a payment that is refused for another step leads there, and then continues', async () => {
    const { user, pay } = await visitPay()
    await pay('pay-step-2')
    await goesOn(user, 'delivery')
    expect(location.pathname).toBe(way.steps.pay)
  })

  it('CHK-10b a payment that is refused for the cart opens the cart, which shows the reason and continues from there', async () => {
    const { user, pay } = await visitPay()
    await pay('pay-step-cart')
    const panel = within(await screen.findByRole('dialog', { name: cart.title }))
    // In the panel, which covers the page.
    const updated = (await panel.findByText(phrases.checkoutCartUpdated)).closest('li')
    expect(textOf(updated)).toContain(phrases.Attention)
    await user.click(await panel.findByRole('button', { name: cart.continue }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe(way.steps.pay)
  })

  it('CHK-09 CHK-10 a customer who may not buy is redirected to the home page with a notification, and the cart is kept', async () => {
    const { pay } = await visitPay()
    await pay('pay-icr')
    await arrivesAt('/')
    expect(await screen.findByText(phrases.checkoutCustomerInactive)).toBeDefined()
    await waitFor(() => expect(screen.getByTestId('cart-count').textContent).toBe('1'))
  })
})
