import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { Effect } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createHttpClient } from '../../adapters/http/client.ts'
import { createHttpAccount } from '../../adapters/http/createHttpAccount.ts'
import { createHttpCart } from '../../adapters/http/createHttpCart.ts'
import { createHttpCatalogue } from '../../adapters/http/createHttpCatalogue.ts'
import { sanitiseHtml } from '../../adapters/http/sanitiseHtml.server.ts'
import { createHttpCheckout } from '../../adapters/http/createHttpCheckout.ts'
import { createHttpContact } from '../../adapters/http/createHttpContact.ts'
import { createHttpConfig } from '../../adapters/http/createHttpConfig.ts'
import { createHttpCustomer } from '../../adapters/http/createHttpCustomer.ts'
import type { OperationName } from '../../adapters/http/operations.ts'
import { operations } from '../../adapters/http/operations.ts'
import type { BackendPorts } from '@thuishaven/core'
import type { CustomerPorts } from '@thuishaven/core/customer'
import { customerChecks, backendChecks } from '@thuishaven/core/testing'
import type { TestBackend } from '@thuishaven/core/testing'
import { newLine } from '@thuishaven/core/cart'
import { sharedCart } from '@thuishaven/core/sharing'
import type { Cents } from '@thuishaven/core/money'

/** All ports, those of customers loaded. */
type LoadedPorts = Omit<BackendPorts, 'customer'> & { readonly customer: CustomerPorts }

const contractFile = (path: string): string => fileURLToPath(new URL(`../../contracts/${path}`, import.meta.url))
const contract = await getHttpOperationsFromSpec(contractFile('openapi.yaml'))
const prism = createServer(contract, {
  cors: true,
  components: { logger: createLogger('adapters', { enabled: false }) },
  config: {
    mock: { dynamic: false },
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: true,
    upstreamProxy: undefined,
  },
})
const baseUrl = await prism.listen(0, '127.0.0.1')
afterAll(async () => {
  await prism.close()
})

/** What Prism found wrong with the requests it got: the adapter must not send anything that the contract does not know. */
const violations: string[] = []

/** Ports of a visitor who is signed in and has a cart, answered with the examples that `prefer` names, or the first ones. */
const portsAgainst = (prefer: string | null): LoadedPorts => {
  const client = createHttpClient({
    baseUrl,
    locale: 'nld',
    random: () => 0,
    policy: { pause: 0 },
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      if (prefer !== null) headers.set('prefer', prefer)
      const response = await fetch(url, { ...init, headers })
      const found = response.headers.get('sl-violations')
      if (found !== null) violations.push(`${init.method} ${url}: ${found}`)
      return response
    },
    cookieHeader: () => 'es_cuid=c-4f0a9d2e; auth_token=demo-token-actief',
  })
  return {
    account: createHttpAccount(client),
    cart: createHttpCart(client),
    catalogue: createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)),
    checkout: createHttpCheckout(client),
    config: createHttpConfig(client),
    contact: createHttpContact(client),
    customer: createHttpCustomer(client),
  }
}

const hub = await Effect.runPromise(portsAgainst('example=hub').catalogue.product(1003))
const line = newLine(hub, [{ groupId: 'installatie', itemId: 'installatie-zelf' }])
if (!line.ok) throw new Error('the hub of the examples can be put in the cart')

/** Each refusal has its own status, so each port is refused with the one that the contract names for it. */
const refused: LoadedPorts = {
  account: {
    ...portsAgainst('code=401').account,
    emailIsKnown: portsAgainst('example=emailUnknown').account.emailIsKnown,
  },
  cart: portsAgainst('code=422').cart,
  catalogue: portsAgainst('code=404').catalogue,
  checkout: portsAgainst('code=404').checkout,
  config: portsAgainst('example=shopInactive').config,
  contact: portsAgainst('code=429').contact,
  customer: portsAgainst('code=404').customer,
}

