import type { BackendPorts, PlatformPorts } from '../../Ports.ts'
import { createFakeAccount } from './createFakeAccount.ts'
import type { FakeAccount } from './createFakeAccount.ts'
import { createFakeAuthenticator } from './createFakeAuthenticator.ts'
import { createFakeAnalytics } from './createFakeAnalytics.ts'
import type { FakeAnalytics } from './createFakeAnalytics.ts'
import { createFakeCart } from './createFakeCart.ts'
import type { FakeCart } from './createFakeCart.ts'
import { createFakeCartIdentity } from './createFakeCartIdentity.ts'
import { createFakeCatalogue } from './createFakeCatalogue.ts'
import { createFakeCheckout } from './createFakeCheckout.ts'
import type { FakeCheckout } from './createFakeCheckout.ts'
import { createFakeClock } from './createFakeClock.ts'
import type { FakeClock } from './createFakeClock.ts'
import { createFakeConfig } from './createFakeConfig.ts'
import { createFakeConsent } from './createFakeConsent.ts'
import { createFakeContact } from './createFakeContact.ts'
import { createFakeCookies } from './createFakeCookies.ts'
import type { FakeCookies } from './createFakeCookies.ts'
import { createFakeGuestWishlist } from './createFakeGuestWishlist.ts'
import { createFakeIds } from './createFakeIds.ts'
import { createFakeLogger } from './createFakeLogger.ts'
import type { FakeLogger } from './createFakeLogger.ts'
import { createFakePage } from './createFakePage.ts'
import type { FakePage } from './createFakePage.ts'
import { createFakeCustomer } from './createFakeCustomer.ts'
import type { FakeCustomer } from './createFakeCustomer.ts'
import { createFakeSessionToken } from './createFakeSessionToken.ts'
import { createFakeStorage } from './createFakeStorage.ts'
import type { FakeStorage } from './createFakeStorage.ts'
import { createFakeTabs } from './createFakeTabs.ts'
import { createFakeTag } from './createFakeTag.ts'

export interface FakePorts extends Omit<BackendPorts, 'customer'>, PlatformPorts {
  readonly account: FakeAccount
  readonly analytics: FakeAnalytics
  readonly cart: FakeCart
  readonly checkout: FakeCheckout
  readonly clock: FakeClock
  /** Those of the test's device: they hold its cart identity and session token. */
  readonly cookies: FakeCookies
  readonly customer: FakeCustomer
  readonly logger: FakeLogger
  readonly page: FakePage
  readonly storage: FakeStorage
}

/** All ports in memory; a test replaces those it is about. */
export const createFakePorts = (own: Partial<FakePorts> = {}): FakePorts => {
  const cookies = own.cookies ?? createFakeCookies()
  return {
    account: createFakeAccount(),
    analytics: createFakeAnalytics(),
    authenticator: () => Promise.resolve(createFakeAuthenticator()),
    capabilities: { idempotent: true, guestCheckout: true },
    cart: createFakeCart(),
    cartIdentity: createFakeCartIdentity(cookies),
    catalogue: createFakeCatalogue(),
    checkout: createFakeCheckout(),
    clock: createFakeClock(),
    config: createFakeConfig(),
    consent: () => Promise.resolve(createFakeConsent()),
    contact: createFakeContact(),
    customer: createFakeCustomer(),
    guestWishlist: () => Promise.resolve(createFakeGuestWishlist()),
    ids: createFakeIds(),
    logger: createFakeLogger(),
    page: createFakePage(),
    sessionToken: createFakeSessionToken(cookies),
    storage: createFakeStorage(),
    tabs: createFakeTabs(),
    tag: () => Promise.resolve(createFakeTag()),
    ...own,
    cookies,
  }
}

/** The backend behind these ports, with nothing that would have to be loaded. */
export const backendOf = ({ customer, ...ports }: FakePorts): BackendPorts => ({ ...ports, customer: (useCase) => useCase(customer) })
