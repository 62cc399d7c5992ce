import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { payAtBank } from '../../../tests/components/bank.ts'
import {
  arrivesAt,
  chooseAll,
  fill,
  findField,
  follow,
  main,
  newCustomer,
  press,
  putInCart,
  textOf,
} from '../../../tests/components/shopper.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'
import { filled } from '../../../tests/e2e/words.ts'
import { password } from '../../../tests/registration.ts'

const way = ways.nld
const { account, cart, checkout } = way.words

const mainText = (): string => textOf(screen.getByRole('main'))
/** The card of a product in a list, whatever else the list holds. */
const cardOf = (name: string): HTMLElement => {
  const card = [...document.querySelectorAll<HTMLElement>('#list article')].find(({ textContent }) => textContent.includes(name))
  if (card === undefined) throw new Error(`The list has no card of ${name}.`)
  return card
}
const findCard = (name: string): Promise<HTMLElement> => waitFor(() => cardOf(name))

describe('prices of a customer', () => {
  /** The Zuiderzee rug costs everyone € 979,-; Anna has agreed on ten per cent less. */
  const list = '/vloerkleden/Kleur:blauw/Maat:groot'
  const [everyones, own] = ['€ 979,-', '€ 881,10']
  const priceCalls = (requests: readonly string[]): readonly string[] => requests.filter((request) => /\/prices(?:\/\d+)?$/.test(request))
  const findRug = () => findCard('Zuiderzee')
  const rugCosts = (price: string): Promise<void> => waitFor(() => expect(textOf(cardOf('Zuiderzee'))).toContain(price))

  it('CAT-13 PRD-10 CRT-14 no page, list, search or cart of a visitor requests customer prices', async () => {
    const { user, requests } = await visitShop(list, { before: (call) => putInCart(call, 1007) })
    await rugCosts(everyones)
    await user.click(within(await findRug()).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(location.pathname).toMatch(/^\/product\/1007\//))
    await follow(user, '/zoeken?q=zuiderzee')
    await rugCosts(everyones)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${cart.title}`) }))
    const panel = within(await screen.findByRole('dialog', { name: cart.title }))
    expect(await panel.findAllByRole('listitem')).not.toEqual([])
    expect(requests).toContain('POST /api/v2/account/cart/state')
    expect(priceCalls(requests)).toEqual([])
  })

  it('CAT-13 PRD-10 a customer sees own prices after login, and public prices after logout', async () => {
    const { user, requests } = await visitShop(list)
    await rugCosts(everyones)
    await follow(user, '/account/login')
    await fill(user, await findField(account.email), demoCustomer.email)
    await fill(user, await findField(account.password), demoCustomer.password)
    await user.click(main().getByRole('button', { name: account.login }))
    await arrivesAt('/account/overview')
    await follow(user, list)
    await rugCosts(own)
    // No saving: what was agreed is no reduction of the lowest price of thirty days.
    expect(textOf(await findRug())).not.toContain(everyones)
    expect(priceCalls(requests)).toEqual(['POST /api/v2/prices'])
    await user.click(within(await findRug()).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(textOf(screen.getByRole('form'))).toContain(own))
    await follow(user, '/zoeken?q=zuiderzee')
    await rugCosts(own)
    await follow(user, '/account/overview')
    await press(user, account.logout)
    await arrivesAt('/account/login')
    const before = priceCalls(requests).length
    await follow(user, list)
    await rugCosts(everyones)
    expect(textOf(await findRug())).not.toContain(own)
    expect(priceCalls(requests)).toHaveLength(before)
  })
})

describe('a saving', () => {
  it('PRC-08c CRT-11 product, list, search and cart show the same saving of a product that was cheaper in the last 30 days', async () => {
    await visitShop('/product/1190')
    const price = (await screen.findByText('-25%')).closest('p')
    expect(textOf(price)).toContain('€ 150,-')
    expect(textOf(price?.querySelector('s'))).toContain('€ 200,-')
    await visitShop('/outlet')
    expect(textOf(await findCard('Noordzee'))).toContain('-25%')
    const { user } = await visitShop('/contact')
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('combobox'))
    await user.paste('noordzee')
    expect(textOf((await screen.findAllByRole('option', { name: /Noordzee/ }))[0])).toContain('-25%')
    await visitShop('/contact?panel=cart', { before: (call) => putInCart(call, 1190) })
    const panel = await screen.findByRole('dialog', { name: cart.title })
    await waitFor(() => expect(textOf(panel)).toContain(filled(cart.savings, { amount: '€ 50,00' })))
  })
})

describe('a shop that shows prices without VAT', () => {
  const visitStep = async (step: keyof typeof way.steps, put: (call: BackendCall) => Promise<unknown> = (call) => putInCart(call)) => {
    let email = ''
    const visited = await visitShop(way.steps[step], {
      before: async (call) => {
        document.cookie = 'mock_scenario=prices-excl; Path=/'
        email = await newCustomer(call)
        await put(call)
        await chooseAll(call)
      },
    })
    return { ...visited, customer: { email, password } }
  }

  it('PRC-08b delivery options and the overview follow a shop that shows prices without VAT', async () => {
    const { user } = await visitStep('delivery')
    const isChosen = async (): Promise<void> => {
      const postnl = await screen.findByRole<HTMLInputElement>('radio', { name: /PostNL/ })
      await waitFor(() => expect(postnl.checked).toBe(true))
      // € 6.95 with 21 % VAT.
      expect(mainText()).toContain('€ 5,74')
      expect(mainText()).not.toContain('€ 6,95')
    }
    await isChosen()
    await press(user, checkout.toOverview)
    await arrivesAt(way.steps.overview)
    await waitFor(() => expect(mainText()).toContain('€ 5,74'))
    expect(mainText()).not.toContain('€ 6,95')
    history.back()
    await arrivesAt(way.steps.delivery)
    await isChosen()
  })

  it('PRC-08b the page after paying shows lines, delivery and sums with or without VAT, as the shop does', async () => {
    const { user, leftFor, customer } = await visitStep('pay')
    await press(user, checkout.orderAndPay)
    await waitFor(() => expect(leftFor).toHaveLength(1))
    const paid = await payAtBank(leftFor[0] ?? '')
    await visitShop(paid, { customer, before: async () => void (document.cookie = 'mock_scenario=prices-excl; Path=/') })
    await screen.findByRole('heading', { level: 1, name: checkout.result.paid.title })
    // € 340.00 and € 6.95 with 21 % VAT.
    for (const amount of ['€ 280,99', '€ 5,74', '€ 286,73']) expect(mainText()).toContain(amount)
    expect(mainText()).toContain(cart.totalExcl)
    for (const amount of ['€ 340,00', '€ 6,95']) expect(mainText()).not.toContain(amount)
  })
})