describe('the examples of the contract', () => {
  const backend: TestBackend = {
    visitor: () => portsAgainst(null),
    refusedVisitor: () => refused,
    remembers: false,
    line: line.value,
    productId: 1001,
    path: '/',
    customer: { email: 'actief@thuishaven.test', password: 'Welkom01' },
    coupon: 'WELKOM10',
    address: { zipCode: '1011 AB', houseNumber: '1', street: 'Prins Hendrikkade', city: 'Amsterdam' },
    newKey: () => crypto.randomUUID(),
  }
  it.each(backendChecks(backend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  const customerBackend = {
    signedIn: () => Promise.resolve(portsAgainst(null).customer),
    remembers: false,
    newKey: () => crypto.randomUUID(),
  }
  it.each(customerChecks(customerBackend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

const ideal = {
  id: 'pay-ideal',
  label: 'iDEAL',
  icon: 'ideal',
  kind: 'whole' as const,
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
  room: null,
}

/** A credential as a browser gives it. */
const passkey = (response: Readonly<Record<string, string>>) => ({
  id: 'bXktcGhvbmU',
  rawId: 'bXktcGhvbmU',
  type: 'public-key',
  response: { clientDataJSON: 'e30', ...response },
})

/** A call of each operation, whichever example responds. */
const requests: Readonly<Record<OperationName, (ports: LoadedPorts) => Effect.Effect<unknown, { readonly _tag: string }>>> = {
  loadApp: ({ config }) => config.load(),
  loadContent: ({ catalogue }) => catalogue.content({ path: '/vloerkleden', page: 2, sort: 'lowest-price' }),
  confirmProductRequest: ({ catalogue }) => catalogue.confirmRequest('tell-1'),
  sendProductRequest: ({ catalogue }) => catalogue.request(1008, { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' }),
  loadProduct: ({ catalogue }) => catalogue.product(1001),
  loadNavigation: ({ catalogue }) => catalogue.navigation({ parentId: 'root', currentId: null, expand: false }),
  listPageAddresses: ({ catalogue }) => catalogue.pageAddresses(1),
  search: ({ catalogue }) => catalogue.search('vloerkl'),
  sendMessage: ({ contact }) => contact.send({ name: 'Noor', emailAddress: 'noor@voorbeeld.test', message: 'Hallo', website: '' }),
  listFound: ({ catalogue }) => catalogue.found({ searched: 'vloerkl', path: '/Kleur:blauw', page: 1, sort: 'lowest-price' }),
  findArticles: ({ catalogue }) => catalogue.articles(['WA-1003']),
  listOwnPrices: ({ catalogue }) => catalogue.ownPrices([{ productId: 1003, price: hub.price }]),
  loadOwnPrice: ({ catalogue }) => catalogue.ownPrice({ productId: 1003, token: 'demo-token-actief' }),
  findRedirect: ({ catalogue }) => catalogue.redirectRule('/oud'),
  loadCart: ({ cart }) => cart.state(),
  addCartLine: ({ cart }) => cart.addLine(line.value, crypto.randomUUID()),
  setCartLineQuantity: ({ cart }) => cart.setQuantity({ lineUid: 'line-7102', lineId: '1003', quantity: 2 }, crypto.randomUUID()),
  chooseForCart: ({ cart }) => cart.choose({ shippingOptionId: 'shp-post', pickupLocationId: 'pck-1' }),
  addCoupon: ({ cart }) => cart.addCoupon('WELKOM10'),
  removeCoupon: ({ cart }) => cart.removeCoupon('WELKOM10'),
  verifyEmail: ({ account }) => account.emailIsKnown('actief@thuishaven.test'),
  register: ({ account }) =>
    account.register({
      companyName: '',
      cocNumber: '',
      vatNumber: '',
      reference: '',
      address: '',
      countryCode: 'NL',
      firstName: 'Noor',
      lastName: 'Vis',
      zipCode: '1011 AB',
      houseNumber: '1',
      houseNumberAddition: '',
      streetName: 'Kade',
      city: 'Amsterdam',
      emailAddress: 'noor@voorbeeld.test',
      phoneNumber: '06-12345678',
      password: 'Welkom01',
    }),
  login: ({ account }) => account.login({ email: 'actief@thuishaven.test', password: 'Welkom01' }),
  requestLoginLink: ({ customer }) => customer.signIn.requestLoginLink('actief@thuishaven.test', '/checkout/gegevens'),
  loginByLink: ({ customer }) => customer.signIn.loginByLink('demo-login-token'),
  requestVerification: ({ customer }) => customer.signIn.requestVerification(),
  confirmVerification: ({ customer }) => customer.signIn.confirmVerification('demo-verification-token'),
  listPasskeys: ({ customer }) => customer.signIn.passkeys(),
  beginPasskey: ({ customer }) => customer.signIn.beginPasskey('Welkom01'),
  addPasskey: ({ customer }) => customer.signIn.addPasskey({ name: 'Telefoon', credential: passkey({ attestationObject: 'oA' }) }),
  removePasskey: ({ customer }) => customer.signIn.removePasskey({ id: 'bXktcGhvbmU', password: null }),
  beginPasskeyLogin: ({ customer }) => customer.signIn.beginPasskeyLogin(),
  loginByPasskey: ({ customer }) => customer.signIn.loginByPasskey(passkey({ authenticatorData: 'AA', signature: 'AA' })),
  verifySession: ({ account }) => account.session('demo-token-actief'),
  logout: ({ account }) => account.logout(),
  createAddress: ({ account }) =>
    account.addAddress({
      companyName: '',
      countryCode: 'NL',
      firstName: 'Noor',
      lastName: 'Vis',
      zipCode: '1011 AB',
      houseNumber: '1',
      houseNumberAddition: '',
      streetName: 'Kade',
      city: 'Amsterdam',
    }),
  requestPasswordReset: ({ account }) => account.requestPasswordReset('actief@thuishaven.test', '/checkout/login'),
  setPassword: ({ account }) => account.setPassword({ token: 'demo-reset-token', password: 'Thuiskomen02' }),
  lookupAddress: ({ checkout }) =>
    checkout.lookupAddress({ countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', houseNumberAddition: 'B' }),
  listDeliveryOptions: ({ checkout }) => checkout.deliveryOptions('BE'),
  listPaymentOptions: ({ checkout }) => checkout.paymentOptions('BE'),
  pay: ({ checkout }) => checkout.pay({ idempotencyKey: crypto.randomUUID(), reference: 'INK-7' }),
  listAddresses: ({ customer }) => customer.addressBook.addresses(),
  changeAddress: ({ customer }) => customer.addressBook.changeAddress({ uid: 'adr-u-1', fields: { houseNumber: '3' } }),
  deleteAddress: ({ customer }) => customer.addressBook.deleteAddress('adr-u-1'),
  changeAccount: ({ customer }) => customer.addressBook.setDefaultAddress('adr-u-1'),
  loadDetails: ({ customer }) => customer.personal.details(),
  changePassword: ({ customer }) => customer.personal.changePassword({ currentPassword: 'Welkom01', password: 'Thuiskomen02' }),
  requestEmailChange: ({ customer }) => customer.personal.requestEmailChange({ emailAddress: 'noor@voorbeeld.test', password: 'Welkom01' }),
  confirmEmailChange: ({ customer }) => customer.personal.confirmEmailChange('demo-email-token'),
  deleteAccount: ({ customer }) => customer.personal.deleteAccount('Welkom01'),
  searchAddresses: ({ customer }) => customer.addressBook.searchAddresses({ countryCode: 'NL', context: '', query: 'Prins' }),
  loadAddressDetails: ({ customer }) => customer.addressBook.addressDetails({ countryCode: 'NL', id: 'nld.address.1011ab-1' }),
  // Called where the newer one is out of order, with the same query.
  lookupAddressLegacy: ({ checkout }) =>
    checkout.lookupAddress({ countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', houseNumberAddition: '' }),
  listOrders: ({ customer }) => customer.orders.orders({ page: 2, status: 'open' }),
  loadOrder: ({ customer }) => customer.orders.order('ord-u-10042'),
  changeOrder: ({ customer }) => customer.orders.setReference({ uid: 'ord-u-10042', reference: 'INK-1' }),
  findOrder: ({ customer }) => customer.orders.findOrder({ orderNumber: 'TH-2026-10042', emailAddress: 'actief@thuishaven.test' }),
  listOrderPaymentOptions: ({ customer }) => customer.orders.orderPaymentOptions({ uid: 'ord-u-10042', countryCode: 'NL' }),
  payOrder: ({ customer }) => customer.orders.payOrder({ uid: 'ord-u-10042', option: ideal, idempotencyKey: crypto.randomUUID() }),
  listInvoices: ({ customer }) => customer.orders.invoices(1),
  loadCompany: ({ customer }) => customer.company.account(),
  saveCompany: ({ customer }) => customer.company.save({ approvalAbove: 50_000 as Cents }),
  inviteMember: ({ customer }) => customer.company.invite({ emailAddress: 'noor@voorbeeld.test', role: 'buyer' }),
  changeMember: ({ customer }) => customer.company.changeMember({ uid: 'member-2', role: 'approver' }),
  acceptInvitation: ({ customer }) => customer.company.acceptInvitation('3f0c9d3e'),
  decideRequest: ({ customer }) => customer.company.decide({ uid: 'approval-1', reason: 'Liever in januari.' }),
  listCompanyOrders: ({ customer }) => customer.company.orders(1),
  listTickets: ({ customer }) => customer.afterSale.tickets(1),
  createTicket: ({ customer }) =>
    customer.afterSale.contactSupport({ subject: 'Stalen', message: 'Kan ik ze zien?', orderUid: '' }, crypto.randomUUID()),
  writeReview: ({ customer }) =>
    customer.orders.writeReview({
      uid: 'ord-u-10042',
      lineUid: 'line-7102',
      review: { author: 'Noor', stars: 5, title: 'Zacht', text: 'Mooi.' },
    }),
  requestQuote: ({ customer }) =>
    customer.quotes.request(
      { lines: sharedCart([line.value]), emailAddress: 'noor@voorbeeld.test', name: 'Noor', message: '', website: '' },
      crypto.randomUUID(),
    ),
  loadQuote: ({ customer }) => customer.quotes.load('5tYw2Kd8qZb1LmN4rXc7VgHs'),
  listQuotes: ({ customer }) => customer.quotes.list(),
  acceptQuote: ({ customer }) => customer.quotes.accept('5tYw2Kd8qZb1LmN4rXc7VgHs', '9f2c1a7be04d5836c1d2e3f405162738'),
  withdrawQuote: ({ customer }) => customer.quotes.withdraw('5tYw2Kd8qZb1LmN4rXc7VgHs'),
  createShare: ({ customer }) => customer.sharing.create({ kind: 'cart', lines: sharedCart([line.value]) }),
  loadShare: ({ customer }) => customer.sharing.load('3q2Zr8Fd1vVn6bXyC0mT5g7K'),
  withdrawShare: ({ customer }) => customer.sharing.withdraw('H9sLw4JpYt8eQkUa2oRiB6NxZ'),
  changeWishlist: ({ customer }) => customer.wishlist.changeWishlist([{ productId: 1002, wished: true }]),
  replyTicket: ({ customer }) => customer.afterSale.reply({ uid: 'tck-u-5', message: 'Dat komt goed uit.' }, crypto.randomUUID()),
  stateWithdrawal: ({ customer }) =>
    customer.afterSale.stateWithdrawal({ name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1', goods: '' }),
  confirmWithdrawal: ({ customer }) => customer.afterSale.confirmWithdrawal('wdr-8c1f5e2b90d4'),
  loadPayment: ({ checkout }) => checkout.payment('pay-2f9d4c1b8a70'),
  reportPurchase: ({ checkout }) => checkout.reportPurchase('pay-2f9d4c1b8a70'),
}

interface WireOperation {
  readonly operationId: string
  readonly 'x-access': string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: { readonly 'application/json': { readonly examples?: Readonly<Record<string, { readonly $ref: string }>> } }
      }
    >
  >
}

const files = new Map<string, unknown>()
const read = (path: string): unknown => {
  if (!files.has(path)) files.set(path, parse(readFileSync(contractFile(path), 'utf8')))
  return files.get(path)
}
const root = read('openapi.yaml') as { readonly paths: Readonly<Record<string, { readonly $ref: string }>> }
const wireOperations = Object.entries(root.paths).flatMap(([path, { $ref }]) =>
  Object.entries(read($ref) as Readonly<Record<string, WireOperation>>).map(([method, operation]) => ({ path, method, operation })),
)

const names = Object.keys(operations) as OperationName[]
const wireOf = (name: OperationName) => {
  const found = wireOperations.find(({ operation }) => operation.operationId === name)
  if (found === undefined) throw new Error(`the contract has no operation ${name}`)
  return found
}

describe.each(names)('%s', (name) => {
  const { path, method, operation } = wireOf(name)

  it('NET-01 NET-02 the call is sent as the contract defines: only reads may be retried, and the token is sent where it is required', () => {
    expect(operations[name]).toEqual({
      method,
      path,
      access: operation['x-access'],
      token: operation.security.length > 0 && operation.security.every((way) => 'bearerToken' in way),
    })
  })

  it('NET-03 every example response of the call is understood, each refusal as its own failure', async () => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const [example, { $ref }] of Object.entries(content?.['application/json'].examples ?? {})) {
        const [file = '', key = ''] = $ref.split('#/')
        const written = (read(file.replace('../', '')) as Readonly<Record<string, { readonly value: { readonly status: string } }>>)[key]
        const code = status === 'default' ? 503 : Number(status)
        const response = await Effect.runPromise(
          Effect.match(requests[name](portsAgainst(`code=${code}, example=${example}`)), {
            onSuccess: () => 'understood',
            onFailure: ({ _tag }) => _tag,
          }),
        )
        const expected =
          code >= 500
            ? ['BackendUnavailable']
            : written?.value.status === 'success' || (name === 'verifyEmail' && code === 200)
              ? ['understood']
              : ['Refused', 'NotFound', 'BackendUnavailable']
        expect({ example, answer: expected.includes(response) ? 'as expected' : response }).toEqual({ example, answer: 'as expected' })
      }
    }
  })
})

it('NET-03 every request is one of the contract', () => {
  expect(violations).toEqual([])
})
