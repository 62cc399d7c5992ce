import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../account/session.ts'
import { newLine } from '../../cart/newLine.ts'
import type { ContentPage } from '../../catalogue/content.ts'
import { defaultConfig } from '../../config/config.ts'
import type { Cents } from '../../money/units.ts'
import { createFakeAccount } from '../fakes/createFakeAccount.ts'
import { createFakeCart } from '../fakes/createFakeCart.ts'
import { createFakeCatalogue } from '../fakes/createFakeCatalogue.ts'
import { createFakeCheckout } from '../fakes/createFakeCheckout.ts'
import { createFakePorts } from '../fakes/createFakePorts.ts'
import { samplePrice, sampleProduct } from '../sampleProduct.ts'
import { backendChecks } from './backendChecks.ts'
import type { TestedPorts } from './testBackend.ts'

const line = newLine(sampleProduct(7), [])
if (!line.ok) throw new Error('The sample product can be put in the cart.')

const customer: Session = {
  id: '1',
  firstName: 'Anna',
  lastName: 'Vis',
  companyName: '',
  customerId: '7',
  emailAddress: 'anna@example.nl',
  emailVerified: true,
  hasPassword: true,
  status: 'active',
  deliveryAddresses: [],
  invoiceAddresses: [],
  defaultDeliveryAddressId: null,
}
const page: ContentPage = {
  type: 'category',
  path: '/kleden',
  paths: { nld: '/kleden', eng: '/en/rugs' },
  pagination: { totalHits: 0, limit: 24 },
  products: [],
  facets: [],
} as never
const delivery = { id: 'post', type: 'delivery', price: 0, pickupLocations: [], deliveryDays: [] } as never
const payment = { id: 'bank', priceInclVat: 0, priceExclVat: 0, room: null } as never

/** A backend in memory that is sound but for what is its own. */
const visitor = (own: Partial<TestedPorts> = {}): TestedPorts => ({
  ...createFakePorts({
    account: createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] }),
    catalogue: createFakeCatalogue({ products: [sampleProduct(7)], pages: [page] }),
    checkout: createFakeCheckout({ deliveryOptions: [delivery], paymentOptions: [payment] }),
  }),
  ...own,
})

/** Titles of the checks that such a backend does not pass. */
const failing = async (own: () => Partial<TestedPorts>): Promise<readonly string[]> => {
  let keys = 0
  const open = (): TestedPorts => visitor(own())
  const checks = backendChecks({
    visitor: open,
    refusedVisitor: open,
    remembers: true,
    line: line.value,
    productId: 7,
    path: '/kleden',
    customer: { email: customer.emailAddress, password: 'Welkom01' },
    coupon: 'WELKOM10',
    address: { zipCode: '1011 AB', houseNumber: '1', street: 'Prins Hendrikkade', city: 'Amsterdam' },
    newKey: () => `key-${(keys += 1)}`,
  })
  const judged = await Promise.all(
    checks.map(({ title, check }) =>
      check().then(
        () => [],
        () => [title],
      ),
    ),
  )
  return judged.flat()
}

describe('the checks of a backend', () => {
  it('a correct backend passes all checks', async () => {
    expect(await failing(() => ({}))).toEqual([])
  })

  it('CRT-15 the checks find a backend that adds twice under one key', async () => {
    expect(await failing(() => ({ cart: createFakeCart({ idempotent: false }) }))).toEqual(['CRT-15 the same key never adds twice'])
  })

  it('CRT-04 CRT-05 the checks find a backend that forgets changes', async () => {
    const forgetful = (): Partial<TestedPorts> => {
      const cart = createFakeCart()
      return { cart: { ...cart, setQuantity: ({ quantity }) => Effect.succeed({ updatedQuantity: quantity, cart: null }) } }
    }
    expect(await failing(forgetful)).toEqual([
      'CRT-04 a quantity is set, and 0 removes the line',
      'CRT-05 a missing line is refused as not found',
    ])
  })

  it('SES-04 the checks find a backend with a single cart for all visitors', async () => {
    const cart = createFakeCart()
    expect(await failing(() => ({ cart }))).toContain('SES-04 two visitors have two carts')
  })

  it('PRC-02 CFG-03 the checks find a backend that returns half cents or omits a field', async () => {
    const half = sampleProduct(7, { price: { ...samplePrice(700), base: 0.5 as Cents } })
    expect(await failing(() => ({ catalogue: createFakeCatalogue({ products: [half], pages: [page] }) }))).toEqual([
      'PRC-02 the catalogue returns a product with its prices, options and variations',
    ])
    const config = { load: () => Effect.succeed({ ...defaultConfig, languages: undefined as never }) }
    expect(await failing(() => ({ config }))).toEqual(['CFG-03 CFG-05 the configuration has a value for every field'])
  })

  it('SES-01 SES-03 the checks find a backend that accepts any password', async () => {
    const account = () => createFakeAccount({ accounts: [{ password: 'Welkom01x', session: customer }] })
    expect(await failing(() => ({ account: account() }))).toEqual([
      'SES-01 SES-06 a customer signs in, and the token is valid afterwards',
      'SES-01 a wrong password is refused with a message',
      'SES-04 a customer signs out',
    ])
  })
})
