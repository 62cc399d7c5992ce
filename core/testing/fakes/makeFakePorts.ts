import type { Ports } from '../../Ports.ts'
import { makeFakeAccount } from './makeFakeAccount.ts'
import type { FakeAccount } from './makeFakeAccount.ts'
import { makeFakeAnalytics } from './makeFakeAnalytics.ts'
import type { FakeAnalytics } from './makeFakeAnalytics.ts'
import { makeFakeCart } from './makeFakeCart.ts'
import type { FakeCart } from './makeFakeCart.ts'
import { makeFakeCartIdentity } from './makeFakeCartIdentity.ts'
import { makeFakeCatalogue } from './makeFakeCatalogue.ts'
import { makeFakeCheckout } from './makeFakeCheckout.ts'
import type { FakeCheckout } from './makeFakeCheckout.ts'
import { makeFakeClock } from './makeFakeClock.ts'
import type { FakeClock } from './makeFakeClock.ts'
import { makeFakeConfig } from './makeFakeConfig.ts'
import { makeFakeContact } from './makeFakeContact.ts'
import { makeFakeCookies } from './makeFakeCookies.ts'
import type { FakeCookies } from './makeFakeCookies.ts'
import { makeFakeIds } from './makeFakeIds.ts'
import { makeFakeLogger } from './makeFakeLogger.ts'
import type { FakeLogger } from './makeFakeLogger.ts'
import { makeFakePage } from './makeFakePage.ts'
import type { FakePage } from './makeFakePage.ts'
import { makeFakeCustomer } from './makeFakeCustomer.ts'
import type { FakeCustomer } from './makeFakeCustomer.ts'
import { makeFakeSessionToken } from './makeFakeSessionToken.ts'
import { makeFakeStorage } from './makeFakeStorage.ts'
import type { FakeStorage } from './makeFakeStorage.ts'
import { makeFakeTabs } from './makeFakeTabs.ts'
import { makeFakeTag } from './makeFakeTag.ts'

export interface FakePorts extends Ports {
  readonly account: FakeAccount
  readonly analytics: FakeAnalytics
  readonly cart: FakeCart
  readonly checkout: FakeCheckout
  readonly clock: FakeClock
  readonly cookies: FakeCookies
  readonly customer: FakeCustomer
  readonly logger: FakeLogger
  readonly page: FakePage
  readonly storage: FakeStorage
}

/** All ports in memory; a test replaces those it is about. */
export const makeFakePorts = (own: Partial<FakePorts> = {}): FakePorts => {
  const cookies = own.cookies ?? makeFakeCookies()
  return {
    account: makeFakeAccount(),
    analytics: makeFakeAnalytics(),
    capabilities: { idempotent: true, guestCheckout: true },
    cart: makeFakeCart(),
    cartIdentity: makeFakeCartIdentity(cookies),
    catalogue: makeFakeCatalogue(),
    checkout: makeFakeCheckout(),
    clock: makeFakeClock(),
    config: makeFakeConfig(),
    contact: makeFakeContact(),
    customer: makeFakeCustomer(),
    ids: makeFakeIds(),
    logger: makeFakeLogger(),
    page: makeFakePage(),
    sessionToken: makeFakeSessionToken(cookies),
    storage: makeFakeStorage(),
    tabs: makeFakeTabs(),
    tag: () => Promise.resolve(makeFakeTag()),
    ...own,
    cookies,
  }
}
