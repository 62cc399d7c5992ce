import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { OwnShop } from './ownShop.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { settingsLoaded } from './settle.ts'
import { startTagServer } from './tagServer.ts'
import type { TagServer } from './tagServer.ts'

/** The configuration of a shop whose owner measures with this tag. */
export const withTag = (configuration: string, tags: TagServer, others: readonly object[] = []): string => {
  const changed = JSON.parse(configuration) as { data: { display: { cookieWall: { scripts: unknown[] } } } }
  changed.data.display.cookieWall.scripts = [
    { category: 'statistics', type: 'script', url: `${tags.address}/tag.js?id=G-TEST123`, talksTo: [tags.address] },
    ...others,
  ]
  return JSON.stringify(changed)
}

/** Until the shop has heard of the tag: for some seconds it hands on settings and pages that it had before, such as for the test before. */
export const heardOf = async (request: APIRequestContext, shop: OwnShop, tags: TagServer): Promise<void> => {
  await settingsLoaded(request, shop)
  const policy = async (): Promise<string | null> => (await fetch(shop.address)).headers.get('content-security-policy')
  await expect.poll(policy).toContain(tags.address)
}

/** A shop with a backend of its own, whose owner measures; the tag's backend holds each event against the published rules. */
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
  /** Once for all tests of a worker: a shop hears of its settings seconds later. */
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
  /** The practice bank is the mock server's; a shop in front of a backend of its own does not pass it on. */
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

/** Events that the tag was told, by name, oldest first. */
export const sentEvents = (tags: TagServer): readonly string[] =>
  tags.entries().flatMap(([command, name]) => (command === 'event' ? [String(name)] : []))

/** What the last event of a name said. */
export const lastEvent = (tags: TagServer, name: string): unknown => tags.entries().findLast(([, event]) => event === name)?.[2]

/** The tag is in the page: what happens from now on reaches it at once. */
export const measuring = async (page: Page, tags: TagServer): Promise<void> => {
  await expect.poll(() => tags.entries().some(([command]) => command === 'config')).toBe(true)
  await page.waitForLoadState('networkidle')
}
