import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import type { ConsentPreferences } from '../../core/consent/index.ts'
import { chooseBefore } from '../../tools/chooseBefore.ts'

export { expect }

export interface Quiet {
  /** Browser messages that this test tolerates, each with its reason beside it. */
  readonly tolerated: readonly RegExp[]
  /**
   * 'plain' replaces each product picture by a grey dot, because a fresh checkout generates pictures at the first request, which takes
   * seconds each and occupies the browser's few connections; 'drawn' is for tests about pictures.
   */
  readonly pictures: 'plain' | 'drawn'
  /**
   * Whether pages fetch and prerender at idle what the next press needs, as for a visitor who does not save data. That is a fifth of a browser
   * test's time, so it is on where it is the subject and in the walks of a whole purchase.
   */
  readonly preloads: boolean
  /** The consent given on an earlier visit; null for a first-time visitor, who gets the consent wall. */
  readonly consent: ConsentPreferences | null
}

const dot = 'R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** Uses the DevTools protocol, because `route` would delay every request and turn the cache off for all pages of a test. */
const paintDots = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const response = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/gif' }], body: dot }
    // The page may be closed by now.
    devtools.send('Fetch.fulfillRequest', response).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/pictures/*' }] })
}

/**
 * A test that fails on console errors and warnings (including React's hydration mismatches), uncaught errors and failed requests.
 * Requests that a navigation aborts are ignored.
 */
export const test = base.extend<Quiet & { readonly complaints: readonly string[] }>({
  page: async ({ context, page, pictures, preloads }, use) => {
    if (!preloads)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }))
    if (pictures === 'plain') {
      await paintDots(page)
      // Other pages of a test; one that is closed immediately needs no pictures.
      context.on('page', (further) => void paintDots(further).catch(() => undefined))
    }
    await use(page)
  },
  tolerated: [[], { option: true }],
  pictures: ['plain', { option: true }],
  preloads: [false, { option: true }],
  consent: [consentChoices.onlyNecessary, { option: true }],
  complaints: [
    async ({ consent, context, tolerated }, use) => {
      const complaints: string[] = []
      if (consent !== null) await chooseBefore(context, consent)
      const complain = (text: string): void => {
        if (!tolerated.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      context.on('console', (message) => {
        const type = message.type()
        if (type === 'error' || type === 'warning') complain(`${type}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complain(`uncaught: ${error.error().stack || error.error().message}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.method()} ${request.url()} ${reason}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
