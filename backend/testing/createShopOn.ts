import { createApi } from '../createApi.ts'
import { createBackendOn } from '../createBackend.ts'
import { littleWork } from '../customers/passwordHash.ts'
import { demoShop } from '../demo/demoShop.ts'
import type { Store } from '../store/Store.ts'
import { createTestShop } from './visitTestShop.ts'
import type { TestShop } from './visitTestShop.ts'

/** The demo shop on a store, without pictures. */
export const createShopOn = (store: Store): Promise<TestShop> =>
  createTestShop({}, createApi, (now) =>
    createBackendOn(store, {
      file: null,
      shop: demoShop(0),
      pictures: () => async () => null,
      appUrl: 'http://localhost:3000',
      now,
      passwordWork: littleWork,
    }),
  )
