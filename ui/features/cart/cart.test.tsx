import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cents, describedBy, fill, label, main, newCustomer, press, putInCart, refusal, textOf } from '../../../tests/components/shopper.ts'
import { replaced, settingsCall } from '../../../tests/backendRules.ts'
import { rugPrice, ways } from '../../../tests/e2e/ways.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { filled } from '../../../tests/e2e/words.ts'
import { persistedAs } from '../../../core/store/persistedSchema.ts'

const way = ways.nld
const { cart, error, notification, product, productPanels, wishlist } = way.words
const rug: string = way.product.title
const lamp = 'Tafellamp Turfschip'

const cartButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: new RegExp(`^${cart.title}`) })
const findPanel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: cart.title })
const countIs = (count: string): Promise<void> => waitFor(() => expect(screen.getByTestId('cart-count').textContent).toBe(count))
const total = (): number => cents(screen.getByTestId('cart-total'))
const totalIs = (sum: number): Promise<void> => waitFor(() => expect(total()).toBe(sum), { timeout: 3_000 })

type Before = NonNullable<Parameters<typeof visitShop>[1]>['before']

/** Opens the cart on a page that has nothing to do with it. */
const visitCart = async (before: Before = (call) => putInCart(call), address = '/contact') => {
  const visited = await visitShop(address, before === undefined ? {} : { before })
  await visited.user.click(await cartButton())
  const panel = await findPanel()
  const find = within(panel)
  await waitFor(() => expect([cart.total, cart.empty, cart.failedTitle].some((shown) => panel.textContent.includes(shown))).toBe(true))
  const quantity = (title = rug): HTMLInputElement => find.getByRole('spinbutton', { name: `Aantal van ${title}` })
  const order = (): HTMLElement => find.getByRole('button', { name: cart.order })
  return {
    ...visited,
    panel,
    find,
    quantity,
    order,
    quantityIs: (value: string, title = rug): Promise<void> => waitFor(() => expect(quantity(title).value).toBe(value), { timeout: 3_000 }),
    more: (title = rug): HTMLElement => find.getByRole('button', { name: `Eén meer van ${title}` }),
    less: (title = rug): HTMLElement => find.getByRole('button', { name: `Eén minder van ${title}` }),
    remove: (title = rug): HTMLElement => find.getByRole('button', { name: `Verwijder ${title}` }),
    /** Until the backend has confirmed all of the cart. */
    settled: (): Promise<void> => waitFor(() => expect(order().getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3_000 }),
    isEmpty: (): Promise<HTMLElement> => find.findByRole('heading', { name: cart.empty }),
  }
}
const visitLamp = () => visitCart((call) => putInCart(call, 1004))

/** Whether a notification about the rug is on the screen. */
const isNotified = (message: string): boolean =>
  screen.queryAllByRole('region', { name: notification.region }).some((region) => textOf(region).includes(filled(message, { title: rug })))

/** Product and quantity of each line, as the backend has it. */
const backendCart = async (call: BackendCall): Promise<Readonly<Record<number, number>>> => {
  const { data } = (await (await call('POST', '/api/v2/account/cart/state')).json()) as {
    readonly data: { readonly lines: readonly { readonly productId: number; readonly quantity: number }[] }
  }
  return Object.fromEntries(data.lines.map(({ productId, quantity }) => [productId, quantity]))
}

describe('an empty cart', () => {
  it('CRT-09 an empty cart has links to continue shopping', async () => {
    const { isEmpty } = await visitCart(async () => undefined, '/')
    expect(await isEmpty()).toBeDefined()
  })

  it('CRT-04 CRT-10 minus at one takes the line away, and then the cart is empty and offers others', async () => {
    const { user, more, less, quantityIs, isEmpty, find, call } = await visitCart(async (call) => {
      localStorage.setItem('thuishaven.viewed', persistedAs<readonly number[]>({ each: 'count' }).print([1003]))
      await putInCart(call)
    })
    await user.click(more())
    await quantityIs('2')
    await user.click(less())
    await quantityIs('1')
    await user.click(less())
    await isEmpty()
    expect(find.getByRole('link', { name: cart.login }).getAttribute('href')).toBe('/account/login')
    // Bestsellers, as on the home page, and recently viewed products.
    for (const name of ['Het meest gekozen', productPanels.viewed])
      expect(await within(await find.findByRole('region', { name })).findAllByRole('link')).not.toEqual([])
    await user.click(find.getByRole('button', { name: cart.goOn }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: cart.title })).toBeNull())
    await waitFor(async () => expect(await backendCart(call)).toEqual({}))
  })
})

