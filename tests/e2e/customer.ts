import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { registrationOf } from '../registration.ts'

let visitors = 0

/** A fresh visitor IP address, as a proxy forwards it, because the shop limits registrations, logins and the like per address. */
export const elsewhere = (): { readonly 'x-forwarded-for': string } => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${visitors & 255}` }
}

/** Signs a customer in without opening a page; the browser then holds the session's cookies. */
export const signInAs = async (page: Page, email = 'actief@thuishaven.test', password = 'Welkom01'): Promise<void> => {
  const response = await page.request.post('/api/v2/account/login', { data: { email, password }, headers: elsewhere() })
  expect(response.ok()).toBe(true)
}

let made = 0

/** Registers and signs in a new customer; returns the e-mail address. */
export const newCustomer = async (page: Page, own: Readonly<Record<string, string>> = {}): Promise<string> => {
  const emailAddress = `klant-${process.pid}-${Date.now()}-${(made += 1)}@voorbeeld.test`
  const form = { ...registrationOf(emailAddress), ...own }
  const response = await page.request.post('/api/v2/account/register', { data: form, headers: elsewhere() })
  expect(response.ok()).toBe(true)
  await signInAs(page, emailAddress, form.password)
  return emailAddress
}

interface Ordered {
  readonly uid: string
  readonly orderNumber: string
}

/** Places unpaid orders of one product each through the backend's API; the newest first. */
export const placeOrders = async (page: Page, amount: number, productId = 1004): Promise<readonly Ordered[]> => {
  const { request } = page
  const call = async (path: string, data: object, method: 'post' | 'put' = 'post'): Promise<Record<string, unknown>> => {
    const response = await request[method](path, { data })
    expect(response.ok(), path).toBe(true)
    return (await response.json()) as Record<string, unknown>
  }
  const session = (await (await request.post('/api/v2/account/session', await ownToken(page))).json()) as {
    readonly data: { readonly addresses: { readonly delivery: readonly { readonly id: string }[] } }
  }
  const added = (await call('/api/v2/cart/lines', { item: { id: String(productId), productId, quantity: 1, options: [] } }))['data'] as {
    readonly lUid: string
  }
  await call('/api/v2/cart', { address_id: session.data.addresses.delivery[0]?.id })
  await call('/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('/api/v2/cart', { payment_option_id: 'ideal' })
  for (let nth = 1; nth <= amount; nth += 1) {
    if (nth > 1) await call(`/api/v2/cart/lines/${added.lUid}`, { quantity: nth, id: String(productId) }, 'put')
    await call('/api/v2/checkout/pay', {})
  }
  const orders = (await (await request.get('/api/v2/account/orders')).json()) as { readonly data: { readonly orders: readonly Ordered[] } }
  return orders.data.orders
}

const ownToken = async (page: Page) => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? ''
  return { data: { token }, headers: { authorization: `Bearer ${token}` } }
}
