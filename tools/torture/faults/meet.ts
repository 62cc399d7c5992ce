import { devices } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chooseBefore } from '../../chooseBefore.ts'
import type { FaultModel, Trouble } from '../faultProxy.ts'
import { listen } from '../listen.ts'
import type { Stage } from '../stage.ts'
import type { Finding, Row } from './findings.ts'
import type { FirstRequest } from './firstRequests.ts'
import { look, news } from './look.ts'
import type { Scene } from './scene.ts'

/** A permanent fault, or a single '500'. */
export type Failing = Trouble | '500 once'

/** Milliseconds in which a change may cause calls, and in which a spinner may be visible. */
const window = 10_000
const timeoutMs = 12_000

interface Visit {
  readonly id: string
  readonly context: BrowserContext
  readonly page: Page
  readonly notices: string[]
  readonly errors: string[]
}

let visitors = 0

const visit = async (browser: Browser, stage: Stage): Promise<Visit> => {
  const id = String((visitors += 1))
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: stage.shop,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    // A separate address, because the shop limits requests per address.
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` },
  })
  await chooseBefore(context, undefined, stage.shop)
  await context.addCookies([{ name: 'torture', value: id, url: stage.shop }])
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const notices: string[] = []
  const errors: string[] = []
  await page.addInitScript(listen)
  page.on('console', (message) => {
    if (message.text().startsWith('said:')) notices.push(message.text().slice('said:'.length))
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return { id, context, page, notices, errors }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const isThere = (locator: { readonly first: () => { readonly isVisible: () => Promise<boolean> } }): Promise<boolean> =>
  locator
    .first()
    .isVisible()
    .catch(() => false)

/** The fault of a visitor, and the times at which it occurred (ms). */
interface Over {
  readonly operation: string
  readonly failing: Failing
  readonly met: number[]
}

/** Faults of many visitors: each call gets the fault of its visitor. */
const skies = new WeakMap<Stage, Map<string | null, Over>>()

const skyOf = (stage: Stage): Map<string | null, Over> => {
  const known = skies.get(stage)
  if (known !== undefined) return known
  const sky = new Map<string | null, Over>()
  skies.set(stage, sky)
  stage.proxy.faultModel = ({ operation, visitor }): FaultModel => {
    const over = sky.get(visitor)
    if (over === undefined || operation !== over.operation) return { delay: 0, fault: null }
    over.met.push(performance.now())
    if (over.failing === '500 once') return { delay: 0, fault: over.met.length === 1 ? '500' : null }
    return { delay: 0, fault: over.failing }
  }
  return sky
}

/** Maximum number of calls within the counted period. */
const mostAtOnce = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + window).length))

/** Waits until the page is idle, and for the whole counted period when the action failed. */
const rest = async (page: Page, worked: () => Promise<boolean>): Promise<boolean> => {
  const started = performance.now()
  let calmSince = performance.now()
  while (performance.now() - started < timeoutMs) {
    if ((await worked()) && !(await look(page)).isBusy) {
      if (performance.now() - calmSince > 700) return true
    } else {
      calmSince = performance.now()
      if (performance.now() - started > window && !(await look(page)).isBusy) return false
    }
    await pause(150)
  }
  return worked()
}

/** Plays a scene in an open page with a fault. */
export const meetInApp = async (browser: Browser, stage: Stage, scene: Scene, failing: Failing): Promise<Row> => {
  const { id, context, page, notices, errors } = await visit(browser, stage)
  const sky = skyOf(stage)
  const found: Finding[] = []
  try {
    await scene.prepare(page, stage.host)
    notices.length = 0
    const over: Over = { operation: scene.operation, failing, met: [] }
    sky.set(id, over)
    await scene.act(page)
    // An element that is visible before the request is no proof of success.
    const worked = await rest(page, async () => over.met.length > 0 && (await isThere(scene.worked(page))))
    const calls = mostAtOnce(over.met)
    const seen = await look(page)
    const ids = news(notices)
    if (over.met.length === 0) found.push('not met')
    if (seen.isBlank) found.push('blank')
    // A spinner may be visible during retries while a message says that the shop retries.
    if (seen.isBusy && ids.length === 0) found.push('spinner')
    if (seen.raw !== null) found.push('raw')
    if (calls > 3) found.push('too many calls')
    if (!worked && ids.length === 0 && !seen.isErrorPage && scene.silentBy === undefined) found.push('silent')
    if (!worked) {
      for (const input of scene.typed?.(page) ?? []) {
        if ((await input.inputValue({ timeout: 3_000 }).catch(() => '')) === '') {
          found.push('lost input')
          break
        }
      }
    }
    sky.delete(id)
    if (!worked) {
      await (scene.again ?? scene.act)(page).catch(() => {})
      const well = (scene.over ?? scene.worked)(page)
      const end = performance.now() + 12_000
      while (performance.now() < end && !(await isThere(well))) await pause(150)
      if (!(await isThere(well))) found.push('not over')
    }
    if (errors.length > 0) found.push('page error')
    return { place: scene.name, operation: scene.operation, fault: failing, found, calls, notices: [...ids, ...errors] }
  } finally {
    sky.delete(id)
    await context.close()
  }
}

/** Plays the first request of a page, which the shop's server answers, with a fault. */
export const meetAtFirst = async (browser: Browser, stage: Stage, place: FirstRequest, failing: Failing): Promise<Row> => {
  const { id, context, page, notices, errors } = await visit(browser, stage)
  const sky = skyOf(stage)
  const found: Finding[] = []
  try {
    await place.prepare(page)
    const address = typeof place.address === 'string' ? place.address : await place.address(page)
    // Wait until the server's cached responses have expired.
    await pause(place.retainedFor ?? 0)
    const over: Over = { operation: place.operation, failing, met: [] }
    sky.set(null, over)
    sky.set(id, over)
    const response = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 30_000 }).catch(() => null)
    const worked = await rest(page, () => isThere(place.worked(page)))
    const seen = await look(page)
    if (over.met.length === 0) found.push('not met')
    if (response === null || seen.isBlank) found.push('blank')
    if (seen.isBusy && news(notices).length === 0) found.push('spinner')
    if (seen.raw !== null) found.push('raw')
    if (mostAtOnce(over.met) > 4) found.push('too many calls')
    if (!worked && news(notices).length === 0 && !seen.isErrorPage && (response?.status() ?? 0) < 400) found.push('silent')
    if ((response?.status() ?? 0) >= 500 && !/no-store/.test(response?.headers()['cache-control'] ?? '')) found.push('may be kept')
    const calls = mostAtOnce(over.met)
    sky.delete(null)
    sky.delete(id)
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 30_000 }).catch(() => null)
    const end = performance.now() + 12_000
    while (performance.now() < end && !(await isThere(place.worked(page)))) await pause(150)
    if (!(await isThere(place.worked(page)))) found.push('not over')
    if (errors.length > 0) found.push('page error')
    return { place: place.name, operation: place.operation, fault: failing, found, calls, notices: [...news(notices), ...errors] }
  } finally {
    sky.delete(null)
    sky.delete(id)
    await context.close()
  }
}
