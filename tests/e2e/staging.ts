import { test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

/**
 * What only a mock server offers a test: scenarios, readable mails, a backend that can be stopped. A test that uses it has the tag `@staged`,
 * because it cannot run against another backend (SHOP_BACKEND=backend skips it).
 */
export const requireStaged = (what: string): void => {
  const { tags, title } = test.info()
  if (!tags.includes('@staged')) throw new Error(`${what} needs a mock server: give '${title}' the tag, { tag: '@staged' }.`)
}

/** Activates a scenario for this visitor only. */
export const stageScenario = (context: BrowserContext, baseURL: string | undefined, name: string): Promise<void> => {
  requireStaged(`The scenario ${name}`)
  return context.addCookies([{ name: 'mock_scenario', value: name, url: baseURL ?? '' }])
}
export const endScenario = (context: BrowserContext): Promise<void> => context.clearCookies({ name: 'mock_scenario' })

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Mails to a recipient, oldest first, from the backend at an address; by default the backend of the page's shop. */
export const mailsTo = async (page: Page, recipient: string, backend = ''): Promise<readonly Mail[]> => {
  requireStaged('Reading mails')
  const { data } = (await (await page.request.get(`${backend}/__mock/outbox`)).json()) as { readonly data: readonly Mail[] }
  return data.filter(({ to }) => to === recipient)
}

/** The shop answers the quotes that wait, as in its back office. */
export const answerQuotes = async (
  page: Page,
  answer: { readonly unitPrice: number; readonly expiresOn: string; readonly text: string },
): Promise<void> => {
  requireStaged('Answering quotes')
  const response = await page.request.post('/__mock/quotes', { data: answer })
  if (!response.ok()) throw new Error(`The answer to a quote was refused with ${response.status()}.`)
}

/** The last day of every answered quote passes, also of those in a cart. */
export const expireQuotes = async (page: Page): Promise<void> => {
  requireStaged('Letting quotes expire')
  const response = await page.request.post('/__mock/quotes/expiry')
  if (!response.ok()) throw new Error(`The expiry of quotes was refused with ${response.status()}.`)
}

/** The shop publishes or refuses the review that waits. */
export const decideOnReview = async (page: Page, decision: { readonly publish: boolean; readonly reason?: string }): Promise<void> => {
  requireStaged('Deciding on reviews')
  const response = await page.request.post('/__mock/reviews', { data: decision })
  if (!response.ok()) throw new Error(`The decision on a review was refused with ${response.status()}.`)
}
