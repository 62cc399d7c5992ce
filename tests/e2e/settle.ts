import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { replaced, settingsCall } from '../backendRules.ts'
import type { OwnShop } from './ownShop.ts'

/** The server caches settings for a few seconds: waits until it has reloaded them, in both languages. */
export const settingsLoaded = async (request: APIRequestContext, { line }: OwnShop): Promise<void> => {
  const before = line.calls().length
  await expect
    .poll(
      async () => {
        for (const path of ['/contact', '/en/contact']) await request.get(path)
        return line
          .calls()
          .slice(before)
          .filter((call) => call.includes('/api/v2/app')).length
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(1)
}

/** Replaces `from` by `to` in the shop's settings and waits until they apply. */
export const settle = async (page: Page, shop: OwnShop, from: string, to: string): Promise<void> => {
  shop.line.change(settingsCall, replaced(from, to))
  await settingsLoaded(page.request, shop)
}
