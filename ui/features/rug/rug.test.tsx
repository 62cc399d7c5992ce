import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bankAmount, payAtBank } from '../../../tests/components/bank.ts'
import { chooseAll, describedBy, fill, follow, main, newCustomer, press, textOf } from '../../../tests/components/shopper.ts'
import { watchViewport } from '../../../tests/components/viewport.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { postage, ways } from '../../../tests/e2e/ways.ts'
import { password } from '../../../tests/registration.ts'

const { nld, eng } = ways
const { account, cart, checkout, product, productPanels, rug, withdrawal } = nld.words
const address = '/product/1001/vloerkleed-op-maat'
const measured = `${address}?measure.vorm.width=200&measure.vorm.length=300`
const tooSmall = 'De minimale afname is: 1 m2. Kies een andere afmeting.'
const terms = ['De maat kan 3% afwijken.', 'Je betaalt 20% vooraf en 80% bij bezorging.', 'Een kleed op maat kun je niet retourneren.']

type Before = NonNullable<Parameters<typeof visitShop>[1]>['before']

const withoutDeposit: Before = async () => void (document.cookie = 'mock_scenario=deposit-off; Path=/')

/** Opens the page of the rug that is made to measure. */
const visitRug = async (
  path = address,
  { before, words = nld.words }: { readonly before?: Before; readonly words?: typeof nld.words } = {},
) => {
  const visited = await visitShop(path, before === undefined ? {} : { before })
  const form = await screen.findByRole('form')
  const inForm = within(form)
  const { user } = visited
  const side = (name: RegExp) => (): HTMLInputElement => inForm.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
  return {
    ...visited,
    form,
    inForm,
    width: side(/^Breedte/),
    length: side(/^Lengte/),
    diameter: side(/^Diameter/),
    measure: (field: HTMLElement, text: string) => fill(user, field, text),
    /** The form's own button; the one at the foot of the screen comes after it. */
    buy: (): HTMLButtonElement => inForm.getAllByRole<HTMLButtonElement>('button', { name: words.product.add })[0] as HTMLButtonElement,
    onward: (): HTMLButtonElement => inForm.getByRole('button', { name: rug.continue }),
    choose: (shape: string) => user.click(inForm.getByRole('radio', { name: new RegExp(`^${shape}`) })),
    says: (text: string): void => expect(textOf(form)).toContain(text),
  }
}
/** A button that waits stays in reach, so that its reason can be read. */
const isWaiting = (button: HTMLButtonElement): boolean => button.disabled || button.getAttribute('aria-disabled') === 'true'
/** The drawing of the rug, by what it is called. */
const isDrawn = (name: RegExp): void => void main().getByRole('img', { name })
const findCart = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: cart.title })

