import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  arrivesAt,
  cents,
  chooseAll,
  describedBy,
  field,
  fill,
  fillInformation,
  findField,
  follow,
  giveEmail,
  main,
  newCustomer,
  press,
  putInCart,
  refusal,
  textOf,
} from '../../../tests/components/shopper.ts'
import { replaced, settingsCall } from '../../../tests/backendRules.ts'
import { postage, rugPrice, ways } from '../../../tests/e2e/ways.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'

const nld = ways.nld
const { account, cart, checkout, phrases } = nld.words
const pays = 'POST /api/v2/checkout/pay'
const paying = /^POST \/api\/v2\/checkout\/pay$/
const setsCart = /^POST \/api\/v2\/cart$/

/** A customer with a rug in the cart, and all steps before the last one done. */
const readyToPay = async (call: BackendCall, own: Readonly<Record<string, string>> = {}): Promise<void> => {
  await newCustomer(call, own)
  await putInCart(call)
  await chooseAll(call)
}
const withRug = async (call: BackendCall): Promise<void> => {
  await newCustomer(call)
  await putInCart(call)
}
const visitGuestStep = async (way: (typeof ways)['nld' | 'eng'] = nld) => {
  const visited = await visitShop(`${way.prefix}/checkout`, { before: (call) => putInCart(call) })
  await giveEmail(visited.user, way)
  return visited
}
const alertText = (text: string): Promise<void> => waitFor(() => expect(main().getByRole('alert').textContent).toContain(text))
const findText = async (text: string): Promise<void> => expect(await screen.findAllByText(text, { exact: false })).not.toEqual([])
const radio = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('radio', { name })
const chosen = async (name: RegExp): Promise<void> => {
  const option = await radio(name)
  await waitFor(() => expect(option.checked).toBe(true))
}
const total = (): number => cents(screen.getAllByTestId('cart-total').at(-1) as HTMLElement)
/** The summary of earlier steps. */
const summaryOfSteps = (): string => [...document.querySelectorAll('main dl')].at(-1)?.textContent ?? ''

describe('a payment request without a response', () => {
  it('CHK-07 CHK-10c however the response is lost, the shopper stays, reads that no order is paid twice, and the next press is the same payment', async () => {
    const { user, respond, heal, leftFor } = await visitShop(nld.steps.pay, { before: (call) => readyToPay(call) })
    const keys: (string | null)[] = []
    const responses: readonly (() => Response)[] = [
      () => {
        throw new TypeError('fetch failed')
      },
      refusal(500, 'internalError'),
      refusal(429, 'tooManyRequests'),
      refusal(401, 'sessionInvalid'),
      () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
      () => Response.json({ status: 'success', data: { paid: true } }),
    ]
    for (const response of responses) {
      heal()
      respond(paying, (_reach, request) => {
        keys.push(request.headers.get('idempotency-key'))
        return response()
      })
      const before = keys.length
      await press(user, checkout.orderAndPay)
      await waitFor(() => expect(keys.length).toBe(before + 1))
      await alertText('je betaalt nooit twee keer')
      await waitFor(() => expect(screen.getByRole('button', { name: checkout.orderAndPay }).getAttribute('aria-disabled')).not.toBe('true'))
      expect(location.pathname).toBe(nld.steps.pay)
    }
    // And /checkout leads on to the step reached.
    await follow(user, '/checkout')
    await arrivesAt(nld.steps.pay)
    heal()
    respond(paying, (reach, request) => {
      keys.push(request.headers.get('idempotency-key'))
      return reach()
    })
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toEqual([expect.stringContaining('/api/bank/')]))
    expect(keys).toHaveLength(responses.length + 1)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/.{8}/)
  })

  it('CHK-07 RTE-15 a payment address that is no web page is not opened', async () => {
    const { user, respond, heal, leftFor } = await visitShop(nld.steps.pay, { before: (call) => readyToPay(call) })
    for (const paymentUrl of ['javascript:alert(1)', '//boef.example/betaal', 'data:text/html,x']) {
      heal()
      let answered = 0
      respond(paying, () => {
        answered += 1
        return Response.json({ status: 'success', data: { paymentUrl } })
      })
      await press(user, checkout.orderAndPay)
      await waitFor(() => expect(answered).toBe(1))
      await alertText(checkout.paymentAddressRefused)
      expect(location.pathname).toBe(nld.steps.pay)
    }
    expect(leftFor).toEqual([])
  })

  it('CHK-07 the pay button is busy while the order is made, and a second press sends no second order', async () => {
    const { user, requests, hold, leftFor } = await visitShop(nld.steps.pay, { before: (call) => readyToPay(call) })
    const release = hold(paying)
    const button = await screen.findByRole('button', { name: checkout.orderAndPay })
    await user.dblClick(button)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    await user.click(button)
    release()
    await waitFor(() => expect(leftFor).toHaveLength(1))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(requests.filter((request) => request === pays)).toHaveLength(1)
  })
})

