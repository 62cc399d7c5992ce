import type { Browser, CDPSession, Page } from '@playwright/test'
import { chooseBefore } from '../chooseBefore.ts'

/** One page load by a first-time visitor on a phone with a slow network. */
export interface FirstLook {
  /** Times in ms from the navigation's start. */
  readonly lcp: number
  readonly fcp: number
  readonly tbt: number
  readonly cls: number
  /** Bytes on the wire by kind, headers included. */
  readonly bytes: Readonly<Record<'document' | 'styles' | 'scripts' | 'fonts' | 'pictures' | 'rest', number>>
  /** Files of scripts until the page is quiet, and what of them the document names: its first load. Zero for other shops. */
  readonly scripts: number
  readonly firstLoad: { readonly bytes: number; readonly files: number }
  /** Requests until the page is quiet. */
  readonly requests: number
  /** Requests before the largest contentful paint, the document among them. */
  readonly allRequestsBefore: number
  /** Those of them that are no pictures which the browser loads at low priority. */
  readonly requestsBefore: number
  /** Bytes of scripts received by then. */
  readonly scriptBytesBefore: number
}

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, CPU slowed down 4 times. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
export const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'nl-NL' }

interface Timings {
  readonly lcp: number
  readonly fcp: number
  readonly cls: number
  readonly long: readonly { readonly at: number; readonly ms: number }[]
}

/** Runs in the page before its own scripts. */
const watch = (): void => {
  const seen = { lcp: 0, fcp: 0, cls: 0, long: [] as { at: number; ms: number }[] }
  Object.assign(window, { __seen: seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  on('longtask', ({ startTime, duration }) => seen.long.push({ at: startTime, ms: duration }))
}

const kinds: Readonly<Record<string, keyof FirstLook['bytes']>> = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
}

interface Traffic {
  readonly sent: {
    readonly id: string
    readonly url: string
    readonly kind: keyof FirstLook['bytes']
    readonly at: number
    readonly waits: boolean
  }[]
  readonly came: Map<string, { readonly bytes: number; readonly at: number }>
  last: number
}

const listen = (devtools: CDPSession): Traffic => {
  const traffic: Traffic = { sent: [], came: new Map(), last: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (request.url.startsWith('data:')) return
    traffic.sent.push({
      id: requestId,
      url: request.url,
      kind: kinds[type ?? ''] ?? 'rest',
      at: timestamp,
      waits: type === 'Image' && request.initialPriority === 'Low',
    })
    traffic.last = Date.now()
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    traffic.came.set(requestId, { bytes: encodedDataLength, at: timestamp })
    traffic.last = Date.now()
  })
  return traffic
}

/** Waits until there was no network activity for 3 s, at most 20 s. */
const quiet = async (page: Page, traffic: Traffic): Promise<void> => {
  const end = Date.now() + 20_000
  do await page.waitForTimeout(200)
  while (Date.now() < end && Date.now() - traffic.last < 3000)
}

/** @param isRequested whether the consent wall is shown */
export const measureFirstLook = async (browser: Browser, url: string, isRequested: boolean): Promise<FirstLook> => {
  const context = await browser.newContext(telephone)
  if (!isRequested) await chooseBefore(context, undefined, url)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    // A new browser window loads the pages of its toolbars, about 300 files, during our first second.
    await page.waitForTimeout(2000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const traffic = listen(devtools)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await quiet(page, traffic)
    const seen = await page.evaluate(() => (window as unknown as { __seen: Timings }).__seen)
    const named = await page.evaluate(() => {
      const text = document.querySelector('#shop-files')?.textContent
      return text ? ((JSON.parse(text) as { readonly files?: readonly string[] }).files ?? []) : []
    })
    const firstLoad = { bytes: 0, files: 0 }
    const bytes = { document: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, rest: 0 }
    const started = traffic.sent[0]?.at ?? 0
    const paintedAt = started + seen.lcp / 1000
    let scriptBytesBefore = 0
    for (const { id, url: address, kind } of traffic.sent) {
      const arrival = traffic.came.get(id)
      if (arrival === undefined) continue
      bytes[kind] += arrival.bytes
      if (kind === 'scripts' && named.some((name) => address.endsWith(name))) {
        firstLoad.bytes += arrival.bytes
        firstLoad.files += 1
      }
      if (kind === 'scripts' && arrival.at <= paintedAt) scriptBytesBefore += arrival.bytes
    }
    return {
      lcp: seen.lcp,
      fcp: seen.fcp,
      cls: seen.cls,
      tbt: seen.long.reduce((sum, { at, ms }) => (at < seen.fcp ? sum : sum + Math.max(0, ms - 50)), 0),
      bytes,
      scripts: traffic.sent.filter(({ kind }) => kind === 'scripts').length,
      firstLoad,
      requests: traffic.sent.length,
      allRequestsBefore: traffic.sent.filter(({ at }) => at < paintedAt).length,
      requestsBefore: traffic.sent.filter(({ at, waits }) => at < paintedAt && !waits).length,
      scriptBytesBefore,
    }
  } finally {
    await context.close()
  }
}
