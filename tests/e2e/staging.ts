import { test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

/**
 * Everything that only a mock server does for a test: situations, mails that can be read, a backend that is stopped. A test that uses it has the
 * tag `@staged`, because it cannot run against another backend (SHOP_BACKEND=backend leaves it out).
 */
export const requireStaged = (what: string): void => {
  const { tags, title } = test.info()
  if (!tags.includes('@staged')) throw new Error(`${what} needs a mock server: give '${title}' the tag, { tag: '@staged' }.`)
}

/** This visitor meets a situation from now on, and no other visitor does. */
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

/** What the backend at an address mailed to somebody, the oldest first; without one it is the backend of the page's shop. */
export const mailsTo = async (page: Page, recipient: string, backend = ''): Promise<readonly Mail[]> => {
  requireStaged('Reading mails')
  const { data } = (await (await page.request.get(`${backend}/__mock/outbox`)).json()) as { readonly data: readonly Mail[] }
  return data.filter(({ to }) => to === recipient)
}