describe('quantities', () => {
  it('CRT-12 the cart button shows a customer the count of the account', async () => {
    await visitShop('/', {
      customer: demoCustomer,
      before: async (call) =>
        void (await call('POST', '/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 2, options: [] } })),
    })
    expect(await screen.findByRole('button', { name: 'Winkelwagen, 2 artikelen' })).toBeDefined()
  })

  it('CRT-04 CRT-07 CRT-12 CRT-17 a press on plus shows immediately, however late the backend responds; the line is busy and ordering is disabled meanwhile', async () => {
    const { user, more, quantity, quantityIs, order, find, hold, settled, requests } = await visitCart()
    const release = hold(/cart\/lines/)
    const [line] = within(find.getByRole('list', { name: cart.lines })).getAllByRole('listitem')
    await user.click(more())
    expect(quantity().value).toBe('2')
    expect(total()).toBe(2 * rugPrice)
    await waitFor(() => expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1))
    expect(order().getAttribute('aria-disabled')).toBe('true')
    expect(line?.getAttribute('aria-busy')).toBe('true')
    release()
    await settled()
    await quantityIs('2')
    await waitFor(() => expect(line?.getAttribute('aria-busy')).not.toBe('true'))
  })

  it('CRT-04 Enter in the quantity field applies the typed number immediately, and without a change it removes nothing', async () => {
    const { user, quantity, quantityIs, settled, call } = await visitCart()
    await fill(user, quantity(), '3')
    await user.keyboard('{Enter}')
    await countIs('3')
    await user.keyboard('{Enter}')
    await settled()
    await quantityIs('3')
    await waitFor(async () => expect(await backendCart(call)).toEqual({ 1002: 3 }))
  })

  it('CRT-06 NTF-01 a quantity above the stock is lowered to the stock, with a message', async () => {
    const { user, find, quantity, quantityIs } = await visitLamp()
    await fill(user, quantity(lamp), '9')
    expect(await find.findByText('Er zijn er nog maar 3 op voorraad.', {}, { timeout: 3_000 })).toBeDefined()
    expect(find.getByText('Mislukt')).toBeDefined()
    await quantityIs('3', lamp)
    expect(find.getByText('Je wilde er 9; er zijn er nog 3.')).toBeDefined()
    await totalIs(3 * 8900)
  })

  it('CRT-02 CRT-07 fifty fast presses end at the right number with far fewer requests', async () => {
    const title = 'Baken Mini'
    const { more, quantityIs, settled, requests, call } = await visitCart((call) => putInCart(call, 2005))
    for (let press = 0; press < 50; press += 1) fireEvent.click(more(title))
    await quantityIs('51', title)
    await settled()
    await totalIs(51 * 7900)
    const sent = requests.filter((request) => request.startsWith('PUT /api/v2/cart/lines/')).length
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(10)
    expect(await backendCart(call)).toEqual({ 2005: 51 })
  })
})

describe('lines', () => {
  it('CRT-04 the trash button takes the line away', async () => {
    const { user, remove, isEmpty } = await visitCart()
    await user.click(remove())
    expect(await isEmpty()).toBeDefined()
  })

  it('CRT-04 a removed line is announced and can be restored; the focus stays in the panel', async () => {
    const { user, panel, find, remove, less, quantityIs, settled, call } = await visitCart()
    for (const takeOut of [remove, less]) {
      await user.click(takeOut())
      expect(await find.findByText(`Verwijderd: ${rug}.`)).toBeDefined()
      await waitFor(() => expect(document.activeElement).toBe(find.getByRole('button', { name: cart.undo })))
      await user.keyboard('{Enter}')
      await quantityIs('1')
      expect(panel.contains(document.activeElement)).toBe(true)
      await settled()
    }
    expect(await backendCart(call)).toEqual({ 1002: 1 })
  })

  it('CRT-09 an added product is announced once, and no longer shown as added once it is removed', async () => {
    const { user } = await visitShop(way.product.path)
    await press(user, product.add)
    const panel = await findPanel()
    const find = within(panel)
    const claims = (): number => textOf(panel).split(`${rug} staat in je winkelwagen.`).length - 1
    await waitFor(() => expect(claims()).toBe(1))
    await user.click(find.getByRole('button', { name: `Verwijder ${rug}` }))
    expect(await find.findByText(`Verwijderd: ${rug}.`)).toBeDefined()
    await waitFor(() => expect(claims()).toBe(0))
  })

  it('CRT-09 three sizes of one rug differ in the cart by name, also before the backend has answered', async () => {
    const { user, respond } = await visitShop(way.product.path, {
      before: async (call) => {
        await putInCart(call, 1011)
        await putInCart(call, 1012)
      },
    })
    respond(/cart\/lines/, () => new Promise<Response>(() => undefined))
    await press(user, product.add)
    const find = within(await findPanel())
    await waitFor(() => {
      const lines = within(find.getByRole('list', { name: cart.lines }))
        .getAllByRole('listitem')
        .map(textOf)
      for (const [index, size] of ['160 × 230 cm', '240 × 340 cm', '200 × 290 cm'].entries())
        expect(lines[index]).toContain(`${size} · Scheerwol`)
    })
  })

  it('CRT-03 CRT-09 OPT-01 the chosen option is priced and named, and the same choice again makes two', async () => {
    const title = 'Wachter Plus wit'
    const { user } = await visitShop('/product/1003/wachter-plus-wit')
    const buy = await screen.findByRole('form', { name: title })
    await user.click(within(buy).getByRole('radio', { name: /Onze monteur/ }))
    await waitFor(() => expect(textOf(buy)).toContain('428'))
    // After the hour of the day, and with a Sunday or a holiday on the way, later.
    expect(textOf(buy)).toMatch(/Binnen [5-8] dagen/)
    await press(user, product.add)
    const find = within(await findPanel())
    expect(await find.findByText('Installatie: Onze monteur')).toBeDefined()
    await user.click(find.getByRole('link', { name: cart.close }))
    await press(user, product.add)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: `Aantal van ${title}` }).value).toBe('2'))
    await totalIs(2 * 42_800)
  })
})

