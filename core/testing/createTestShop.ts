import { createShop } from '../createShop.ts'
import type { ShopOptions } from '../createShop.ts'
import type { Shop } from '../shop.ts'
import { backendOf } from './fakes/createFakePorts.ts'
import type { FakePorts } from './fakes/createFakePorts.ts'
import { shopModules } from '../shopModules.ts'
import { runWith } from './runWith.ts'

/** A Dutch shop over fakes; nothing is cancelled. */
export const createTestShop = (ports: FakePorts, own: Partial<ShopOptions> = {}): Shop =>
  createShop({ platform: ports, run: runWith(backendOf(ports), ports.clock), modules: shopModules, locale: 'nld', ...own })
