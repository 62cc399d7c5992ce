import type { BrowserContext, Page } from '@playwright/test'
import type { Tab } from './actions.ts'
import { readBackendWishlist } from './backendCart.ts'
import type { Shopper } from './shopper.ts'
import type { Stage } from './stage.ts'

interface PersistedWishlist {
  readonly confirmed: readonly number[]
  readonly changes: readonly { readonly productId: number; readonly wished: boolean }[]
}

/** Products on this browser's persisted wishlist. */
const readDevice = async (page: Page): Promise<ReadonlySet<number>> => {
  const copy = await page.evaluate(() => localStorage.getItem('thuishaven.wishlist'))
  const { confirmed, changes } =
    copy === null ? { confirmed: [], changes: [] } : (JSON.parse(copy) as { readonly value: PersistedWishlist }).value
  const list = new Set(confirmed)
  for (const { productId, wished } of changes) {
    if (wished) list.add(productId)
    else list.delete(productId)
  }
  return list
}

const text = (products: Iterable<number>): string => [...products].toSorted((one, other) => one - other).join(', ') || 'nothing'

/** Differences between the expected wishlist, the device, both headers and, for a customer, the backend. Null when all agree. */
const differenceOf = async (
  { host: backend, shop }: Stage,
  context: BrowserContext,
  tabs: Readonly<Record<Tab, Shopper>>,
  wanted: ReadonlyMap<number, boolean>,
): Promise<string | null> => {
  const device = await readDevice(tabs.A.page)
  for (const [product, wished] of wanted) {
    if (device.has(product) !== wished) return `${product} is ${wished ? 'wanted' : 'not wanted any more'}, the device has ${text(device)}`
  }
  const atBackend = await readBackendWishlist(backend, context, shop)
  if (atBackend !== null && text(atBackend) !== text(device)) return `the host has ${text(atBackend)}, the device ${text(device)}`
  for (const tab of ['A', 'B'] as const) {
    const { hearts } = await tabs[tab].look()
    if (hearts !== device.size) return `${tab} counts ${hearts}, the device has ${text(device)}`
  }
  return null
}

/** Waits until the wishlist is the expected one everywhere; returns the differences. */
export const settleWishlist = async (timeoutMs: number, ...parts: Parameters<typeof differenceOf>): Promise<string | null> => {
  const end = performance.now() + timeoutMs
  const look = (): Promise<string | null> => differenceOf(...parts).catch((problem: unknown) => String(problem))
  let difference = await look()
  while (difference !== null && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    difference = await look()
  }
  return difference
}
