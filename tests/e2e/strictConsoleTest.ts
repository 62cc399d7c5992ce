import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import type { ConsentPreferences } from '../../core/consent/index.ts'
import { chooseBefore } from '../../tools/chooseBefore.ts'

export { expect }

export interface Quiet {
  /** What the browser may say in this test, each with its reason beside it. */
  readonly tolerated: readonly RegExp[]
  /**
   * 'plain' puts a grey dot in the place of each product picture, because a fresh checkout draws them at the first request, which takes
   * seconds each and keeps the browser's few connections busy; 'drawn' is for tests about pictures.
   */
  readonly pictures: 'plain' | 'drawn'
  /** What the visitor has allowed on an earlier visit; null for one who comes for the first time and meets the consent wall. */
  readonly consent: ConsentPreferences | null
}

const dot = 'R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** By the browser's own protocol: `route` would hold up every request and turn off the cache, and each further page of a test would be read anew. */
const paintDots = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const response = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/gif' }], body: dot }
    // The page may be gone by now.
    devtools.send('Fetch.fulfillRequest', response).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/pictures/*' }] })
}

/**
 * A test that fails on any word of the browser: errors and warnings on the console (React's of a hydration mismatch are among them),
 * uncaught errors, and requests that failed. Requests that a navigation cut off are the navigation's business.
 */
export const test = base.extend<Quiet & { readonly complaints: readonly string[] }>({
  page: async ({ context, page, pictures }, use) => {
    if (pictures === 'plain') {
      await paintDots(page)
      // Further windows of a test; one that is closed at once needs no pictures.
      context.on('page', (further) => void paintDots(further).catch(() => undefined))
    }
    await use(page)
  },
  tolerated: [[], { option: true }],
  pictures: ['plain', { option: true }],
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
