import { test as base, expect } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import type { ConsentPreferences } from '../../core/consent/index.ts'
import { chooseBefore } from '../../tools/chooseBefore.ts'

export { expect }

export interface Quiet {
  /** Browser messages that this test tolerates, each with its reason beside it. */
  readonly tolerated: readonly RegExp[]
  /**
   * Whether pages fetch and prerender at idle what the next press needs, as for a visitor who does not save data. That is a fifth of a browser
   * test's time, so it is on where it is the subject and in the walks of a whole purchase.
   */
  readonly preloads: boolean
  /** The consent given on an earlier visit; null for a first-time visitor, who gets the consent wall. */
  readonly consent: ConsentPreferences | null
}

/**
 * A test that fails on console errors and warnings (including React's hydration mismatches), uncaught errors and failed requests.
 * Requests that a navigation aborts are ignored.
 */
export const test = base.extend<Quiet & { readonly complaints: readonly string[] }>({
  page: async ({ context, page, preloads }, use) => {
    if (!preloads)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }))
    await use(page)
  },
  tolerated: [[], { option: true }],
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
