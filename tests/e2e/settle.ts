import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { OwnShop } from './ownShop.ts'

/** The shop's settings from now on; its server keeps those of before for a few seconds. */
export const settle = async (page: Page, shop: OwnShop, from: string, to: string): Promise<void> => {
  shop.line.change(/^POST \/api\/v2\/app/, (body) => {
    if (!body.includes(from)) throw new Error(`The settings do not say ${from}.`)
    return body.replace(from, to)
  })
  const requestCount = shop.line.calls().length
  await expect
    .poll(
      async () => {
        await page.request.get('/contact')
        return shop.line
          .calls()
          .slice(requestCount)
          .filter((call) => call.includes('/api/v2/app')).length
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0)
}