describe('a choice that the backend never took', () => {
  for (const [what, status, message, mostCalls] of [
    ['refused', 422, 'optionInvalid', 1],
    // A failing backend may recover soon, so the cart retries a few times.
    ['out of order', 500, 'internalError', 3],
  ] as const)
    it(`CHK-02b CHK-05b CHK-06b a choice that is ${what} is made once, reported, and leaves no step`, async () => {
      const { user, respond, heal } = await visitShop(nld.steps.information, { before: withRug })
      let requestCount = 0
      respond(setsCart, async (reach, request) => {
        if (!(await request.text()).includes('shipping_option_id')) return reach()
        requestCount += 1
        return refusal(status, message)()
      })
      await press(user, checkout.toDelivery)
      await arrivesAt(nld.steps.delivery)
      await waitFor(() => expect(main().getByRole('alert').textContent).toContain(checkout.choiceFailed), { timeout: 15_000 })
      expect(requestCount).toBeLessThanOrEqual(mostCalls)
      await press(user, checkout.toOverview)
      await alertText('Geen bezorgoptie geselecteerd.')
      expect(location.pathname).toBe(nld.steps.delivery)
      // A choice by hand is another try.
      heal()
      await user.click(await radio(/DHL/))
      await chosen(/DHL/)
      await press(user, checkout.toOverview)
      await arrivesAt(nld.steps.overview)
    })

  it('CHK-02c an order that is collected needs a place where it is collected', async () => {
    const { user } = await visitShop(nld.steps.information, { before: withRug })
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
    await user.click(await radio(/Ophalen/))
    await chosen(/Ophalen/)
    await press(user, checkout.toOverview)
    await alertText('Kies een afhaalpunt.')
    expect(location.pathname).toBe(nld.steps.delivery)
    // A typed address leads no further either.
    await follow(user, nld.steps.pay)
    await arrivesAt(nld.steps.delivery)
    await user.selectOptions(screen.getByLabelText(checkout.pickupWhere), 'utrecht')
    await press(user, checkout.toOverview)
    await arrivesAt(nld.steps.overview)
  })

  it('CRT-11 a just selected option is shown neither as free nor as still to choose: its price is unknown until the backend has responded', async () => {
    const { user, respond } = await visitShop(nld.steps.information, { before: withRug })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    respond(setsCart, async (reach, request) => {
      if ((await request.text()).includes('shipping_option_id')) await held
      return reach()
    })
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
    await user.click(await radio(/PostNL/))
    const shipping = () =>
      within(screen.getByRole('complementary'))
        .getAllByText(cart.shipping)
        .map((term) => textOf(term.closest('div')?.querySelector('dd')))
    await waitFor(() => expect(shipping()).toContain(cart.shippingPending))
    release()
    await waitFor(() => expect(shipping()).toContain('€ 6,95'))
  })

  it('CHK-06b an address that the backend refuses after the account of a guest was made is reported, and tried again by the next press', async () => {
    const { user, respond, heal } = await visitGuestStep()
    await fillInformation(user, nld)
    let tries = 0
    respond(setsCart, () => {
      tries += 1
      return refusal(422, 'addressInvalid')()
    })
    await press(user, checkout.toDelivery)
    expect(await radio(/de Vries/)).toBeDefined()
    await alertText(checkout.choiceFailed)
    const before = tries
    await press(user, checkout.toDelivery)
    await waitFor(() => expect(tries).toBeGreaterThan(before))
    await alertText(checkout.choiceFailed)
    heal()
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
  })
})