describe('measures', () => {
  it('RUG-04a RUG-04b too large becomes the maximum in field, drawing and price at once, and the sentence stays until the next input', async () => {
    const message = 'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.'
    const { width, length, measure, says } = await visitRug()
    await measure(length(), '300')
    await measure(width(), '900')
    expect(width().value).toBe('400')
    expect(screen.getByText(message)).toBeDefined()
    isDrawn(/op schaal/i)
    isDrawn(/400 cm × 300 cm/)
    // 12 m² at € 189.
    says('€ 2.268,-')
    length().focus()
    expect(screen.getByText(message)).toBeDefined()
    expect(describedBy(width())).toContain(message)
    expect(width().getAttribute('aria-invalid')).toBe('true')
    await measure(width(), '250')
    expect(screen.queryByText(message)).toBeNull()
    says('€ 1.417,50')
  })

  it('RUG-01 a square with unequal sides is refused with a sentence, and sold once they are equal', async () => {
    const { width, length, measure, buy } = await visitRug(`${address}?option.vorm=vorm-vierkant`)
    await measure(width(), '100')
    await measure(length(), '300')
    await waitFor(() => expect(describedBy(length())).toContain(rug.notSquare))
    expect(isWaiting(buy())).toBe(true)
    await measure(length(), '100')
    expect(screen.queryByText(rug.notSquare)).toBeNull()
    expect(isWaiting(buy())).toBe(false)
  })

  it('RUG-02 what is charged of a circle is explained, and an area just below the minimum is not rounded up to it', async () => {
    const { width, length, measure, choose } = await visitRug(`${address}?option.vorm=vorm-rond&measure.vorm.diameter=250`)
    const calculator = screen.getByRole('region', { name: rug.calculator })
    expect(textOf(calculator)).toContain('Oppervlakte 6,25 m² vierkant gerekend; de cirkel zelf is 4,91 m²')
    await choose('Rechthoek')
    await measure(width(), '99')
    await measure(length(), '101')
    expect(textOf(calculator)).toContain('Oppervlakte 0,9999 m²')
  })

  it('PRD-05a another of the six colours keeps shape and measures, and the colour that one sees is the one in the cart', async () => {
    const { user, measure, choose, diameter } = await visitRug()
    await choose('Rond')
    await measure(diameter(), '250')
    const colours = within(screen.getByRole('region', { name: 'Kies je kleur' }))
    expect(colours.getAllByRole('link')).toHaveLength(6)
    const blue = colours.getByRole('link', { name: 'Blauw' })
    await waitFor(() => expect(blue.getAttribute('href')).toContain('measure.vorm.diameter=250'))
    await user.click(blue)
    await waitFor(() => expect(location.pathname).toBe('/product/1026/vloerkleed-op-maat-blauw'))
    await screen.findByRole('heading', { level: 1, name: 'Vloerkleed op maat blauw' })
    const form = within(screen.getByRole('form'))
    expect(form.getByLabelText<HTMLInputElement>(/^Diameter/, { selector: 'input' }).value).toBe('250')
    await user.click(form.getAllByRole('button', { name: product.add })[0] as HTMLElement)
    expect(textOf(await findCart())).toContain('Vloerkleed op maat blauw')
  })

  it('RUG-03 RUG-05 hostile input is answered at the field and never priced', async () => {
    const { width, length, measure, buy, onward, says } = await visitRug()
    await measure(length(), '300')
    for (const text of ['240,5', '1e9', '٣٠٠', '2 m', 'abc', '<b>1']) {
      await measure(width(), text)
      length().focus()
      await waitFor(() => expect(describedBy(width()), text).toContain(rug.noMeasure))
      expect(width().value, 'what was typed is not lost').toBe(text)
      expect(isWaiting(buy())).toBe(true)
    }
    for (const [text, cleaned] of [
      ['200,0', '200'],
      ['00160', '160'],
    ] as const) {
      await measure(width(), text)
      length().focus()
      await waitFor(() => expect(width().value).toBe(cleaned))
      width().focus()
    }
    await measure(width(), '1'.padEnd(31, '0'))
    expect(width().value).toBe('400')
    await measure(width(), '')
    expect(isWaiting(onward())).toBe(true)
    says('per m²')
  })
})

describe('a measure that is still being typed', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('RUG-05 the first digit of a measure is not yet called too small; after a rest, or on leaving the field, it is', async () => {
    const { width, length, measure } = await visitRug()
    await measure(width(), '315')
    await measure(length(), '3')
    await vi.advanceTimersByTimeAsync(500)
    expect(describedBy(length())).not.toContain(tooSmall)
    await vi.advanceTimersByTimeAsync(300)
    await waitFor(() => expect(describedBy(length())).toContain(tooSmall))
    await measure(length(), '300')
    await waitFor(() => expect(describedBy(length())).not.toContain(tooSmall))
    await measure(length(), '3')
    expect(describedBy(length())).not.toContain(tooSmall)
    width().focus()
    await waitFor(() => expect(describedBy(length())).toContain(tooSmall), { timeout: 100 })
  })
})

describe('what an address carries', () => {
  it('RUG-06 measures in an address without the name of a group are taken by the product', async () => {
    const { width, length, buy } = await visitRug(`${address}?measure.width=315&measure.length=290`)
    expect([width().value, length().value]).toEqual(['315', '290'])
    expect(isWaiting(buy())).toBe(false)
  })

  it('RUG-06 measures that were typed after a panel had been closed are still there on the way back', async () => {
    const { user, inForm, width, length, measure } = await visitRug()
    await user.click(inForm.getAllByRole('link', { name: product.readMore })[0] as HTMLElement)
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: productPanels.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await measure(width(), '240')
    await measure(length(), '340')
    await waitFor(() => expect(location.search).toContain('measure.vorm.length=340'))
    await follow(user, '/contact')
    await waitFor(() => expect(location.pathname).toBe('/contact'))
    history.back()
    await waitFor(() => expect(location.pathname).toBe(address))
    expect(location.search).toMatch(/measure\.vorm\.width=240.*measure\.vorm\.length=340/)
    for (const [name, value] of [
      [/^Breedte/, '240'],
      [/^Lengte/, '340'],
    ] as const)
      expect((await screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })).value).toBe(value)
  })

  it('RUG-06 an address with nonsense in it opens the page as it is', async () => {
    const nonsense = `${address}?option.vorm=nonsense&measure.vorm.width=${'9'.repeat(40)}&measure.vorm.length=%3Cscript%3E`
    const { width, inForm, buy } = await visitRug(nonsense)
    expect(width().value).toBe('400')
    expect(inForm.getByRole<HTMLInputElement>('radio', { name: /^Rechthoek/ }).checked).toBe(true)
    expect(isWaiting(buy())).toBe(true)
    const english = await visitRug('/en/product/1001/made-to-measure-rug?measure.vorm.width=100&measure.vorm.length=100', {
      words: eng.words,
    })
    expect(isWaiting(english.buy())).toBe(false)
  })
})

