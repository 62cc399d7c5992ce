import { test as base, expect } from '@playwright/test'
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

const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/**
 * A test that fails on any word of the browser: errors and warnings on the console (React's of a hydration mismatch are among them),
 * uncaught errors, and requests that failed. Requests that a navigation cut off are the navigation's business.
 */
export const test = base.extend<Quiet & { readonly complaints: readonly string[] }>({
  tolerated: [[], { option: true }],
  pictures: ['plain', { option: true }],
  consent: [consentChoices.onlyNecessary, { option: true }],
  complaints: [
    async ({ consent, context, tolerated, pictures }, use) => {
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
      if (pictures === 'plain') await context.route('**/api/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: dot }))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
