import type { BrowserContext } from '@playwright/test'
import { nameOf } from './goods.ts'

/** A cart as numbers, for comparison between backend, device and screen. */
export interface CartFigures {
  readonly lines: Readonly<Record<string, number>>
  /** Cents, with VAT. */
  readonly total: number
}

/** Pieces by line name. */
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

/** A request to the backend as this browser, bypassing the proxy. */
export interface BackendFigures extends CartFigures {
  readonly coupons: readonly string[]
  readonly isCustomer: boolean
}

const ownCookies = async (context: BrowserContext, shop: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await context.cookies(shop)).filter(({ name }) => cookieNames.has(name)).map(({ name, value }) => [name, value]))
const cookieLine = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** This browser's cart at the backend. */
export const readBackendCart = async (backend: string, context: BrowserContext, shop: string): Promise<BackendFigures> => {
  const cookies = await ownCookies(context, shop)
  const response = await post(`${backend}/api/v2/account/cart/state`, {}, cookieLine(cookies))
  const { data } = (await response.json()) as {
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

/** The backend's wishlist of this browser's customer; null for a guest. */
export const readBackendWishlist = async (backend: string, context: BrowserContext, shop: string): Promise<readonly number[] | null> => {
  const cookies = await ownCookies(context, shop)
  if (cookies['auth_token'] === undefined) return null
  const response = await post(`${backend}/api/v2/account/wishlist`, { changes: [] }, cookieLine(cookies))
  return ((await response.json()) as { readonly data: { readonly productIds: readonly number[] } }).data.productIds
}

const post = async (address: string, body: unknown, cookie = ''): Promise<Response> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return response
}

/** The demo customer who logs in during a run. */
export const customer = { email: 'actief@thuishaven.test', password: 'Welkom01' } as const

/** The product in that customer's cart at the start. */
export const customersOwn = 1007

/** Resets the backend and adds one product to the customer's cart. */
export const prepareBackend = async (backend: string): Promise<void> => {
  await post(`${backend}/__mock/reset`, {})
  const response = await post(`${backend}/api/v2/account/login`, customer)
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ')
  await post(
    `${backend}/api/v2/cart/lines`,
    { item: { id: String(customersOwn), productId: customersOwn, quantity: 1, options: [] } },
    cookie,
  )
}