describe('ordering', () => {
  it('RUG-07a RUG-07b the fields show what is needed, and Doorgaan and the order button wait for a valid area and give the reason', async () => {
    const { user, width, length, diameter, measure, buy, onward, choose, inForm } = await visitRug()
    expect(width().placeholder).toBe('Breedte (in CM)')
    expect(length().placeholder).toBe('Lengte (in CM)')
    expect(isWaiting(onward())).toBe(true)
    expect(isWaiting(buy())).toBe(true)
    expect(describedBy(buy())).toBe(rug.missing)
    await measure(width(), '50')
    await measure(length(), '100')
    expect(isWaiting(onward())).toBe(true)
    expect(describedBy(buy())).toBe(tooSmall)
    await measure(length(), '200')
    expect(isWaiting(onward())).toBe(false)
    expect(isWaiting(buy())).toBe(false)
    await user.click(onward())
    expect(document.activeElement).toBe(inForm.getByRole('radio', { name: /^Blinde zoom/ }))
    await choose('Rond')
    expect(diameter().placeholder).toBe('Diameter (in CM)')
    expect(isWaiting(onward())).toBe(true)
  })

  it('RUG-07 OPT-05 an order without measures focuses the missing field and adds nothing', async () => {
    const { user, width, length, measure, buy, requests } = await visitRug()
    await measure(width(), '240')
    await user.click(buy())
    expect(document.activeElement).toBe(length())
    expect(length().getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(length())).toContain(rug.fillIn.length)
    // Enter in a field sends the form too.
    width().focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(length())
    expect(screen.queryByTestId('cart-count')).toBeNull()
    expect(requests.filter((request) => request.includes('/cart/lines'))).toEqual([])
  })

  it('RUG-05 an order of a rug that is too small focuses the field with the message', async () => {
    const { user, width, length, measure, buy } = await visitRug()
    await measure(length(), '20')
    // A press on the button leaves the focus where it was: here, at the other field.
    await measure(width(), '400')
    await user.click(buy())
    expect(document.activeElement).toBe(length())
    expect(describedBy(length())).toContain('De minimale afname is: 1 m2.')
  })

  it('RUG-08 a double press of the button adds one rug, because it cannot be returned', async () => {
    const { user, buy, bodiesOf } = await visitRug(measured)
    await user.dblClick(buy())
    const panel = await findCart()
    await waitFor(() => expect(textOf(panel)).toContain('200 × 300 cm'))
    expect(screen.getByTestId('cart-count').textContent).toBe('1')
    expect(within(panel).getByRole<HTMLInputElement>('spinbutton').value).toBe('1')
    await waitFor(() => expect(bodiesOf(/^POST .*cart\/lines/)).toHaveLength(1))
  })

  it('RUG-07b the buy bar shows what is missing and leads there, then shows measures, area and price', async () => {
    const { show } = watchViewport()
    show(false)
    const open = async (path: string) => {
      await visitRug(path)
      return screen.findByTestId('buy-bar')
    }
    const waiting = await open(address)
    expect(textOf(waiting)).toContain(rug.missing)
    expect(within(waiting).getByRole('button', { name: rug.toMeasures })).toBeDefined()
    expect(textOf(await open(`${address}?measure.vorm.width=240&measure.vorm.length=340`))).toContain('240 × 340 cm · 8,16 m² · € 1.542,24')
    show(true)
    expect(screen.queryByTestId('buy-bar')).toBeNull()
  })
})

