import type { Browser } from '@playwright/test'
import { devices } from '@playwright/test'
import { quoted } from './actions.ts'
import { chooseBefore } from '../chooseBefore.ts'
import type { Action, Tab } from './actions.ts'
import type { Call, FaultModel } from './faultProxy.ts'
import type { Goods } from './goods.ts'
import { productOf } from './goods.ts'
import { customersOwn, prepareBackend } from './backendCart.ts'
import { seeded } from './random.ts'
import type { Failure } from './failure.ts'
import { settle } from './settle.ts'
import type { Shopper } from './shopper.ts'
import { createShopper } from './shopper.ts'
import type { Stage } from './stage.ts'
import { createExpectedCart } from './expectedCart.ts'

export interface RetryDecision {
  readonly failures: readonly Failure[]
  /** Number of pages restored from the back/forward cache. */
  readonly restored: number
  /** Actions that were skipped because their control was missing. */
  readonly skipped: number
  /** From the end of faults until both tabs and the backend agreed, in ms; null when they did not. */
  readonly settledAfter: number | null
  /** Calls of each tab to the backend, including failed ones. */
  readonly calls: number
  /** Executed and skipped actions, and the calls to the backend meanwhile, one line each. */
  readonly story: readonly string[]
}

const writes: ReadonlySet<Call['operation']> = new Set([
  'addCartLine',
  'setCartLineQuantity',
  'addCoupon',
  'removeCoupon',
  'changeWishlist',
])
const isWrite = ({ operation }: Call): boolean => writes.has(operation)
const isRead = ({ operation }: Call): boolean => operation === 'loadCart' || operation === 'verifySession'

const reader = (shopper: Shopper, product: Goods): Promise<number | null> =>
  shopper.look().then(
    ({ panel }) => panel?.lines[product] ?? null,
    () => null,
  )

