import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { arrivesAt, chooseAll, main, newCustomer, press, putInCart, refusal, textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'

/** A rug of 19.6 kg, which DHL and the free delivery bring on a day of the shopper's choice. */
const largeRug = 1115
const { steps, words } = ways.nld
const { checkout, phrases } = words

const withLargeRug = async (call: BackendCall): Promise<void> => {
  await newCustomer(call)
  await putInCart(call, largeRug)
  await chooseAll(call)
}
const daySelect = (): Promise<HTMLSelectElement> => screen.findByLabelText<HTMLSelectElement>(checkout.deliveryDay)
const keptDay = async (call: BackendCall): Promise<string | undefined> => {
  const { data } = (await (await call('POST', '/api/v2/account/cart/state', {})).json()) as {
    readonly data: { readonly delivery: { readonly day?: string } }
  }
  return data.delivery.day
}
const isoDay = (option: HTMLOptionElement | undefined): string => new Date(Number(option?.value) * 86_400_000).toISOString().slice(0, 10)

describe('the day of large goods', () => {
  it('CHK-05 the earliest day is selected with the method, and another one is kept and shown in the next step', async () => {
    const { user, call } = await visitShop(steps.delivery, { before: withLargeRug })
    // PostNL has no days.
    expect(screen.queryByLabelText(checkout.deliveryDay)).toBeNull()
    await user.click(await screen.findByRole('radio', { name: /DHL/ }))
    const select = await daySelect()
    expect(select.selectedIndex).toBe(0)
    expect(select.options.length).toBeGreaterThan(10)
    expect([...select.options].map((option) => new Date(Number(option.value) * 86_400_000).getUTCDay())).not.toContain(0)
    await waitFor(async () => expect(await keptDay(call)).toBe(isoDay(select.options[0])))
    await user.selectOptions(select, select.options[4]?.value ?? '')
    await waitFor(async () => expect(await keptDay(call)).toBe(isoDay(select.options[4])))
    const day = select.options[4]?.text ?? ''
    await press(user, checkout.toOverview)
    await arrivesAt(steps.overview)
    await waitFor(() => expect(textOf(screen.getByRole('main'))).toContain(day))
  })

  it('CHK-09 a day that passed before paying leads back to the delivery step, says so, and another day is ordered', async () => {
    const { user, call, leftFor } = await visitShop(steps.pay, {
      before: async (call) => {
        await withLargeRug(call)
        await call('POST', '/api/v2/cart', { shipping_option_id: 'dhl' })
      },
    })
    document.cookie = 'mock_scenario=pay-idd; Path=/'
    await press(user, checkout.orderAndPay)
    await arrivesAt(steps.delivery)
    await screen.findByText(phrases.checkoutDeliveryDayInvalid)
    document.cookie = 'mock_scenario=; Max-Age=0; Path=/'
    const select = await daySelect()
    await user.selectOptions(select, select.options[2]?.value ?? '')
    await press(user, checkout.toOverview)
    await arrivesAt(steps.overview)
    await press(user, checkout.toPay)
    await arrivesAt(steps.pay)
    expect(await keptDay(call)).toBe(isoDay(select.options[2]))
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toHaveLength(1))
  })

  it('CHK-05 a service is part of what delivery costs while it is selected, and the day stays', async () => {
    const { user, call } = await visitShop(steps.delivery, {
      before: async (call) => {
        await withLargeRug(call)
        await call('POST', '/api/v2/cart', { shipping_option_id: 'dhl' })
      },
    })
    const select = await daySelect()
    await user.selectOptions(select, select.options[3]?.value ?? '')
    const shipping = () => textOf(screen.getByRole('complementary', { name: checkout.summary }))
    const service = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Naar boven/ })
    expect(service.checked).toBe(false)
    await user.click(service)
    await waitFor(() => expect(shipping()).toContain('€ 42,95'))
    expect([service.checked, await keptDay(call)]).toEqual([true, isoDay(select.options[3])])
    await user.click(service)
    await waitFor(() => expect(shipping()).toContain('€ 7,95'))
    expect(service.checked).toBe(false)
  })

  it('CHK-11 PRC-08b way and services as shown without VAT add up to what delivery costs', async () => {
    await visitShop(steps.overview, {
      before: async (call) => {
        document.cookie = 'price_vat=excl; Path=/'
        await withLargeRug(call)
        await call('POST', '/api/v2/cart', { shipping_option_id: 'gratis', delivery_services: ['upstairs', 'takeBack'] })
      },
    })
    const shown = () => textOf(screen.getByRole('main'))
    await waitFor(() => expect(shown()).toContain('Naar boven of tot in de kamer dragen, € 28,92'))
    expect(shown()).toContain('Je oude vloerkleed meenemen, € 12,40')
    expect(textOf(screen.getByRole('complementary', { name: checkout.summary }))).toContain('€ 41,32')
    document.cookie = 'price_vat=; Max-Age=0; Path=/'
  })

  it('CHK-06 a day that the backend refuses is taken back, and the days are loaded again', async () => {
    const { user, call, respond, requests } = await visitShop(steps.delivery, {
      before: async (call) => {
        await withLargeRug(call)
        await call('POST', '/api/v2/cart', { shipping_option_id: 'dhl' })
      },
    })
    const select = await daySelect()
    respond(/^POST \/api\/v2\/cart$/, refusal(422, 'deliveryDayInvalid'))
    const before = requests.filter((each) => each.endsWith('/checkout/delivery')).length
    await user.selectOptions(select, select.options[3]?.value ?? '')
    await waitFor(() => expect(main().getByRole('alert').textContent).toContain(checkout.choiceFailed))
    await waitFor(() => expect(requests.filter((each) => each.endsWith('/checkout/delivery')).length).toBe(before + 1))
    await waitFor(async () => expect((await daySelect()).selectedIndex).toBe(0))
    expect(await keptDay(call)).toBe(isoDay(select.options[0]))
  })
})