describe('what is saved for later', () => {
  const later = new RegExp(`^${cart.saveForLater}`)

  it('CRT-09 a line is saved for later on the wishlist, the focus stays in the cart, and the line can be moved back', async () => {
    const { user, find, isEmpty } = await visitCart()
    await user.click(find.getByRole('button', { name: later }))
    await isEmpty()
    const back = find.getByRole('button', { name: cart.undo })
    await waitFor(() => expect(document.activeElement).toBe(back))
    await waitFor(() => expect(screen.getByTestId('wish-count').textContent).toBe('1'))
    await user.keyboard('{Enter}')
    expect(await find.findByRole('link', { name: rug })).toBeDefined()
  })

  it('CRT-09 while the wishlist cannot be saved, a line saved for later stays in the cart, and the customer is notified', async () => {
    const { user, find, respond, call } = await visitCart(async (call) => {
      await newCustomer(call)
      await putInCart(call)
    })
    respond(/account\/wishlist/, refusal(503, 'x'))
    await user.click(find.getByRole('button', { name: later }))
    await waitFor(() => expect(isNotified(wishlist.notTaken)).toBe(true), { timeout: 3_000 })
    await waitFor(() => expect(find.getByRole('button', { name: later }).getAttribute('aria-busy')).not.toBe('true'))
    expect(await backendCart(call)).toEqual({ 1002: 1 })
    expect(find.getByRole('link', { name: rug })).toBeDefined()
  })
})

describe('the backend does not take a task', () => {
  const changes = /^PUT .*cart\/lines/

  for (const [what, fault, message] of [
    ['refuses', '422', cart.lostRefused],
    ['does not know any more', '404', cart.lostGone],
  ] as const)
    it(`CRT-15b a task that the backend ${what} is dropped with a notification, and the cart is that of the backend`, async () => {
      const { user, more, quantityIs, fail } = await visitCart()
      fail(changes, fault, { times: 1 })
      await user.click(more())
      await waitFor(() => expect(isNotified(message)).toBe(true), { timeout: 3_000 })
      await quantityIs('1')
    })

  it('CRT-07b a cart that cannot be read is not shown as empty, and a retry loads it', async () => {
    const { user, panel, find, heal, quantityIs } = await visitCart(async (call, { fail }) => {
      await putInCart(call)
      fail(/account\/cart\/state/, '500')
    })
    expect(await find.findByText(cart.failedTitle)).toBeDefined()
    expect(find.queryByText(cart.empty)).toBeNull()
    expect(panel.textContent).not.toMatch(/\d/)
    heal()
    await user.click(find.getByRole('button', { name: error.again }))
    await waitFor(() => expect(find.getAllByRole('spinbutton')).toHaveLength(1))
    await quantityIs('1')
    expect(find.queryByText(cart.failedTitle)).toBeNull()
  })
})