/** Plays a list of actions in a new browser context and checks whether anything was lost, blank or wrong. */
export const play = async (browser: Browser, stage: Stage, seed: number, plan: readonly Action[]): Promise<RetryDecision> => {
  await prepareBackend(stage.host)
  const { proxy } = stage
  proxy.forget()
  const failures: Failure[] = []
  const context = await browser.newContext({ ...devices['Desktop Chrome'], locale: 'nl-NL', reducedMotion: 'reduce' })
  await chooseBefore(context, undefined, stage.shop)
  let restored = 0
  let skipped = 0
  const story: string[] = []
  const pending: { on: 'write' | 'read'; fault: FaultModel['fault']; left: number }[] = []
  let slow = 0
  const random = seeded(seed * 7919 + 1)
  proxy.faultModel = (call) => {
    const delay = slow === 0 ? 0 : random.below(slow)
    const at = pending.find(({ on, left }) => left > 0 && (on === 'write' ? isWrite(call) : isRead(call)))
    if (at !== undefined) at.left -= 1
    return { delay, fault: at?.fault ?? null }
  }
  context.on('weberror', (error) => failures.push({ kind: 'page error', detail: error.error().stack ?? error.error().message }))
  const onRestored = (): void => {
    restored += 1
  }
  const tabs: Readonly<Record<Tab, Shopper>> = {
    A: await createShopper(context, stage.shop, onRestored),
    B: await createShopper(context, stage.shop, onRestored),
  }
  const expected = createExpectedCart(seed % 2 === 1, tabs)
  const note = (could: boolean): void => {
    if (could) return
    skipped += 1
    story.push('    could not be done')
  }
  let noticeCounts = { A: 0, B: 0 }
  let requested = 0
  const notify = (): void => {
    for (const { method, path, fault } of proxy.calls().slice(requested)) {
      if (/\/cart\b|\/login|\/session|\/wishlist/.test(path)) story.push(`    ${method} ${path}${fault === null ? '' : ` (${fault})`}`)
    }
    for (const name of ['A', 'B'] as const)
      story.push(...tabs[name].notices.slice(noticeCounts[name]).map((text) => `    ${name} says: ${text}`))
    requested = proxy.calls().length
    noticeCounts = { A: tabs.A.notices.length, B: tabs.B.notices.length }
  }

  const act = async (action: Action): Promise<void> => {
    switch (action.do) {
      case 'add': {
        const could = await tabs[action.tab].add(action.product)
        note(could)
        if (could) expected.more(action.product, 1)
        return
      }
      case 'addInBoth': {
        const [first, second] = action.products
        const could = await Promise.all([tabs.A.add(first), tabs.B.add(second)])
        could.forEach((one, at) => {
          note(one)
          if (one) expected.more(at === 0 ? first : second, 1)
        })
        return
      }
      case 'plus':
      case 'minus':
      case 'trash': {
        const shopper = tabs[action.tab]
        const before = (await shopper.openCart()) ? await reader(shopper, action.product) : null
        const could = before !== null && (await shopper.press(action.do, action.product))
        note(could)
        if (could) expected.set(action.product, action.do === 'trash' ? 0 : before + (action.do === 'plus' ? 1 : -1))
        return
      }
      case 'type':
      case 'enter': {
        const shopper = tabs[action.tab]
        const isThere = (await shopper.openCart()) && (await reader(shopper, action.product)) !== null
        const could = isThere && (await shopper.type(action.product, action.quantity, action.do === 'enter'))
        note(could)
        if (could) expected.set(action.product, action.quantity)
        return
      }
      case 'later': {
        const shopper = tabs[action.tab]
        const isThere = (await shopper.openCart()) && (await reader(shopper, action.product)) !== null
        const could = isThere && (await shopper.saveForLater(action.product))
        note(could)
        if (!could) return
        expected.heart(productOf(action.product), true)
        // The line stays in the cart when the wishlist could not be stored.
        if ((await reader(shopper, action.product)) === null) expected.set(action.product, 0)
        return
      }
      case 'heart': {
        const wished = await tabs[action.tab].heart(action.product)
        note(wished !== null)
        if (wished !== null) expected.heart(action.product, wished)
        return
      }
      case 'coupon':
      case 'noCoupon': {
        const noticeCounts = expected.heardSoFar()
        const shopper = tabs[action.tab]
        const could = await (action.do === 'coupon' ? shopper.coupon(action.code) : shopper.noCoupon(action.code))
        note(could)
        if (could && action.code !== 'NIETS') expected.coupon(action.code, action.do === 'coupon', noticeCounts)
        return
      }
      case 'freeze':
      case 'thaw':
        return tabs[action.tab].freeze(action.do === 'freeze')
      case 'follow':
        return note(await tabs[action.tab].follow(action.path))
      case 'leave':
        return note(await tabs[action.tab].open(action.path))
      case 'return':
        return note((await tabs[action.tab].open(action.path)) && (await tabs[action.tab].history(-1)))
      case 'reload':
        return note(await tabs[action.tab].reload())
      case 'back':
      case 'forward':
        return note(await tabs[action.tab].history(action.do === 'back' ? -1 : 1))
      case 'login': {
        const before = proxy.calls().length
        const couldSee = await tabs[action.tab].login()
        // The backend has executed it, although the page may still be waiting for later requests.
        const could =
          couldSee ||
          proxy
            .calls()
            .slice(before)
            .some(({ operation, fault }) => operation === 'login' && fault === null)
        note(could)
        if (could) expected.more(customersOwn, 1)
        return
      }
      case 'offline':
      case 'online':
        return context.setOffline(action.do === 'offline')
      case 'fault':
        pending.push({ on: action.on, fault: action.failure, left: action.times })
        return
      case 'slow':
        slow = action.ms
        return
      case 'wait':
        return new Promise((resolve) => setTimeout(resolve, action.ms))
    }
  }

  try {
    await Promise.all([tabs.A.open('/'), tabs.B.open('/')])
    for (const action of plan) {
      story.push(quoted(action))
      await act(action)
      notify()
      for (const [name, { page, isFrozen }] of Object.entries(tabs)) {
        if (isFrozen()) continue
        const isBlank = await page
          .evaluate(() => document.body.innerText.trim() === '' || location.protocol === 'chrome-error:')
          .catch(() => false)
        if (isBlank) failures.push({ kind: 'blank page', detail: `${name} after ${JSON.stringify(action)} (${page.url()})` })
      }
    }
    await context.setOffline(false)
    for (const tab of [tabs.A, tabs.B]) await tab.freeze(false)
    pending.length = 0
    slow = 0
    const settled = await settle(stage, context, tabs, expected)
    failures.push(...settled.failures)
    story.push('calm weather')
    notify()
    return { failures, restored, skipped, settledAfter: settled.after, calls: proxy.calls().length, story }
  } finally {
    await context.close()
  }
}
