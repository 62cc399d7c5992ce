import type { Answered, Asked, ContractVisitor } from './contractVisitor.ts'

/** A customer's account at the host under test. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** What a scene needs: a visitor who is signed in, with a cart that only needs to be paid. */
export interface Scene {
  readonly visitor: ContractVisitor
  readonly account: Account
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answered>
  readonly ids: { readonly line: string; readonly address: string }
}

type Build = (scene: Scene) => Asked | Promise<Asked>

const post = (path: string, body?: unknown): Asked => ({ method: 'POST', path, ...(body === undefined ? {} : { body }) })
const get = (path: string): Asked => ({ method: 'GET', path })

/** Reads one value out of an answer by its path. */
export const valueAt = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    body,
  )

const orderUid = async ({ ask }: Scene, isOpen: boolean): Promise<string> => {
  const orders = valueAt((await ask('GET', '/api/v2/account/orders')).body, 'data', 'orders') as readonly { uid: string; status: string }[]
  return orders.find(({ status }) => (status === 'open') === isOpen)?.uid ?? ''
}
const order =
  (rest: string, body?: unknown, isOpen = true): Build =>
  async (scene) => ({
    method: body === undefined ? 'GET' : 'POST',
    path: `/api/v2/account/orders/${await orderUid(scene, isOpen)}${rest}`,
    ...(body === undefined ? {} : { body }),
  })
const startedPayment = async ({ ask }: Scene): Promise<string> =>
  String(valueAt((await ask('POST', '/api/v2/checkout/pay')).body, 'data', 'paymentUrl'))
