import type { Ports } from '../../makeShop.ts'
import { makeFakeAccount } from './makeFakeAccount.ts'
import type { FakeAccount } from './makeFakeAccount.ts'
import { makeFakeAnalytics } from './makeFakeAnalytics.ts'
import type { FakeAnalytics } from './makeFakeAnalytics.ts'
import { makeFakeCart } from './makeFakeCart.ts'
import type { FakeCart } from './makeFakeCart.ts'
import { makeFakeCatalogue } from './makeFakeCatalogue.ts'
import { makeFakeCheckout } from './makeFakeCheckout.ts'
import type { FakeCheckout } from './makeFakeCheckout.ts'
import { makeFakeClock } from './makeFakeClock.ts'
import type { FakeClock } from './makeFakeClock.ts'
import { makeFakeConfig } from './makeFakeConfig.ts'
import { makeFakeCookies } from './makeFakeCookies.ts'
import type { FakeCookies } from './makeFakeCookies.ts'
import { makeFakeIds } from './makeFakeIds.ts'
import { makeFakeLogger } from './makeFakeLogger.ts'
import type { FakeLogger } from './makeFakeLogger.ts'
import { makeFakeStorage } from './makeFakeStorage.ts'
import type { FakeStorage } from './makeFakeStorage.ts'

export interface FakePorts extends Ports {
  readonly account: FakeAccount
  readonly analytics: FakeAnalytics
  readonly cart: FakeCart
  readonly checkout: FakeCheckout
  readonly clock: FakeClock
  readonly cookies: FakeCookies
  readonly logger: FakeLogger
  readonly storage: FakeStorage
}

/** All ports in memory; a test replaces those it is about. */
export const makeFakePorts = (own: Partial<FakePorts> = {}): FakePorts => ({
  account: makeFakeAccount(),
  analytics: makeFakeAnalytics(),
  cart: makeFakeCart(),
  catalogue: makeFakeCatalogue(),
  checkout: makeFakeCheckout(),
  clock: makeFakeClock(),
  config: makeFakeConfig(),
  cookies: makeFakeCookies(),
  ids: makeFakeIds(),
  logger: makeFakeLogger(),
  storage: makeFakeStorage(),
  ...own,
})