describe('coupons', () => {
  const openCoupons = async (before?: Before) => {
    const visited = await visitCart(before)
    await visited.user.click(visited.find.getByText(cart.coupons))
    const code = visited.find.getByRole<HTMLInputElement>('textbox', { name: label(cart.couponCode), hidden: true })
    const applied = (): readonly HTMLElement[] => {
      const list = visited.find.queryByRole('list', { name: cart.couponsApplied })
      return list === null ? [] : within(list).getAllByRole('listitem')
    }
    const enter = async (text: string): Promise<void> => {
      await fill(visited.user, code, text)
      await visited.user.keyboard('{Enter}')
    }
    return { ...visited, code, applied, enter, areApplied: (count: number) => waitFor(() => expect(applied()).toHaveLength(count)) }
  }
  const discount = (panel: HTMLElement): string => {
    const row = [...panel.querySelectorAll('dl > div')].find((one) => one.textContent.includes(cart.discount))
    return textOf(row?.querySelector('dd'))
  }

  it('CPN-01 CPN-01b CPN-03 CRT-11c a coupon is applied by Enter or by its button, subtracts the amount shown as negative, and can be removed', async () => {
    const { user, panel, find, code, applied, enter, areApplied, requests } = await openCoupons()
    await enter('  ')
    await enter(' vijf euro ')
    await areApplied(1)
    expect(requests.filter((request) => request.endsWith('/coupons'))).toHaveLength(1)
    await fill(user, code, 'WELKOM10')
    await user.click(find.getByRole('button', { name: cart.couponApply }))
    await areApplied(2)
    // It is the cart all the while: its lines stand above, its total below.
    expect(find.getByRole('spinbutton')).toBeDefined()
    await waitFor(() => expect(discount(panel)).toMatch(/^[-−] ?€ ?39,00|€ ?-39,00/))
    await user.click(within(applied().find((one) => one.textContent.includes('VIJFEURO')) as HTMLElement).getByRole('button'))
    await areApplied(1)
    await user.click(within(applied()[0] as HTMLElement).getByRole('button'))
    await areApplied(0)
    expect(panel.querySelector('dl')?.textContent).not.toContain(cart.discount)
  })

  it('CPN-03 a double press on the bin of a coupon takes out that coupon alone', async () => {
    const { user, applied, enter, areApplied, settled } = await openCoupons()
    for (const [index, each] of ['VIJFEURO', 'WELKOM10'].entries()) {
      await enter(each)
      await areApplied(index + 1)
    }
    await settled()
    await user.dblClick(within(applied()[0] as HTMLElement).getByRole('button'))
    await areApplied(1)
    await settled()
    expect(applied()).toHaveLength(1)
  })

  it('CPN-01 CPN-02 VAL-07 a failed coupon call keeps the code, a refusal quotes it and clears the field; a lost response is no failure', async () => {
    const { find, code, enter, fail } = await openCoupons()
    const says = (text: string): Promise<void> => waitFor(() => expect(describedBy(code)).toContain(text), { timeout: 5_000 })
    fail(/^POST .*coupons/, '503', { times: 2 })
    await enter('welkom10')
    await says(cart.couponBroken)
    expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['welkom10', 'true'])
    await enter('NIETS')
    await says(filled(cart.couponRefused, { code: 'NIETS' }))
    await enter('OPGEBRUIKT')
    await says(filled(cart.couponUsedUp, { code: 'OPGEBRUIKT' }))
    expect(code.value).toBe('')
    fail(/^POST .*coupons/, 'reset-after', { times: 1 })
    await enter('welkom10')
    await waitFor(() => expect(find.getByRole('list', { name: cart.couponsApplied }).textContent).toContain('WELKOM10'), { timeout: 5_000 })
    expect([code.value, code.getAttribute('aria-invalid')]).not.toContain('true')
    await enter('welkom 10')
    await says(filled(cart.couponInCart, { code: 'welkom 10' }))
    expect(code.value).toBe('')
  })

  it('CRT-11c the coupon section is shown only when the settings enable it', async () => {
    const { find } = await visitCart(async (call, { change }) => {
      await putInCart(call)
      change(settingsCall, replaced('"displayCoupons":true', '"displayCoupons":false'))
    })
    expect(await find.findByRole('button', { name: cart.order })).toBeDefined()
    expect(find.queryByText(cart.coupons)).toBeNull()
  })
})

