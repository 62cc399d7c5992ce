import type { BrowserContext } from '@playwright/test'
import type { Tab } from './actions.ts'
import { nameOf, totalOf } from './goods.ts'
import type { CartFigures, BackendFigures } from './backendCart.ts'
import { readBackendCart, sumUp } from './backendCart.ts'
import type { Failure } from './failure.ts'
import type { Shopper, Shown } from './shopper.ts'
import type { Stage } from './stage.ts'
import { settleWishlist } from './settleWishlist.ts'
import { reportsLoss } from './expectedCart.ts'
import type { ExpectedCart } from './expectedCart.ts'

type Lines = CartFigures['lines']

/** Maximum time until everything agrees after the end of faults, in ms. */
const timeoutMs = 20_000

const text = (figures: CartFigures | null): string =>
  figures === null
    ? 'no cart'
    : `${
        Object.entries(figures.lines)
          .map(([product, quantity]) => `${quantity}×${product}`)
          .join(', ') || 'nothing'
      } = € ${(figures.total / 100).toFixed(2)}`

const productsOf = (...lists: readonly Lines[]): readonly string[] => [...new Set(lists.flatMap((lines) => Object.keys(lines)))]
const sameLines = (left: Lines, right: Lines): boolean =>
  productsOf(left, right).every((product) => (left[product] ?? 0) === (right[product] ?? 0))
const sum = ({ lines }: CartFigures): number => Object.values(lines).reduce((all, one) => all + one, 0)
const same = (left: CartFigures | null, right: CartFigures): boolean => left !== null && text(left) === text(right)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const noLook: Shown = { count: -1, panel: null, hearts: -1, heading: 'no page' }
const names = ['A', 'B'] as const

interface StoredLine {
  readonly productId: number
  readonly quantity: number
  readonly options: readonly { readonly custom: { readonly widthCm: number | null; readonly lengthCm: number | null } | null }[]
}

/** The lines of this browser's persisted copy. */
const readDevice = async (shopper: Shopper): Promise<Lines | null> => {
  const copy = await shopper.page.evaluate(() => localStorage.getItem('thuishaven.cart'))
  if (copy === null) return null
  const { value } = JSON.parse(copy) as { readonly value: { readonly confirmed: { readonly lines: readonly StoredLine[] } } }
  const names = value.confirmed.lines.map(({ productId, quantity, options }): [string, number] => {
    const custom = options.find((option) => option.custom !== null)?.custom ?? null
    return [nameOf(productId, custom === null ? null : { width: custom.widthCm ?? 0, length: custom.lengthCm ?? 0 }), quantity]
  })
  return sumUp(names)
}

/** Waits until tabs, device and backend agree; returns the differences. */
export const settle = async (
  stage: Stage,
  context: BrowserContext,
  tabs: Readonly<Record<Tab, Shopper>>,
  expected: ExpectedCart,
): Promise<{ readonly failures: readonly Failure[]; readonly after: number | null }> => {
  const failures: Failure[] = []
  const openWishlist = async (): Promise<void> => {
    const difference = await settleWishlist(timeoutMs, stage, context, tabs, expected.hearts())
    if (difference !== null) failures.push({ kind: 'wish lost', detail: `of the wish list: ${difference}` })
  }
  const look = (tab: Tab): Promise<Shown> => tabs[tab].look().catch(() => noLook)
  const truth = (): Promise<BackendFigures> => readBackendCart(stage.host, context, stage.shop)
  const wanted = expected.wanted()
  const isWanted = ({ lines }: CartFigures): boolean => wanted === null || sameLines(wanted, lines)

  /** Without interaction: the counts in both headers, and the open carts. */
  const agree = async (): Promise<string | null> => {
    const now = await truth()
    for (const tab of names) {
      const shown = await look(tab)
      if (shown.count !== sum(now)) return `${tab} counts ${shown.count} ("${shown.heading}"), the host has ${text(now)}`
      if (shown.panel !== null && !same(shown.panel, now)) return `${tab} shows ${text(shown.panel)}, the host has ${text(now)}`
    }
    return null
  }

  const started = performance.now()
  let after: number | null = null
  let difference = await agree()
  while (performance.now() - started < timeoutMs) {
    if (difference === null && isWanted(await truth())) {
      after = performance.now() - started
      await pause(700)
      difference = await agree()
      if (difference === null) break
      after = null
    }
    await pause(200)
    difference = await agree()
  }
  if (difference !== null) failures.push({ kind: 'not live', detail: difference })
  else if (after === null) after = timeoutMs

  for (const tab of names) {
    // A busy machine opens a panel late, so only the content of the open panel is checked.
    const opening = performance.now() + timeoutMs
    while (!(await tabs[tab].openCart()) && performance.now() < opening) await pause(200)
    // The count in the header may agree by chance while changes are still pending.
    const end = performance.now() + timeoutMs
    let now = await truth()
    let shown = await look(tab)
    while (!same(shown.panel, now) && performance.now() < end) {
      await pause(100)
      now = await truth()
      shown = await look(tab)
    }
    if (!same(shown.panel, now) && sum(now) > 0)
      failures.push({
        kind: 'not live',
        detail: `${tab}'s open cart shows ${text(shown.panel)} ("${shown.heading}"), the host has ${text(now)}`,
      })
  }

  const atBackend = await truth()
  const sums = totalOf(atBackend.lines, atBackend.coupons, atBackend.isCustomer)
  if (sums !== atBackend.total) failures.push({ kind: 'wrong sum', detail: `${text(atBackend)} should be € ${(sums / 100).toFixed(2)}` })
  for (const [code, applied] of expected.coupons()) {
    const notices = expected.noticesSince(code)
    if (atBackend.coupons.includes(code) !== applied && !notices.some(reportsLoss)) {
      const noticeText = notices.length === 0 ? 'nothing' : notices.join(' | ')
      failures.push({
        kind: 'wish lost',
        detail: `${code}: ${applied ? 'applied' : 'taken out'}, but not at the host; said since: ${noticeText}`,
      })
    }
  }
  const device = await readDevice(tabs.A).catch(() => null)
  if (!sameLines(device ?? {}, atBackend.lines))
    failures.push({ kind: 'device', detail: `the device keeps ${JSON.stringify(device)}, the host has ${text(atBackend)}` })
  for (const product of wanted === null ? [] : productsOf(wanted, atBackend.lines)) {
    const request = wanted?.[product] ?? 0
    const has = atBackend.lines[product] ?? 0
    const notices = expected.noticesSince(product)
    if (has !== request && !notices.some(reportsLoss)) {
      const noticeText = notices.length === 0 ? 'nothing' : notices.join(' | ')
      failures.push({ kind: 'wish lost', detail: `${product}: ${request} wished, ${has} at the host; said since: ${noticeText}` })
    }
  }

  await openWishlist()

  for (const tab of names) {
    await tabs[tab].reload()
    const opening = performance.now() + timeoutMs
    while (!(await tabs[tab].openCart()) && performance.now() < opening) await pause(200)
    const end = performance.now() + 6000
    let now = await truth()
    let shown = await look(tab)
    while (!(same(shown.panel, now) && shown.count === sum(now)) && performance.now() < end) {
      await pause(150)
      now = await truth()
      shown = await look(tab)
    }
    if (sum(now) > 0 ? !same(shown.panel, now) : shown.count !== 0)
      failures.push({
        kind: 'not after a reload',
        detail: `${tab} shows ${text(shown.panel)} (count ${shown.count}), the host has ${text(now)}`,
      })
  }
  await openWishlist()
  return { failures, after }
}
