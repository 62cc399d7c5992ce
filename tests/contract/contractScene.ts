import type { ReceivedResponse, RecordedRequest, ContractVisitor } from './contractVisitor.ts'

/** A customer's account at the backend under test. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** What a scene needs: a visitor who is signed in, with a cart that only needs to be paid. */
export interface Scene {
  readonly visitor: ContractVisitor
  readonly account: Account
  readonly request: (method: string, path: string, body?: unknown) => Promise<ReceivedResponse>
  readonly ids: { readonly line: string; readonly address: string }
}

export type Build = (scene: Scene) => RecordedRequest | Promise<RecordedRequest>

export const post = (path: string, body?: unknown): RecordedRequest => ({ method: 'POST', path, ...(body === undefined ? {} : { body }) })
export const get = (path: string): RecordedRequest => ({ method: 'GET', path })

/** Reads one value out of a response by its path. */
export const valueAt = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    body,
  )

export const orderUid = async ({ request }: Scene, isOpen: boolean): Promise<string> => {
  const orders = valueAt((await request('GET', '/api/v2/account/orders')).body, 'data', 'orders') as readonly {
    uid: string
    status: string
  }[]
  return orders.find(({ status }) => (status === 'open') === isOpen)?.uid ?? ''
}
export const order =
  (rest: string, body?: unknown, isOpen = true): Build =>
  async (scene) => ({
    method: body === undefined ? 'GET' : 'POST',
    path: `/api/v2/account/orders/${await orderUid(scene, isOpen)}${rest}`,
    ...(body === undefined ? {} : { body }),
  })
export const firstMatch = async ({ request }: Scene, query: string): Promise<string> => {
  const { body } = await request('POST', '/api/v2/checkout/address/v2/NL', { context: '', query })
  return encodeURIComponent(String(valueAt(body, 'data', 'matches', 0, 'context')))
}
export const resetToken = async ({ request, account }: Scene): Promise<string> => {
  await request('POST', '/api/v2/account/reset', { emailAddress: account.email })
  const mails = valueAt((await request('GET', '/__mock/outbox')).body, 'data') as readonly { text: string }[]
  return /token=([^\s&]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
export const item = (productId: number, options: readonly unknown[] = []) => ({
  item: { id: `${productId}`, productId, quantity: 1, options },
})
export const ideal = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }
export const withdrawal = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1' }
export const newAddress = {
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}
export const registration = { ...newAddress, countryCode: 'NL', phoneNumber: '06-12345678', password: 'Welkom01' }
export const place = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1' }
export const country = { countryCode: 'NL' }
