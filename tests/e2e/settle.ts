import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { OwnShop } from './ownShop.ts'

/** The server keeps settings for a few seconds: waits until it has loaded them anew, in both languages. */
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

/** The shop's settings from now on. */
export const settle = async (page: Page, shop: OwnShop, from: string, to: string): Promise<void> => {
  shop.line.change(/^POST \/api\/v2\/app/, (body) => {
    if (!body.includes(from)) throw new Error(`The settings do not say ${from}.`)
    return body.replace(from, to)
  })
  await settingsLoaded(page.request, shop)
}
