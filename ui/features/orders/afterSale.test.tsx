import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { placeOrders, visitAsNewCustomer } from '../../../tests/components/customer.ts'
import { mailsTo, main } from '../../../tests/components/shopper.ts'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import type { CustomerVisit } from '../../../tests/components/customer.ts'
import { filled, words } from '../../../tests/e2e/words.ts'

/** Puts a rug made to measure into the cart. */
const putRugInCart = (call: BackendCall): Promise<Response> =>
  call('POST', '/api/v2/cart/lines', {
    item: {
      id: '1001',
      productId: 1001,
      quantity: 1,
      options: [
        { groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', diameter: null, width: 200, length: 300 } },
        { groupId: 'afwerking', itemId: 'afwerking-blind' },
        { groupId: 'onderkleed', itemId: 'onderkleed-geen' },
      ],
    },
  })

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string): Promise<void> => user.click(await main().findByRole('button', { name }))

/** A customer looks at an order of a made-to-measure rug and a product from stock. */
const visitOrder = async (prefix: string): Promise<CustomerVisit & { readonly orderNumber: string }> => {
  let [uid, orderNumber] = ['', '']
  const visited = await visitAsNewCustomer(`${prefix}/contact`, async (call) => {
    await putRugInCart(call)
    const [order] = await placeOrders(call, 1, 1005)
    ;[uid, orderNumber] = [order?.uid ?? '', order?.orderNumber ?? '']
  })
  follow(`${prefix}/account/orders/${uid}`)
  return { ...visited, orderNumber }
}

for (const [locale, prefix] of [
  ['nld', ''],
  ['eng', '/en'],
] as const) {
  const { account, orderStatus, withdrawal } = words[locale]

  it(`RUG-08 in ${locale} a customer withdraws from lines of an order; a rug made to measure is excluded, with the reason`, async () => {
    const { user, call, email, orderNumber, requests } = await visitOrder(prefix)
    await heading(filled(account.order.title, { order: orderNumber }))
    await user.click(await main().findByRole('link', { name: withdrawal.title }))
    await heading(withdrawal.title)
    // As many days as the shop's settings give.
    expect(main().getByText(filled(withdrawal.text_other, { count: 60 }))).toBeDefined()
    const goods = within(await main().findByRole('group', { name: withdrawal.which }))
    const excludedNow = (): readonly HTMLInputElement[] =>
      goods.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => disabled)
    await waitFor(() => expect(excludedNow()).toHaveLength(1))
    const excluded = excludedNow()
    const described = (excluded[0]?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described).toContain(withdrawal.excluded.bespoke)
    expect(main().getByLabelText<HTMLInputElement>(orderStatus.number, { exact: false }).value).toBe(orderNumber)

    const chosen = goods.getAllByRole<HTMLInputElement>('checkbox').find(({ disabled }) => !disabled) as HTMLInputElement
    await user.click(chosen)
    await press(user, withdrawal.next)
    expect(await goods.findByText(withdrawal.chooseOne)).toBeDefined()
    await user.click(chosen)

    await press(user, withdrawal.next)
    await heading(withdrawal.confirmTitle)
    expect(screen.getByRole('main').textContent).toContain('1 ×')
    const before = (await mailsTo(call, email)).length
    requests.length = 0
    const confirm = await main().findByRole('button', { name: withdrawal.confirm })
    await Promise.all([user.click(confirm), user.click(confirm)])
    await heading(withdrawal.doneTitle)
    expect(requests.filter((sent) => sent.startsWith('POST') && /withdrawal/.test(sent))).toHaveLength(1)
    await waitFor(async () => expect(await mailsTo(call, email)).toHaveLength(before + 1))
    const text = (await mailsTo(call, email)).at(-1)?.text
    expect(text).toContain('(KW-1005)')
    expect(text).not.toMatch(/op maat|made-to-measure/i)
  })

  it(`RUG-06 RUG-08 in ${locale} the page of an order that a mail links to names measures and options, and says what cannot be withdrawn from`, async () => {
    const { call, email, orderNumber } = await visitOrder(prefix)
    const response = await call('POST', '/api/v2/orders/status', { orderNumber, emailAddress: email })
    const { data } = (await response.json()) as { readonly data: { readonly key: string } }
    follow(`${prefix}${locale === 'nld' ? '/bestelling' : '/order'}?key=${data.key}`)
    const lines = within(await main().findByRole('list', { name: account.order.lines })).getAllByRole('listitem')
    const rug = lines.find((line) => line.textContent.includes('200 × 300 cm'))
    expect(rug?.textContent).toContain(withdrawal.excluded.bespoke)
    expect(rug?.textContent).toContain('Afwerking: Blinde zoom')
    expect(lines.filter((line) => line.textContent.includes(withdrawal.excluded.bespoke))).toHaveLength(1)
    expect(main().getByRole('link', { name: withdrawal.title })).toBeDefined()
  })
}
