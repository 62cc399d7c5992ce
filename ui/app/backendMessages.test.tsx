import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoCustomer, visitShop } from '../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../tests/components/visitShop.tsx'
import { withCart } from '../../tests/components/shopper.ts'
import { words } from '../../tests/e2e/words.ts'

const { account, cart, checkout, phrases } = words.nld

let made = 0
const newEmail = (): string => `berichten-${(made += 1)}@voorbeeld.test`

const fieldNamed = (name: string): Promise<HTMLElement> =>
  screen.findByLabelText(new RegExp(`^${name.replaceAll('.', '\\.')}\\s*\\*?$`), { selector: 'input' })
const pressable = (name: string): Promise<HTMLElement> => within(screen.getByRole('main')).findByRole('button', { name })

const fill = async ({ user }: VisitedShop, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) {
    const input = await fieldNamed(name)
    await user.click(input)
    await user.paste(text)
  }
}
const press = async ({ user }: VisitedShop, name: string): Promise<void> => user.click(await pressable(name))

const visitWithCart = (href: string): Promise<VisitedShop> => visitShop(href, { before: withCart(1002) })

const person = {
  [account.firstName]: 'Jan',
  [account.lastName]: 'de Vries',
  [account.phoneNumber]: '06-12345678',
  [account.zipCode]: '1011 AB',
  [account.houseNumber]: '1',
}

const atInformation = async (): Promise<VisitedShop> => {
  const visited = await visitWithCart('/checkout')
  await fill(visited, { [account.email]: newEmail() })
  await press(visited, checkout.next)
  await fill(visited, person)
  await screen.findByText(/Prins Hendrikkade 1/)
  return visited
}

/** Each form of the shop, with the call that it sends. */
const forms: readonly (readonly [name: string, call: RegExp, fillIn: () => Promise<VisitedShop>, button: string])[] = [
  [
    'login',
    /^POST \/api\/v2\/account\/login/,
    async () => {
      const visited = await visitShop('/account/login')
      await fill(visited, { [account.email]: 'a@voorbeeld.nl', [account.password]: 'Welkom01' })
      return visited
    },
    account.login,
  ],
  [
    'asking for a new password',
    /\/api\/v2\/account\/reset/,
    async () => {
      const visited = await visitShop('/account/reset')
      await fill(visited, { [account.email]: 'a@voorbeeld.nl' })
      return visited
    },
    account.resetSend,
  ],
  [
    'a new password',
    /\/api\/v2\/account\/password/,
    async () => {
      const visited = await visitShop('/account/reset?token=x')
      await fill(visited, { [account.newPassword]: 'Welkom01', [account.passwordConfirm]: 'Welkom01' })
      return visited
    },
    account.newPasswordSave,
  ],
  [
    'registration',
    /\/api\/v2\/account\/register/,
    async () => {
      const visited = await visitShop('/account/register')
      await fill(visited, { [account.emailAddress]: newEmail(), ...person, [account.password]: 'Welkom01' })
      await waitFor(() => expect(screen.getByTestId('chosen-address').textContent).toContain('Prins Hendrikkade'))
      return visited
    },
    account.register,
  ],
  ['the guest step', /\/api\/v2\/account\/register/, atInformation, checkout.toDelivery],
  [
    'the start of the checkout',
    /\/api\/presession\/verify/,
    async () => {
      const visited = await visitWithCart('/checkout')
      await fill(visited, { [account.email]: newEmail() })
      return visited
    },
    checkout.next,
  ],
  [
    'the login of the checkout',
    /^POST \/api\/v2\/account\/login/,
    async () => {
      const visited = await visitWithCart('/checkout/login')
      await fill(visited, { [account.email]: 'a@voorbeeld.nl', [account.password]: 'Welkom01' })
      return visited
    },
    account.login,
  ],
]

const invented = 'somethingNobodyKnows'
const refusal = { status: 'error', message: invented }

const noKeys = (): void => {
  expect(document.body.textContent).not.toContain(invented)
  expect(document.body.textContent).not.toMatch(/phrases\.|error\.\w/)
}
const alertText = async (): Promise<string> => (await within(screen.getByRole('main')).findByRole('alert')).textContent