describe('the account of an order', () => {
  it('CHK-04 an account whose registration got no response is no dead end', async () => {
    const { user, respond, heal } = await visitGuestStep()
    await fillInformation(user, nld)
    respond(/account\/register$/, async (reach) => {
      await reach()
      throw new TypeError('fetch failed')
    })
    await press(user, checkout.toDelivery)
    await alertText(checkout.accountCreateFailed)
    heal()
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
    expect(main().queryByRole('alert')).toBeNull()
  })

  it('CHK-01 CHK-04 an address that has an account already leads to the login, with the cart', async () => {
    const { user } = await visitGuestStep()
    await fillInformation(user, nld)
    await fill(user, field(account.emailAddress), demoCustomer.email)
    await press(user, checkout.toDelivery)
    await alertText(phrases.accountEmailAddressExists)
    await user.click(within(main().getByRole('alert')).getByRole('link', { name: account.login }))
    await arrivesAt('/checkout/login')
    expect((await findField(account.email)).value).toBe(demoCustomer.email)
    await fill(user, field(account.password), demoCustomer.password)
    await press(user, account.login)
    await arrivesAt(nld.steps.information)
    await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain(nld.product.title))
  })

  it('CHK-09b an inactive customer is stopped at the start of the checkout, with a contact link', async () => {
    await visitShop(nld.steps.information, {
      customer: { email: 'inactief@thuishaven.test', password: 'Welkom01' },
      before: (call) => putInCart(call),
    })
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(phrases.checkoutCustomerInactive))
    expect(main().getByRole('link', { name: checkout.askUs }).getAttribute('href')).toBe('/contact')
  })

  it('CHK-02 a customer without an address fills it in on the way', async () => {
    const { user } = await visitShop(nld.steps.information, {
      before: async (call) => {
        await readyToPay(call)
        const saved = (await (await call('GET', '/api/v2/account/addresses')).json()) as {
          readonly data: readonly { readonly id: string }[]
        }
        for (const { id } of saved.data) await call('DELETE', `/api/v2/account/addresses/${id}`)
      },
    })
    await findText(checkout.noAddress)
    await press(user, checkout.toDelivery)
    await alertText('Niet alle velden zijn ingevuld.')
    for (const [name, text] of [
      [account.firstName, 'Jan'],
      [account.lastName, 'de Vries'],
      [account.zipCode, '1011 AB'],
      [account.houseNumber, '1'],
    ] as const)
      await fill(user, field(name), text)
    await waitFor(() => expect(screen.getByTestId('chosen-address').textContent).toContain('Prins Hendrikkade 1'))
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
    // The selected delivery method is kept.
    await chosen(/PostNL/)
  })
})

describe('the order changes on the way', () => {
  it('CHK-07 CHK-08 nothing is ordered at another price than the page shows', async () => {
    const { user, call, requests, leftFor } = await visitShop(nld.steps.pay, { before: (call) => readyToPay(call) })
    await waitFor(() => expect(total()).toBe(rugPrice + postage))
    // Where this tab does not hear of it: by another device of the same customer.
    await putInCart(call)
    await press(user, checkout.orderAndPay)
    await arrivesAt(nld.steps.delivery)
    await findText(phrases.checkoutCartUpdated)
    expect(requests).not.toContain(pays)
    await press(user, checkout.toOverview)
    await arrivesAt(nld.steps.overview)
    await press(user, checkout.toPay)
    await arrivesAt(nld.steps.pay)
    const shown = total()
    expect(shown).toBeGreaterThan(2 * rugPrice - 1)
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toHaveLength(1))
    const bank = await (await call('GET', leftFor[0] ?? '')).text()
    expect(bank.replaceAll(/\D/g, '')).toContain(String(shown))
  })

  it('CHK-02 CHK-09 a delivery method that is unavailable at payment leads to the remaining ones, and their price is paid', async () => {
    const { user, call, respond, leftFor } = await visitShop(nld.steps.pay, { before: (call) => readyToPay(call) })
    await waitFor(() => expect(total()).toBe(rugPrice + postage))
    respond(/checkout\/delivery$/, async (reach) => {
      const { data, ...rest } = (await (await reach()).json()) as { readonly data: readonly { readonly label: string }[] }
      return Response.json({ ...rest, data: data.filter(({ label }) => label !== 'PostNL') })
    })
    document.cookie = 'mock_scenario=pay-isoi; Path=/'
    await press(user, checkout.orderAndPay)
    await arrivesAt(nld.steps.delivery)
    await findText(phrases.checkoutShippingOptionInvalid)
    expect(await radio(/DHL/)).toBeDefined()
    expect(screen.queryByRole('radio', { name: /PostNL/ })).toBeNull()
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
    document.cookie = 'mock_scenario=; Max-Age=0; Path=/'
    await user.click(await radio(/DHL/))
    await chosen(/DHL/)
    await press(user, checkout.toOverview)
    await arrivesAt(nld.steps.overview)
    await press(user, checkout.toPay)
    await arrivesAt(nld.steps.pay)
    await waitFor(() => expect(textOf(screen.getByRole('main'))).toContain('DHL, € 7,95'))
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toHaveLength(1))
    expect((await (await call('GET', leftFor[0] ?? '')).text()).replaceAll(/\D/g, '')).toContain(String(rugPrice + 795))
  })
})

