import type { BrowserContext } from '@playwright/test'
import { nameOf } from './goods.ts'

/** A cart as numbers: what is compared between host, device and screen. */
export interface CartFigures {
  readonly lines: Readonly<Record<string, number>>
  /** Cents, with VAT. */
  readonly total: number
}

/** Pieces by the name of their line. */
export const sumUp = (lines: readonly (readonly [name: string, quantity: number])[]): CartFigures['lines'] => {
  const sums: Record<string, number> = {}
  for (const [name, quantity] of lines) sums[name] = (sums[name] ?? 0) + quantity
  return sums
}

const cookieNames = new Set(['es_cuid', 'auth_token', 'customer_id'])

interface WireMeasures {
  readonly width: number
  readonly length: number
}

/** What the host keeps for this browser, asked past the proxy. */
export interface HostFigures extends CartFigures {
  readonly coupons: readonly string[]
  readonly isCustomer: boolean
}

const ownCookies = async (context: BrowserContext, shop: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await context.cookies(shop)).filter(({ name }) => cookieNames.has(name)).map(({ name, value }) => [name, value]))
const cookieLine = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The cart of this browser as its host keeps it. */
export const readHostCart = async (host: string, context: BrowserContext, shop: string): Promise<HostFigures> => {
  const cookies = await ownCookies(context, shop)
  const answer = await post(`${host}/api/v2/account/cart/state`, {}, cookieLine(cookies))
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly lines: readonly {
        readonly productId: number
        readonly quantity: number
        readonly options: readonly { readonly custom: WireMeasures | null }[]
      }[]
      readonly coupons: readonly { readonly code: string }[]
      readonly totals: { readonly totalInclVat: number }
    }
  }
  const lines = data.lines.map(({ productId, quantity, options }): [string, number] => {
    const custom = options.find((option) => option.custom !== null)?.custom ?? null
    return [nameOf(productId, custom), quantity]
  })
  return {
    lines: sumUp(lines),
    total: data.totals.totalInclVat,
    coupons: data.coupons.map(({ code }) => code),
    isCustomer: cookies['auth_token'] !== undefined,
  }
}

/** The wish list that the host keeps for the customer of this browser; null of a guest. */
export const readHostWishes = async (host: string, context: BrowserContext, shop: string): Promise<readonly number[] | null> => {
  const cookies = await ownCookies(context, shop)
  if (cookies['auth_token'] === undefined) return null
  const answer = await post(`${host}/api/v2/account/wishlist`, { changes: [] }, cookieLine(cookies))
  return ((await answer.json()) as { readonly data: { readonly productIds: readonly number[] } }).data.productIds
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