describe('sums', () => {
  const sum = (panel: HTMLElement, name: string): number => {
    const row = [...panel.querySelectorAll('dl > div')].find((one) => one.textContent.includes(name))
    return Number((row?.querySelector('dd')?.textContent ?? '').replaceAll(/\D/g, ''))
  }

  it('CRT-11b PRC-08b a shop that shows prices without VAT shows total and delivery without VAT, and the VAT by rate', async () => {
    const { panel, find } = await visitCart(async (call) => {
      document.cookie = 'mock_scenario=prices-excl; Path=/'
      await newCustomer(call)
      await putInCart(call)
      await putInCart(call, 1005)
      await call('POST', '/api/v2/cart', { shipping_option_id: 'postnl' })
    })
    await waitFor(() => expect(find.getAllByRole('spinbutton')).toHaveLength(2))
    const [without, high, low] = [
      sum(panel, cart.totalExcl),
      sum(panel, filled(cart.vat, { percentage: 21 })),
      sum(panel, filled(cart.vat, { percentage: 9 })),
    ]
    expect([high > 0, low > 0]).toEqual([true, true])
    expect(without + high + low).toBe(total())
    // € 6.95 with 21 % VAT.
    expect(sum(panel, cart.shipping)).toBe(574)
  })

  it('PRC-01 PRC-08a prices are shown with or without VAT by the shop’s setting, each with its discount, and the former price is struck through', async () => {
    const shown = async (scenario: string): Promise<readonly [string, string]> => {
      await visitShop(way.product.path, { before: async () => void (document.cookie = `mock_scenario=${scenario}; Path=/`) })
      await main().findByRole('heading', { level: 1, name: rug })
      const paragraph = [...document.querySelectorAll('main p')].find((one) => one.querySelector('s') !== null)
      return [textOf(paragraph?.querySelector('s')), textOf(paragraph)]
    }
    const [formerWith, withVat] = await shown('none')
    expect(formerWith).toContain('400,-')
    expect(withVat).toContain('340,-')
    expect(withVat).toContain('-15%')
    const [formerWithout, withoutVat] = await shown('prices-excl')
    expect(formerWithout).toContain('330,58')
    expect(withoutVat).toContain('280,99')
    expect(withoutVat).not.toContain('340,-')
    expect(withoutVat).toContain('excl. btw')
  })

  it('PRC-08c without the lowest price of the last 30 days nothing is crossed out and no saving is shown', async () => {
    const forget: Before = async (call, { change }) => {
      await putInCart(call)
      change(/^GET \/api\/public\/products\/1002|^POST \/api\/v2\/(account\/cart\/state|cart)/, (body) =>
        body.replaceAll(/"lowestPrice30Days":\d+/g, '"lowestPrice30Days":null'),
      )
    }
    const { user } = await visitShop(way.product.path, { before: forget })
    const form = await screen.findByRole('form')
    expect(textOf(form)).toContain('€ 340,-')
    expect(form.querySelector('s')).toBeNull()
    expect(form.textContent).not.toContain('%')
    await user.click(await cartButton())
    const panel = await findPanel()
    await waitFor(() => expect(textOf(screen.getByTestId('cart-total'))).toContain('340,00'))
    expect(panel.textContent).not.toContain(filled(cart.savings, { amount: '' }))
  })

  it('CRT-14 looking at the cart refreshes the prices of its lines, with the token, for a customer', async () => {
    const tokens: (string | null)[] = []
    const { panel } = await visitCart(async (call, { respond }) => {
      await call('POST', '/api/v2/account/login', demoCustomer)
      await putInCart(call, 1007)
      respond(/products\/prices\/1007$/, async (reach, request) => {
        tokens.push(request.headers.get('authorization'))
        const answer = (await (await reach()).json()) as { readonly data: { readonly prices: object } }
        // Since the cart was read the customer has agreed on half the price.
        Object.assign(answer.data.prices, { discountPercentage: 50, discountInclVat: 48_950, discountExclVat: 40_455, discount: 48_950 })
        return Response.json(answer)
      })
    })
    await waitFor(() => expect(textOf(panel)).toContain('€ 489,50'), { timeout: 3_000 })
    expect(tokens).toHaveLength(1)
    expect(tokens[0]).toMatch(/^Bearer \S+$/)
  })
})
