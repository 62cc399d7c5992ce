import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { OwnShop } from './ownShop.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { startTagHost } from './tagHost.ts'
import type { TagHost } from './tagHost.ts'

/** The configuration of a shop whose owner measures with this tag. */
export const withTag = (configuration: string, tags: TagHost, others: readonly object[] = []): string => {
  const changed = JSON.parse(configuration) as { data: { display: { cookieWall: { scripts: unknown[] } } } }
  changed.data.display.cookieWall.scripts = [
    { category: 'statistics', type: 'script', url: `${tags.address}/tag.js?id=G-TEST123`, talksTo: [tags.address] },
    ...others,
  ]
  return JSON.stringify(changed)
}

/** Until the shop has heard of the tag: for some seconds it hands on what its host said before, such as to the test that ran before. */
export const heardOf = async (shop: OwnShop, tags: TagHost): Promise<void> => {
  const policy = async (): Promise<string | null> => (await fetch(shop.address)).headers.get('content-security-policy')
  await expect.poll(policy).toContain(tags.address)
}

/** A shop with a host of its own, whose owner measures; the tag's host holds each event against the published rules. */
export const test = ownShopTest.extend<{ readonly measured: void; readonly bank: void }, { readonly tags: TagHost }>({
  tags: [
    async ({ browserName: _browser }, use) => {
      const tags = await startTagHost()
      await use(tags)
      await tags.stop()
    },
    { scope: 'worker' },
  ],
  measured: [
    async ({ shop, tags, healed: _healed }, use) => {
      tags.forget()
      shop.line.change(/\/api\/v2\/app/, (answer) => withTag(answer, tags))
      await heardOf(shop, tags)
      await use()
    },
    { auto: true },
  ],
  /** The practice bank is the mock server's; a shop in front of a host of its own does not pass it on. */
  bank: [
    async ({ context, shop }, use) => {
      await context.route('**/__mock/bank/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const answer = await route.fetch({ url: shop.line.address + pathname, maxRedirects: 0 })
        await route.fulfill({ response: answer })
      })
      await use()
    },
    { auto: true },
  ],
})

/** Events that the tag was told, by name, oldest first. */
export const toldEvents = (tags: TagHost): readonly string[] =>
  tags.told().flatMap(([command, name]) => (command === 'event' ? [String(name)] : []))

/** What the last event of a name said. */
export const lastTold = (tags: TagHost, name: string): unknown => tags.told().findLast(([, event]) => event === name)?.[2]

/** The tag is in the page: what happens from now on reaches it at once. */
export const measuring = async (page: Page, tags: TagHost): Promise<void> => {
  await expect.poll(() => tags.told().some(([command]) => command === 'config')).toBe(true)
  await page.waitForLoadState('networkidle')
}