for (const way of [ways.nld, ways.eng]) {
  const { account, cart, checkout, product, validation } = way.words
  const language = way === ways.nld ? 'Dutch' : 'English'

  it(`CHK-02 ADR-07 a guest whose account is made mends the address and adds another one without leaving the checkout, in ${language}`, async () => {
    const { user } = await visitGuestStep(way)
    const link = (name: string): HTMLElement => main().getByRole('link', { name })
    const on = async (): Promise<void> => {
      await press(user, checkout.toDelivery)
      await arrivesAt(way.steps.delivery)
      await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
      await press(user, checkout.toOverview)
      await arrivesAt(way.steps.overview)
    }
    await fillInformation(user, way)
    await on()
    await user.click(link(checkout.changeAddress))
    await arrivesAt(way.steps.information)
    await user.click(await main().findByRole('link', { name: checkout.changeAddress }))
    await waitFor(() => expect(field(account.houseNumber).value).toBe('1'))
    await fill(user, field(account.houseNumberAddition), '2')
    await fill(user, field(account.lastName), '')
    await press(user, checkout.toDelivery)
    await alertText(checkout.fieldsMissing)
    expect(field(account.houseNumberAddition).value).toBe('2')
    expect(field(account.lastName).getAttribute('aria-invalid')).toBe('true')
    await fill(user, field(account.lastName), 'Bakker')
    await on()
    await waitFor(() => expect(summaryOfSteps()).toContain('Bakker'))
    expect(summaryOfSteps()).toContain('Prins Hendrikkade 1 2')

    await user.click(link(checkout.changeAddress))
    await arrivesAt(way.steps.information)
    await user.click(await main().findByRole('link', { name: checkout.addAddress }))
    expect(await main().findByRole('link', { name: checkout.toAddresses })).toBeDefined()
    await fill(user, field(account.zipCode), '1011 AB')
    await fill(user, field(account.houseNumber), '3')
    await waitFor(() => expect(screen.getByTestId('chosen-address').textContent).toContain('Prins Hendrikkade 3'))
    await on()
    await waitFor(() => expect(summaryOfSteps()).toContain('Prins Hendrikkade 3'))
  })

  it(`CHK-06 the overview says which company the order is for, in ${language}`, async () => {
    await visitShop(way.steps.overview, {
      before: (call) => readyToPay(call, { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678' }),
    })
    await waitFor(() => expect(summaryOfSteps()).toContain('Atelier Zuid B.V.'))
  })

  it(`ACC-01a VAL-06 the last step shows a company’s VAT number and reference, which can be corrected there and are stored in the order, in ${language}`, async () => {
    const { user, call, leftFor } = await visitShop(way.steps.pay, {
      before: (call) =>
        readyToPay(call, { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678', vatNumber: 'NL004495445B01', reference: 'INK-1' }),
    })
    await screen.findByRole('button', { name: checkout.orderAndPay })
    const own = await waitFor(() => {
      const details = [...document.querySelectorAll<HTMLElement>('main details')].find((one) =>
        one.textContent.includes('Atelier Zuid B.V.'),
      )
      if (details === undefined) throw new Error('the company is shown')
      return details
    })
    const summary = own.querySelector('summary') as HTMLElement
    expect(summary.textContent).toContain('NL004495445B01')
    await user.click(summary)
    const vatNumber = await within(own).findByLabelText(account.vatNumber, { exact: false, selector: 'input' })
    await fill(user, vatNumber, 'NL12')
    await user.click(within(own).getByRole('button', { name: checkout.onInvoiceSave }))
    await waitFor(() => expect(describedBy(vatNumber)).toContain(validation.vatIdNL))
    await fill(user, vatNumber, 'NL111111110B01')
    await user.click(within(own).getByRole('button', { name: checkout.onInvoiceSave }))
    await waitFor(() => expect(summary.textContent).toContain('NL111111110B01'))
    const reference = screen.getByLabelText<HTMLInputElement>(checkout.reference, { exact: false, selector: 'input' })
    expect(reference.value).toBe('INK-1')
    await fill(user, reference, 'INK\u200b2')
    await press(user, checkout.orderAndPay)
    await screen.findByText(checkout.referenceInvalid)
    expect(leftFor).toHaveLength(0)
    await fill(user, reference, ' INK-2 ')
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toHaveLength(1))
    // The standing one is not touched by what one order says.
    expect(await (await call('GET', '/api/v2/account/details')).json()).toMatchObject({
      data: { vatNumber: 'NL111111110B01', reference: 'INK-1' },
    })
    const { data } = (await (await call('GET', '/api/v2/account/orders')).json()) as {
      readonly data: { readonly orders: readonly { readonly uid: string }[] }
    }
    expect(await (await call('GET', `/api/v2/account/orders/${data.orders[0]?.uid}`)).json()).toMatchObject({
      data: { reference: 'INK-2' },
    })
  })

  it(`REG-01 a guest who closes the section for companies places a private order, whatever was typed in it, in ${language}`, async () => {
    const { user, requests } = await visitGuestStep(way)
    await fillInformation(user, way)
    const section = [...document.querySelectorAll('main summary')].find((one) =>
      one.textContent.includes(checkout.asBusiness),
    ) as HTMLElement
    await user.click(section)
    await fill(user, field(account.companyName), 'Vis & Zoon')
    await user.click(section)
    await press(user, checkout.toDelivery)
    await arrivesAt(way.steps.delivery)
    expect(requests).toContain('POST /api/v2/account/register')
  })

  it(`CFG-05b a shop without partial payment and payment on account shows neither, whatever its backend offers, in ${language}`, async () => {
    await visitShop(way.steps.overview, {
      before: async (call, { respond }) => {
        await readyToPay(call)
        respond(/v2\/app$/, async (reach) => {
          const app = await (await reach()).text()
          return new Response(app.replace('"onAccountPayment":true', '"onAccountPayment":false'), {
            headers: { 'content-type': 'application/json' },
          })
        })
        respond(/checkout\/payments$/, async (reach) => {
          const offered = (await (await reach()).json()) as { data: { id: string; label: string; kind?: string }[] }
          const more = [
            { ...offered.data[0], id: 'in3', label: 'In3 installments', kind: 'partial' },
            { ...offered.data[0], id: 'account', label: 'Account', kind: 'onAccount' },
          ]
          return Response.json({ ...offered, data: [...more, ...offered.data] })
        })
      },
    })
    expect(await radio(/PayPal/)).toBeDefined()
    for (const name of [/In3/, /Account/]) expect(screen.queryByRole('radio', { name })).toBeNull()
  })

  it(`CHK-01b a shop that takes no guests requires a login at the start, and offers registration, in ${language}`, async () => {
    const { user } = await visitShop(`${way.prefix}/checkout`, {
      before: async (call) => {
        document.cookie = 'mock_scenario=guests-closed; Path=/'
        await putInCart(call)
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: checkout.customersTitle })).toBeDefined()
    expect(main().getByRole('link', { name: account.toRegister })).toBeDefined()
    expect(main().queryByRole('link', { name: checkout.otherEmail })).toBeNull()
    await fill(user, field(account.email), demoCustomer.email)
    await fill(user, field(account.password), demoCustomer.password)
    await press(user, account.login)
    await arrivesAt(way.steps.information)
  })

  for (const [country, costs, own] of [
    ['the Netherlands', new RegExp(`^${product.shippingFree}$`), {}],
    [
      'Belgium',
      /9[,.]95$/,
      { countryCode: 'BE', zipCode: '9000', houseNumber: '12', streetName: 'Veldstraat', city: 'Gent', phoneNumber: '0470123456' },
    ],
  ] as const)
    it(`CHK-05 product page and cart promise a customer in ${country} price and day of the first delivery method, in ${language}`, async () => {
      const before = async (call: BackendCall): Promise<void> => {
        await newCustomer(call, own)
        await putInCart(call)
      }
      const isFree = country === 'the Netherlands'
      const { user } = await visitShop(way.product.path, { before })
      const delivery = await screen.findByTestId('delivery')
      const promise = /\p{L}+ \d+ \p{L}+|\p{L}+, \p{L}+ \d+/u
      /** What follows the time of delivery. */
      const arrival = (): string => delivery.querySelector('strong')?.textContent.split(', ').slice(1).join(', ') ?? ''
      await waitFor(() => expect(arrival()).toMatch(promise))
      await waitFor(() => expect(delivery.nextElementSibling?.textContent).toMatch(costs))
      const [day = 'no day'] = promise.exec(arrival()) ?? []
      await user.click(screen.getByRole('button', { name: new RegExp(`^${cart.title}`) }))
      const panel = await screen.findByRole('dialog', { name: cart.title })
      expect(await within(panel).findByRole('spinbutton')).toBeDefined()
      await waitFor(() => expect(panel.textContent.includes(cart.isFree)).toBe(isFree))

      const again = await visitShop(way.steps.information, { before })
      await press(again.user, checkout.toDelivery)
      await arrivesAt(way.steps.delivery)
      await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true))
      const first = document.querySelector('main label')?.parentElement?.textContent ?? ''
      expect(first.toLowerCase()).toContain(day.toLowerCase())
      expect(/\d[,.]\d\d/.exec(first)?.[0].replace('.', ',')).toBe(isFree ? undefined : '9,95')
    })
}

describe('a shop with other required fields for guests', () => {
  const visitSettled = async (from: string, to: string) => {
    const visited = await visitShop('/checkout', {
      before: async (call, { change }) => {
        await putInCart(call)
        change(settingsCall, replaced(from, to))
      },
    })
    await giveEmail(visited.user, nld)
    return visited
  }

  it('CHK-04 a guest who types the password twice continues when both match and are not empty', async () => {
    const { validation } = nld.words
    const { user } = await visitSettled('"guestPassword":"none"', '"guestPassword":"twice"')
    await fillInformation(user, nld)
    await press(user, checkout.toDelivery)
    await alertText('Niet alle velden zijn ingevuld.')
    expect(document.activeElement).toBe(field(account.password))
    await fill(user, field(account.password), 'Welkom01')
    const again = field(account.passwordConfirm)
    await press(user, checkout.toDelivery)
    await alertText('Niet alle velden zijn ingevuld.')
    expect(document.activeElement).toBe(again)
    await fill(user, again, 'Welkom02')
    await press(user, checkout.toDelivery)
    await alertText('Controleer de informatie in stap 1 (informatie).')
    expect(describedBy(again)).toContain(validation.passwordsDiffer)
    await fill(user, again, 'Welkom01')
    await press(user, checkout.toDelivery)
    await arrivesAt(nld.steps.delivery)
  })

  it('REG-01 a shop only for businesses shows and requires the company of a guest', async () => {
    const { user } = await visitSettled('"navigation":{"expandItems"', '"privateCustomers":false,"navigation":{"expandItems"')
    expect((await findField(account.companyName)).closest('details')).toBeNull()
    await fillInformation(user, nld)
    await press(user, checkout.toDelivery)
    await waitFor(() => expect(document.activeElement).toBe(field(account.companyName)))
    expect(location.pathname).toBe(nld.steps.information)
  })
})

it('ADR-01 VAL-06 house number and addition are separated wherever the address of the order is shown', async () => {
  const { user } = await visitGuestStep()
  await fillInformation(user, nld)
  await fill(user, field(account.houseNumberAddition), '2')
  await fill(user, field(account.zipCode), '1011ab')
  await waitFor(() => expect(screen.getByTestId('chosen-address').textContent).toBe('Prins Hendrikkade 1 2, 1011 AB Amsterdam'))
  await press(user, checkout.toDelivery)
  await arrivesAt(nld.steps.delivery)
  await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
  await press(user, checkout.toOverview)
  await arrivesAt(nld.steps.overview)
  await waitFor(() => expect(summaryOfSteps()).toContain('Prins Hendrikkade 1 2'))
  expect(summaryOfSteps()).toContain('1011 AB Amsterdam')
  await user.click(main().getByRole('link', { name: checkout.changeAddress }))
  expect(describedBy(await radio(/de Vries/))).toContain('Prins Hendrikkade 1 2, 1011 AB Amsterdam')
})
