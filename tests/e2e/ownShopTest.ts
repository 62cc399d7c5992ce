import { startOwnShop } from './ownShop.ts'
import type { OwnShop } from './ownShop.ts'
import { settingsLoaded } from './settle.ts'
import { test as strictConsoleTest } from './strictConsoleTest.ts'

/** One shop per worker, with a proxy to its backend that injects failures; its tests run one after another. */
export const test = strictConsoleTest.extend<{ readonly healed: void }, { readonly shop: OwnShop }>({
  shop: [
    async ({ browserName: _browser }, use) => {
      const shop = await startOwnShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  healed: [
    async ({ shop, request }, use) => {
      await use()
      // The next test must not get the settings of this one.
      if (shop.line.heal()) await settingsLoaded(request, shop)
    },
    { auto: true },
  ],
})