describe('the terms of a rug that is made to measure', () => {
  it('RUG-08a the terms are shown wherever a rug can be chosen, and in cart and checkout', async () => {
    const shows = async (place: () => Promise<HTMLElement>): Promise<void> => {
      const shown = await place()
      await waitFor(() => {
        for (const term of terms) expect(textOf(shown)).toContain(term)
      })
    }
    await visitRug(`${address}%20copy`)
    await shows(() => screen.findByRole('form'))
    const { user } = await visitRug(measured.replace('?', '?panel=variations&'))
    await shows(() => screen.findByRole('dialog'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(user, product.add)
    await shows(findCart)
    const order = within(await findCart()).getByRole('button', { name: cart.order })
    await waitFor(() => expect(order.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(order)
    await shows(() => screen.findByRole('complementary', { name: checkout.summary }))
  })

  it('RUG-08c with the deposit off the terms in the cart do not speak of it', async () => {
    const { user } = await visitRug(measured, { before: withoutDeposit })
    await press(user, product.add)
    const panel = await findCart()
    await waitFor(() => expect(textOf(panel)).toContain('De maat kan 3% afwijken.'))
    expect(textOf(panel)).not.toContain('vooraf')
  })
})

describe('the deposit on a rug that is made to measure', () => {
  /** 200 × 300 cm at € 189 a square metre, in cents; a fifth of it is paid with the order. */
  const price = 113_400
  const fifth = 22_680
  const euros = (amount: number): string =>
    new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount / 100).replace(/\s/, ' ')

  const putRugInCart = (call: BackendCall): Promise<unknown> =>
    call('POST', '/api/v2/cart/lines', {
      item: {
        id: '1001:200x300',
        productId: 1001,
        quantity: 1,
        options: [
          { groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', width: 200, length: 300, diameter: null } },
          { groupId: 'afwerking', itemId: 'afwerking-blind' },
          { groupId: 'onderkleed', itemId: 'onderkleed-geen' },
        ],
      },
    })
  /** The last step of a customer whose cart holds this rug alone. */
  const visitPayStep = async (prepare: Before = async () => undefined) => {
    let email = ''
    const visited = await visitShop(nld.steps.pay, {
      before: async (call, rules) => {
        await prepare(call, rules)
        email = await newCustomer(call)
        await putRugInCart(call)
        await chooseAll(call)
      },
    })
    const pay = await screen.findByRole('button', { name: checkout.orderAndPay })
    return {
      ...visited,
      customer: { email, password },
      /** Orders; answers the address of the bank. */
      order: async (): Promise<string> => {
        await visited.user.click(pay)
        await waitFor(() => expect(visited.leftFor).toHaveLength(1))
        return visited.leftFor[0] ?? ''
      },
    }
  }
  const text = (): string => textOf(screen.getByRole('main'))

  it('RUG-08 an order of a rug alone does not mention returns or full payment, and shows its weeks of delivery', async () => {
    const { order, customer } = await visitPayStep()
    expect(text()).toContain(checkout.bespokeText)
    expect(text()).not.toMatch(/\d+ dagen bedenktijd/)
    const { user } = await visitShop(await payAtBank(await order()), { customer })
    await screen.findByRole('heading', { level: 1, name: checkout.result.paid.title })
    expect(textOf(main().getAllByRole('status')[0])).toContain(`${euros(fifth + postage)} betaald. De rest, ${euros(price - fifth)}`)
    expect(textOf(await screen.findByTestId('arrival'))).toMatch(/\d - \d weken/)
    await user.click(main().getByRole('link', { name: checkout.toOrder }))
    await waitFor(() => expect(location.pathname).toMatch(/^\/account\/orders\//))
    await waitFor(() => expect(text()).toContain(account.order.lines))
    expect(main().queryByRole('link', { name: withdrawal.title })).toBeNull()
  })

  it('RUG-08c a shop without a deposit does not mention one, and charges the full amount with the order', async () => {
    const { says } = await visitRug(measured, { before: withoutDeposit })
    says('De maat kan 3% afwijken.')
    expect(text()).not.toMatch(/vooraf|bij bezorging|aanbetal/i)
    const { order } = await visitPayStep(withoutDeposit)
    expect(text()).not.toMatch(/bij bezorging|Nu te betalen/)
    expect(await bankAmount(await order())).toBe(price + postage)
  })

  it('RUG-08 the terms and conditions mention a deposit only while the shop charges one', async () => {
    for (const [path, share] of [
      ['/voorwaarden', /twintig procent/],
      ['/en/terms', /twenty percent/],
    ] as const) {
      await visitShop(path)
      await screen.findAllByRole('heading', { level: 2 })
      expect(text()).toMatch(share)
      await visitShop(path, { before: withoutDeposit })
      await main().findAllByRole('heading', { level: 2 })
      expect(text()).not.toMatch(share)
      expect(text()).not.toContain('{deposit}')
    }
  })
})