/** Opens the cart and returns the coupon field. */
const couponField = async ({ user }: VisitedShop): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: /^Winkelwagen, 1/ }))
  const panel = await screen.findByRole('dialog', { name: cart.title })
  await user.click(await within(panel).findByText(cart.coupons, { selector: 'summary *, summary' }))
  const code = await within(panel).findByRole('textbox', { name: cart.couponCode })
  await waitFor(() => expect(code.getAttribute('placeholder')).toBe('Vul de kortingscode in'))
  return code
}

describe('a message of the backend without a text', () => {
  for (const [name, call, fillIn, button] of forms) {
    it(`LOC-04b a message of the backend without a text is shown as a general one, never by its key: ${name}`, async () => {
      const visited = await fillIn()
      visited.answer(call, 422, refusal)
      await press(visited, button)
      expect(await alertText()).toMatch(/\S+ \S+|Verbindingsfout/)
      noKeys()
    })
  }

  it('LOC-04b a payment refused with an unknown message shows a general text', async () => {
    const visited = await atInformation()
    await press(visited, checkout.toDelivery)
    await press(visited, checkout.toOverview)
    await press(visited, checkout.toPay)
    visited.answer(/\/api\/v2\/checkout\/pay$/, 422, { status: 'error', message: { text: invented, code: invented, step: invented } })
    await press(visited, checkout.orderAndPay)
    expect(await screen.findByText(checkout.payRefused)).toBeDefined()
    expect(document.body.textContent).not.toContain(invented)
  })

  it('LOC-04b a coupon refused with an unknown message shows a general text', async () => {
    const visited = await visitWithCart('/contact')
    visited.answer(/\/api\/v2\/cart\/coupons/, 422, refusal)
    await visited.user.type(await couponField(visited), 'WELKOM10{Enter}')
    expect((await screen.findAllByText(phrases.applyDiscountFailed)).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain(invented)
  })
})

describe('too many tries', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  /** Requirements that too many attempts are reported; the limits of the shop's own server respond in the same way. */
  const rows: Readonly<Record<string, string>> = {
    login: 'SES-01b',
    registration: 'REG-01b',
    'asking for a new password': 'RST-01',
    'the start of the checkout': 'CHK-01',
  }

  /** Refuses matching calls with 429 from now on; returns a function that counts them. */
  const refuseAll = ({ answer, requests }: VisitedShop, call: RegExp, seconds = '4'): (() => number) => {
    answer(call, 429, { status: 'error', message: 'tooManyRequests' }, { 'retry-after': seconds })
    const before = requests.length
    return () => requests.slice(before).filter((request) => call.test(request)).length
  }
  const aMinute = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000)

  for (const [name, call, fillIn, button] of forms) {
    it(`${rows[name] ?? 'LOC-04b'} NET-01 too many attempts are reported politely, and nothing is retried automatically: ${name}`, async () => {
      const visited = await fillIn()
      const requestCount = refuseAll(visited, call)
      await press(visited, button)
      expect(await alertText()).toContain(phrases.tooManyRequests)
      await aMinute()
      expect(requestCount()).toBe(1)
    })
  }

  it('NET-01 invoices that the backend refused for the moment are not requested again when their page shows', async () => {
    const visited = await visitShop('/account/overview', { customer: demoCustomer })
    const requestCount = refuseAll(visited, /\/api\/v2\/account\/invoices/, '30')
    await visited.user.click(within(screen.getByRole('main')).getByRole('link', { name: account.menuInvoices }))
    expect(await within(screen.getByRole('main')).findByText(account.failedTitle)).toBeDefined()
    await aMinute()
    expect(requestCount()).toBe(1)
  })

  it('CPN-02b NET-01 too many coupons are reported politely, the code stays, and nothing is retried automatically', async () => {
    const visited = await visitWithCart('/contact')
    const requestCount = refuseAll(visited, /\/api\/v2\/cart\/coupons/)
    const code = await couponField(visited)
    await visited.user.type(code, 'WELKOM10{Enter}')
    const described = (): string =>
      (code.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim()
    await waitFor(() => expect(described()).toBe(cart.couponBroken))
    expect(code).toHaveProperty('value', 'WELKOM10')
    await aMinute()
    expect(requestCount()).toBe(1)
  })
})
