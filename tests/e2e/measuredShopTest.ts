import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { OwnShop } from './ownShop.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { settingsLoaded } from './settle.ts'
import { startTagServer } from './tagServer.ts'
import type { TagServer } from './tagServer.ts'

/** Adds this tag to the shop's configuration. */
export const withTag = (configuration: string, tags: TagServer, others: readonly object[] = []): string => {
  const changed = JSON.parse(configuration) as { data: { display: { cookieWall: { scripts: unknown[] } } } }
  changed.data.display.cookieWall.scripts = [
    { category: 'statistics', type: 'script', url: `${tags.address}/tag.js?id=G-TEST123`, talksTo: [tags.address] },
    ...others,
  ]
  return JSON.stringify(changed)
}

/** Waits until the shop uses the tag, because it serves cached settings and pages for some seconds. */
export const heardOf = async (request: APIRequestContext, shop: OwnShop, tags: TagServer): Promise<void> => {
  await settingsLoaded(request, shop)
  const policy = async (): Promise<string | null> => (await fetch(shop.address)).headers.get('content-security-policy')
  await expect.poll(policy).toContain(tags.address)
}

/** A shop with its own backend and an analytics tag; the tag's server checks each event against the published rules. */
export const test = ownShopTest.extend<
  { readonly forgotten: void; readonly bank: void },
  { readonly tags: TagServer; readonly measured: void }
>({
  tags: [
    async ({ browserName: _browser }, use) => {
      const tags = await startTagServer()
      await use(tags)
      await tags.stop()
    },
    { scope: 'worker' },
  ],
  /** Runs once per worker, because a shop takes seconds to load new settings. */
  measured: [
    async ({ playwright, shop, tags }, use) => {
      shop.line.change(/\/api\/v2\/app/, (response) => withTag(response, tags), { always: true })
      const request = await playwright.request.newContext({ baseURL: shop.address })
      await heardOf(request, shop, tags)
      await request.dispose()
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  forgotten: [
    async ({ tags }, use) => {
      tags.forget()
      await use()
    },
    { auto: true },
  ],
  /** Serves the practice bank from the mock server, because this shop does not proxy it. */
  bank: [
    async ({ context, shop }, use) => {
      await context.route('**/api/bank/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const response = await route.fetch({ url: shop.line.address + pathname, maxRedirects: 0 })
        await route.fulfill({ response: response })
      })
      await use()
    },
    { auto: true },
  ],
})

/** Names of the events that the tag received, oldest first. */
export const sentEvents = (tags: TagServer): readonly string[] =>
  tags.entries().flatMap(([command, name]) => (command === 'event' ? [String(name)] : []))

/** Parameters of the last event with this name. */
export const lastEvent = (tags: TagServer, name: string): unknown => tags.entries().findLast(([, event]) => event === name)?.[2]

/** Waits until the tag is loaded and receives events immediately. */
export const measuring = async (page: Page, tags: TagServer): Promise<void> => {
  await expect.poll(() => tags.entries().some(([command]) => command === 'config')).toBe(true)
  await page.waitForLoadState('networkidle')
}
