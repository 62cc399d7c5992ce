import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Way } from '../e2e/ways.ts'
import { registrationOf } from '../registration.ts'
import type { BackendCall } from './visitShop.tsx'

/** What a shopper sees and does, for component tests of several features. */

let made = 0

/** An unused e-mail address. */
export const newEmail = (): string => `koper-${(made += 1)}@voorbeeld.test`

/** Puts one piece of each of these products, without options, into the cart; as `before` of a visit: `withCart(1002)`. */
export const withCart =
  (...productIds: readonly number[]) =>
  async (call: BackendCall): Promise<void> => {
    for (const productId of productIds) {
      const item = { id: String(productId), productId, quantity: 1, options: [] }
      const { data } = (await (await call('POST', '/api/v2/cart/lines', { item })).json()) as { readonly data: { readonly cUid: string } }
      // The browser remembers whose cart it is (CRT-01).
      document.cookie = `es_cuid=${data.cUid}; Path=/`
    }
  }

/** Puts one piece of a product without options into the cart. */
export const putInCart = (call: BackendCall, productId = 1002): Promise<void> => withCart(productId)(call)

/** The mails to an address, the oldest first. */
export const mailsTo = async (call: BackendCall, address: string): Promise<readonly { readonly text: string }[]> => {
  const { data } = (await (await call('GET', '/__mock/outbox')).json()) as {
    readonly data: readonly { readonly to: string; readonly text: string }[]
  }
  return data.filter(({ to }) => to === address)
}

/** A customer of this test alone, whose address is verified, signed in; answers the e-mail address. */
export const newCustomer = async (call: BackendCall, own: Readonly<Record<string, string>> = {}): Promise<string> => {
  const form = { ...registrationOf(newEmail()), ...own }
  await call('POST', '/api/v2/account/register', form)
  const [welcome] = await mailsTo(call, form.emailAddress)
  await call('POST', '/api/v2/account/verification/confirm', { token: /#(\S+)/.exec(welcome?.text ?? '')?.[1] })
  await call('POST', '/api/v2/account/login', { email: form.emailAddress, password: form.password })
  return form.emailAddress
}

/** Chooses all that an order needs before its last step: address, delivery by PostNL, iDEAL. For a signed-in customer with a cart. */
export const chooseAll = async (call: BackendCall): Promise<void> => {
  const saved = (await (await call('GET', '/api/v2/account/addresses')).json()) as { readonly data: readonly { readonly id: string }[] }
  await call('POST', '/api/v2/cart', { address_id: saved.data[0]?.id })
  await call('POST', '/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('POST', '/api/v2/cart', { payment_option_id: 'ideal' })
}

export const main = () => within(screen.getByRole('main'))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The whole of a field's label, with or without the mark of a required one. */
export const label = (name: string): RegExp => new RegExp(`^${escaped(name)}\\s*\\*?$`)

const inputs = { selector: 'input:not([type=radio], [type=checkbox]), textarea' }

/** A text field by the whole of its label: by role it would take jsdom ten times as long. */
export const field = (name: string): HTMLInputElement => screen.getByLabelText(label(name), inputs)

export const findField = (name: string): Promise<HTMLInputElement> => screen.findByLabelText(label(name), inputs)

/** Replaces what a field holds, the focus stays in it. */
export const fill = async (user: UserEvent, target: HTMLElement, text: string): Promise<void> => {
  await user.clear(target)
  if (text !== '') await user.paste(text)
}

export const press = async (user: UserEvent, name: string | RegExp): Promise<void> => {
  await user.click(await screen.findByRole('button', { name }))
}

/** Waits until the page has this path. */
export const arrivesAt = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path), { timeout: 3_000 })

/** The text of an element, with plain blanks. */
export const textOf = (target: Element | null | undefined): string => (target?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** The text that is read with a field or button. */
export const describedBy = (target: Element): string =>
  (target.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** Cents of an amount that is shown with two decimals. */
export const cents = (amount: Element): number => Number(amount.textContent.replaceAll(/\D/g, ''))

/** A refusal as the backend words it. */
export const refusal = (status: number, message: unknown) => (): Response => Response.json({ status: 'error', message }, { status })

/** From the start of the checkout to its first step, as a guest. */
export const giveEmail = async (user: UserEvent, way: Way, email = newEmail()): Promise<void> => {
  await fill(user, await findField(way.words.account.email), email)
  await press(user, way.words.checkout.next)
  await arrivesAt(way.steps.information)
}

/** Fills the form of the first step; street and city are looked up and shown as text. */
export const fillInformation = async (user: UserEvent, way: Way): Promise<void> => {
  const { account } = way.words
  for (const [name, text] of [
    [account.firstName, 'Jan'],
    [account.lastName, 'de Vries'],
    [account.phoneNumber, '06-12345678'],
    [account.zipCode, '1011 AB'],
    [account.houseNumber, '1'],
  ] as const)
    await fill(user, await findField(name), text)
  await waitFor(() => expect(screen.getByTestId('chosen-address').textContent).toBe('Prins Hendrikkade 1, 1011 AB Amsterdam'))
}

/** Follows a link to any address within the open page, and waits until the page has another one or stays. */
export const follow = async (user: UserEvent, address: string): Promise<void> => {
  const link = Object.assign(document.createElement('a'), { href: address })
  document.body.append(link)
  await user.click(link)
  link.remove()
  await waitFor(() => expect(document.querySelector('[data-pending=true]')).toBeNull(), { timeout: 3_000 })
}
