import { test as base, expect } from '@playwright/test'

export { expect }

export interface Quiet {
  /** What the browser may say in this test, each with its reason beside it. */
  readonly tolerated: readonly RegExp[]
}

/**
 * A test that fails on any word of the browser: errors and warnings on the console (React's of a hydration mismatch are among them),
 * uncaught errors, and requests that failed. Requests that a navigation cut off are the navigation's business.
 */
export const test = base.extend<Quiet & { readonly complaints: readonly string[] }>({
  tolerated: [[], { option: true }],
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = []
      const complain = (text: string): void => {
        if (!tolerated.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complain(`uncaught: ${error.error().stack ?? error.error().message}`))
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