const firstMatch = async ({ ask }: Scene, query: string): Promise<string> => {
  const { body } = await ask('POST', '/api/v2/checkout/address/v2/NL', { context: '', query })
  return encodeURIComponent(String(valueAt(body, 'data', 'matches', 0, 'context')))
}
const resetToken = async ({ ask, account }: Scene): Promise<string> => {
  await ask('POST', '/api/v2/account/reset', { emailAddress: account.email })
  const mails = valueAt((await ask('GET', '/__mock/outbox')).body, 'data') as readonly { text: string }[]
  return /token=([^\s&]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const stated = async ({ ask }: Scene): Promise<string> =>
  String(valueAt((await ask('POST', '/api/v2/withdrawals', withdrawal)).body, 'data', 'withdrawalUid'))

/** The uid of a payment that was started and then decided at the bank. */
const settledPayment = async (scene: Scene, choice: 'open' | 'pay'): Promise<string> => {
  const { headers } = await scene.visitor.ask({
    method: 'POST',
    path: await startedPayment(scene),
    raw: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return headers.get('location')?.split('/').at(-1) ?? ''
}

const item = (productId: number, options: readonly unknown[] = []) => ({ item: { id: `${productId}`, productId, quantity: 1, options } })
const prices = {
  vatIncluded: true,
  vatPercentage: 21,
  baseExclVat: 100,
  baseInclVat: 121,
  discountPercentage: 0,
  discountExclVat: 100,
  discountInclVat: 121,
}
const ideal = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }
const withdrawal = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1' }
const newAddress = {
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}
const registration = { ...newAddress, countryCode: 'NL', phoneNumber: '06-12345678', password: 'Welkom01' }
/** The visitor goes on as a customer who was made for this one request. */
const newAccount = async ({ ask }: Scene): Promise<void> => {
  const emailAddress = `noor-${crypto.randomUUID()}@voorbeeld.test`
  await ask('POST', '/api/v2/account/register', { ...registration, emailAddress })
  await ask('POST', '/api/v2/account/login', { email: emailAddress, password: registration.password })
}
const emailToken = async (scene: Scene): Promise<string> => {
  await newAccount(scene)
  const emailAddress = `noor-${crypto.randomUUID()}@voorbeeld.test`
  await scene.ask('POST', '/api/v2/account/email', { emailAddress, password: registration.password })
  const mails = valueAt((await scene.ask('GET', '/__mock/outbox')).body, 'data') as readonly { to: string; text: string }[]
  return /token=([^\s&]+)/.exec(mails.findLast(({ to }) => to === emailAddress)?.text ?? '')?.[1] ?? ''
}
/** A question that something more can be said about. */
const ticketUid = async ({ ask }: Scene): Promise<string> =>
  String(valueAt((await ask('POST', '/api/v2/account/tickets', { subject: 'Stalen', message: 'Kan ik ze zien?' })).body, 'data', 'uid'))
const closedTicketUid = async ({ ask }: Scene): Promise<string> => {
  const tickets = valueAt((await ask('GET', '/api/v2/account/tickets')).body, 'data', 'tickets') as readonly {
    uid: string
    status: string
  }[]
  return tickets.find(({ status }) => status === 'closed')?.uid ?? ''
}
const place = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1' }
const country = { countryCode: 'NL' }

/** How each operation is asked so that it succeeds. */
export const successes: Readonly<Record<string, Build>> = {
  loadApp: () => post('/api/v2/app'),
  loadContent: () => post('/api/public/content', { slug: '/vloerkleden', pageNumber: 1, sort: 'lowest-price' }),
  loadProduct: () => get('/api/public/products/1001'),
  askAboutProduct: () => post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' }),
  confirmProductRequest: async ({ ask }) => {
    await ask('POST', '/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' })
    const mails = valueAt((await ask('GET', '/__mock/outbox')).body, 'data') as readonly { text: string }[]
    return post(`/api/public/productRequests/${/tell=([^\s&]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''}/confirm`)
  },
  loadNavigation: () => post('/api/public/navigation', { parentId: 'beveiliging', currentId: null, expand: true }),
  findRedirect: () => post('/api/public/redirects', { path: '/tapijten' }),
  sendMessage: () =>
    post('/api/public/contact', {
      name: 'Noor Vis',
      emailAddress: `noor-${crypto.randomUUID()}@voorbeeld.test`,
      message: 'Hallo',
      website: '',
    }),
  listPageAddresses: () => get('/api/public/addresses/1'),
  search: () => post('/api/search', { q: 'vloerkl' }),
  listFound: () => post('/api/public/search', { q: 'vloerkl', slug: '/Kleur:blauw', sort: 'lowest-price' }),
  listOwnPrices: () =>
    post('/api/v2/prices', {
      items: [
        { productId: 1003, prices },
        { productId: 1006, prices: null },
      ],
    }),
  loadOwnPrice: () => post('/api/products/prices/1003'),
  loadCart: () => post('/api/v2/account/cart/state'),
  addCartLine: () => post('/api/v2/cart/lines', item(1003)),
  setCartLineQuantity: ({ ids }) => ({ method: 'PUT', path: `/api/v2/cart/lines/${ids.line}`, body: { id: '1003', quantity: 2 } }),
  chooseForCart: ({ ids }) => post('/api/v2/cart', { address_id: ids.address }),
  addCoupon: () => post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' }),
  removeCoupon: async ({ ask }) => {
    await ask('POST', '/api/v2/cart/coupons', { couponCode: 'VIJFEURO' })
    return { method: 'DELETE', path: '/api/v2/cart/coupons', body: { couponCode: 'VIJFEURO' } }
  },
  verifyEmail: ({ account }) => post('/api/presession/verify', { email: account.email }),
  register: () => post('/api/v2/account/register', { ...registration, emailAddress: `noor-${crypto.randomUUID()}@voorbeeld.test` }),
  login: ({ account }) => post('/api/v2/account/login', account),
  verifySession: ({ visitor }) => post('/api/v2/account/session', { token: visitor.cookies.get('auth_token') }),
  logout: () => post('/api/v2/account/logout'),
  requestPasswordReset: ({ account }) => post('/api/v2/account/reset', { emailAddress: account.email, returnPath: '/checkout/login' }),
  setPassword: async (scene) => post('/api/v2/account/password', { token: await resetToken(scene), password: scene.account.password }),
  listAddresses: () => get('/api/v2/account/addresses'),
  createAddress: () => post('/api/v2/account/addresses', newAddress),
  changeAddress: ({ ids }) => ({ method: 'PUT', path: `/api/v2/account/addresses/${ids.address}`, body: { houseNumberAddition: 'C' } }),
  deleteAddress: async ({ ask }) => {
    const made = valueAt((await ask('POST', '/api/v2/account/addresses', newAddress)).body, 'data')
    return { method: 'DELETE', path: `/api/v2/account/addresses/${String(made)}` }
  },
  changeAccount: ({ ids }) => post('/api/v2/account', { defaultAddressId: ids.address }),
  loadDetails: () => get('/api/v2/account/details'),
  changePassword: ({ account }) =>
    post('/api/v2/account/password/change', { currentPassword: account.password, password: account.password }),
  requestEmailChange: async (scene) => {
    await newAccount(scene)
    return post('/api/v2/account/email', { emailAddress: `noor-${crypto.randomUUID()}@voorbeeld.test`, password: registration.password })
  },
  confirmEmailChange: async (scene) => post('/api/v2/account/email/confirm', { token: await emailToken(scene) }),
  loadData: () => get('/api/v2/account/data'),
  deleteAccount: async (scene) => {
    await newAccount(scene)
    return post('/api/v2/account/deletion', { password: registration.password })
  },
  listOrders: () => get('/api/v2/account/orders?pageNumber=1'),
  loadOrder: order(''),
  changeOrder: async (scene) => ({
    method: 'PUT',
    path: `/api/v2/account/orders/${await orderUid(scene, true)}`,
    body: { reference: 'INK-1' },
  }),
  findOrder: async ({ ask, account }) => {
    const { body } = await ask('GET', '/api/v2/account/orders')
    return post('/api/v2/orders/status', {
      orderNumber: valueAt(body, 'data', 'orders', 0, 'orderNumber'),
      emailAddress: account.email,
    })
  },
  listOrderPaymentOptions: order('/payments', country),
  payOrder: order('/pay', ideal),
  listInvoices: () => get('/api/v2/account/invoices'),
  downloadInvoice: async ({ ask }) =>
    get(String(valueAt((await ask('GET', '/api/v2/account/invoices')).body, 'data', 'invoices', 0, 'pdfPath'))),
  listTickets: () => get('/api/v2/account/tickets'),
  createTicket: () => post('/api/v2/account/tickets', { subject: 'Stalen', message: 'Kan ik stalen zien?' }),
  changeWishlist: () => post('/api/v2/account/wishlist', { changes: [{ productId: 1002, wished: true }] }),
  replyTicket: async (scene) => post(`/api/v2/account/tickets/${await ticketUid(scene)}/messages`, { message: 'Dat komt goed uit.' }),
  lookupAddress: () => post('/api/v2/checkout/address', place),
  lookupAddressLegacy: () => post('/api/checkout/address', place),
  searchAddresses: () => post('/api/v2/checkout/address/v2/NL', { context: '', query: 'Prins Hendrik' }),
  loadAddressDetails: async (scene) => post(`/api/v2/checkout/address/details/NL/${await firstMatch(scene, 'Prins Hendrikkade 1')}`),
  listDeliveryOptions: () => post('/api/v2/checkout/delivery', country),
  listPaymentOptions: () => post('/api/v2/checkout/payments', country),
  pay: () => post('/api/v2/checkout/pay'),
  tellPurchase: async (scene) => post(`/api/v2/checkout/payments/${await settledPayment(scene, 'pay')}/told`),
  loadPayment: async (scene) => get(`/api/v2/checkout/payments/${await settledPayment(scene, 'open')}`),
  stateWithdrawal: () => post('/api/v2/withdrawals', withdrawal),
  confirmWithdrawal: async (scene) => post(`/api/v2/withdrawals/${await stated(scene)}/confirm`),
  loadPicture: () => get('/api/pictures/device-hub-1003-375.webp'),
}

/** A refusal with its scene; `scenario` is switched on at a mock server for the one request. */
export interface RefusalScene {
  readonly operation: string
  readonly status: number
  readonly build: Build
  readonly scenario?: string
}

const refusal = (operation: string, status: number, asked: Asked | Build, scenario?: string): RefusalScene => ({
  operation,
  status,
  build: typeof asked === 'function' ? asked : () => asked,
  ...(scenario === undefined ? {} : { scenario }),
})
const choose = (body: object) => refusal('chooseForCart', 422, post('/api/v2/cart', body))
const add = (productId: number, options: readonly unknown[] = []) =>
  refusal('addCartLine', 422, post('/api/v2/cart/lines', item(productId, options)))
const shape = (custom: object) => [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', diameter: null, ...custom } }]
const again = (operation: string, status: number, scenario: string) =>
  refusal(operation, status, successes[operation] ?? (() => get('/')), scenario)

/** The refusals that an operation has of its own. */
export const refusals: readonly RefusalScene[] = [
  refusal('loadContent', 404, post('/api/public/content', { slug: '/bestaat-niet' })),
  refusal('listFound', 404, post('/api/public/search', { q: 'vloerkl', slug: '/bestaat-niet' })),
  refusal('loadProduct', 404, get('/api/public/products/999999')),
  refusal('loadOwnPrice', 404, post('/api/products/prices/999999')),
  add(1006),
  add(1008),
  add(999_999),
  add(1001),
  add(1001, shape({ width: 999, length: 999 })),
  refusal('setCartLineQuantity', 404, { method: 'PUT', path: '/api/v2/cart/lines/geen', body: { id: '1', quantity: 1 } }),
  choose({ shipping_option_id: 'geen' }),
  choose({ shipping_option_id: 'afhalen', pickup_location_id: 'geen' }),
  choose({ address_id: 'geen' }),
  choose({ payment_option_id: 'geen' }),
  refusal('addCoupon', 422, post('/api/v2/cart/coupons', { couponCode: 'GEEN' })),
  refusal('addCoupon', 422, async ({ ask }) => {
    await ask('POST', '/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    return post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
  }),
  refusal('removeCoupon', 404, { method: 'DELETE', path: '/api/v2/cart/coupons', body: { couponCode: 'GEEN' } }),
  again('register', 403, 'registration-closed'),
  refusal('register', 409, ({ account }) => post('/api/v2/account/register', { ...registration, emailAddress: account.email })),
  refusal('register', 422, post('/api/v2/account/register', { ...registration, emailAddress: 'geen-adres' })),
  refusal(
    'register',
    422,
    post('/api/v2/account/register', { ...registration, emailAddress: 'a@voorbeeld.test', password: 'welkomwelkom' }),
  ),
  refusal('login', 401, post('/api/v2/account/login', { email: 'niemand@voorbeeld.test', password: 'Fout1234' })),
  refusal('login', 401, {
    ...post('/api/v2/account/login', { email: 'niemand@voorbeeld.test', password: 'Fout1234' }),
    headers: { 'accept-language': 'en-US' },
  }),
  refusal('verifySession', 401, post('/api/v2/account/session', { token: 'geen' })),
  refusal('setPassword', 422, post('/api/v2/account/password', { token: 'geen', password: 'Welkom01' })),
  refusal('setPassword', 422, async (scene) =>
    post('/api/v2/account/password', { token: await resetToken(scene), password: 'welkomwelkom' }),
  ),
  refusal('createAddress', 422, post('/api/v2/account/addresses', { ...newAddress, zipCode: 'x' })),
  refusal('changeAddress', 422, ({ ids }) => ({ method: 'PUT', path: `/api/v2/account/addresses/${ids.address}`, body: { zipCode: 'x' } })),
  refusal('changeAddress', 404, { method: 'PUT', path: '/api/v2/account/addresses/geen', body: { city: 'Gent' } }),
  refusal('deleteAddress', 404, { method: 'DELETE', path: '/api/v2/account/addresses/geen' }),
  refusal('changeAccount', 422, post('/api/v2/account', { defaultAddressId: 'geen' })),
  refusal('changeAccount', 422, post('/api/v2/account', { vatNumber: 'geen' })),
  refusal('changePassword', 422, post('/api/v2/account/password/change', { currentPassword: 'Fout1234', password: 'Welkom02' })),
  refusal('changePassword', 422, ({ account }) =>
    post('/api/v2/account/password/change', { currentPassword: account.password, password: 'welkomwelkom' }),
  ),
  refusal('requestEmailChange', 422, post('/api/v2/account/email', { emailAddress: 'a@voorbeeld.test', password: 'Fout1234' })),
  refusal('requestEmailChange', 422, ({ account }) => post('/api/v2/account/email', { emailAddress: 'geen', password: account.password })),
  refusal('confirmEmailChange', 422, post('/api/v2/account/email/confirm', { token: 'geen' })),
  refusal('deleteAccount', 422, post('/api/v2/account/deletion', { password: 'Fout1234' })),
  refusal('changeOrder', 404, { method: 'PUT', path: '/api/v2/account/orders/geen', body: { reference: 'INK-1' } }),
  refusal('findOrder', 404, post('/api/v2/orders/status', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test' })),
  again('replyTicket', 403, 'tickets-off'),
  refusal('replyTicket', 404, post('/api/v2/account/tickets/geen/messages', { message: 'Hallo' })),
  refusal('replyTicket', 422, async (scene) =>
    post(`/api/v2/account/tickets/${await closedTicketUid(scene)}/messages`, { message: 'Hallo' }),
  ),
  refusal('loadOrder', 404, get('/api/v2/account/orders/geen')),
  refusal('listOrderPaymentOptions', 404, post('/api/v2/account/orders/geen/payments', country)),
  refusal('listOrderPaymentOptions', 422, order('/payments', country, false)),
  again('listOrderPaymentOptions', 422, 'payments-down'),
  refusal('payOrder', 404, post('/api/v2/account/orders/geen/pay', ideal)),
  refusal('payOrder', 409, order('/pay', ideal, false)),
  ...['pay-ipoi', 'pay-icr', 'pay-no-step'].map((scenario) => again('payOrder', 422, scenario)),
  refusal('downloadInvoice', 404, get('/api/v2/account/invoices/geen/pdf')),
  again('listTickets', 403, 'tickets-off'),
  again('createTicket', 403, 'tickets-off'),
  refusal('createTicket', 422, post('/api/v2/account/tickets', { subject: 'a', message: 'b', orderUid: 'geen' })),
  refusal('lookupAddress', 404, post('/api/v2/checkout/address', { ...place, zipCode: '9999 ZZ' })),
  refusal('lookupAddressLegacy', 404, post('/api/checkout/address', { ...place, zipCode: '9999 ZZ' })),
  refusal('searchAddresses', 410, post('/api/v2/checkout/address/v2/NL', { context: 'geen', query: 'Dam' })),
  again('searchAddresses', 503, 'address-down'),
  refusal('loadAddressDetails', 404, async (scene) => post(`/api/v2/checkout/address/details/NL/${await firstMatch(scene, 'Prins')}`)),
  refusal('loadAddressDetails', 410, post('/api/v2/checkout/address/details/NL/geen')),
  refusal('loadAddressDetails', 503, post('/api/v2/checkout/address/details/NL/geen'), 'address-down'),
  ...['icc', 'ipoi', 'isoi', 'icr', 'step-cart', 'step-information', 'no-step'].map((name) => again('pay', 422, `pay-${name}`)),
  refusal('loadPayment', 404, get('/api/v2/checkout/payments/geen')),
  refusal('tellPurchase', 404, post('/api/v2/checkout/payments/geen/told')),
  refusal(
    'askAboutProduct',
    404,
    post('/api/public/products/999999/requests', { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' }),
  ),
  refusal('askAboutProduct', 422, post('/api/public/products/1008/requests', { kind: 'question', emailAddress: 'noor@voorbeeld.test' })),
  refusal('confirmProductRequest', 404, post('/api/public/productRequests/geen/confirm')),
  refusal('stateWithdrawal', 422, post('/api/v2/withdrawals', { ...withdrawal, emailAddress: 'geen' })),
  refusal('confirmWithdrawal', 404, post('/api/v2/withdrawals/geen/confirm')),
  refusal('loadPicture', 404, get('/api/pictures/geen-640.webp')),
]
