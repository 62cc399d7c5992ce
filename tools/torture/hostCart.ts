import type { BrowserContext } from '@playwright/test'

/** A cart as numbers: what is compared between host, device and screen. */
export interface CartFigures {
  readonly lines: Readonly<Record<number, number>>
  /** Cents, with VAT. */
  readonly total: number
}

const cookieNames = new Set(['es_cuid', 'auth_token', 'customer_id'])

/** The cart of this browser as its host keeps it, asked past the proxy. */
export const readHostCart = async (host: string, context: BrowserContext, shop: string): Promise<CartFigures> => {
  const cookies = (await context.cookies(shop)).filter(({ name }) => cookieNames.has(name))
  const answer = await fetch(`${host}/api/v2/account/cart/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    body: '{}',
  })
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly lines: readonly { readonly productId: number; readonly quantity: number }[]
      readonly totals: { readonly totalInclVat: number }
    }
  }
  const lines: Record<number, number> = {}
  for (const { productId, quantity } of data.lines) lines[productId] = (lines[productId] ?? 0) + quantity
  return { lines, total: data.totals.totalInclVat }
}

const post = async (address: string, body: unknown, cookie = ''): Promise<Response> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The demo customer who logs in halfway. */
export const customer = { email: 'actief@thuishaven.test', password: 'Welkom01' } as const

/** The product that already is in that customer's cart. */
export const customersOwn = 1007

/** The host as new, and one piece in the customer's cart. */
export const prepareHost = async (host: string): Promise<void> => {
  await post(`${host}/__mock/reset`, {})
  const answer = await post(`${host}/api/v2/account/login`, customer)
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ')
  await post(`${host}/api/v2/cart/lines`, { item: { id: String(customersOwn), productId: customersOwn, quantity: 1, options: [] } }, cookie)
}
