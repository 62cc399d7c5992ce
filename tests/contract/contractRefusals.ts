import {
  country,
  firstMatch,
  get,
  ideal,
  item,
  newAddress,
  order,
  place,
  post,
  registration,
  resetToken,
  valueAt,
  withdrawal,
} from './contractScene.ts'
import type { Build, Scene } from './contractScene.ts'
import type { RecordedRequest } from './contractVisitor.ts'
import { successes } from './contractSuccesses.ts'

const closedTicketUid = async ({ request }: Scene): Promise<string> => {
  const tickets = valueAt((await request('GET', '/api/v2/account/tickets')).body, 'data', 'tickets') as readonly {
    uid: string
    status: string
  }[]
  return tickets.find(({ status }) => status === 'closed')?.uid ?? ''
}
/** A refusal with its scene; `scenario` is switched on at a mock server for the one request. */
export interface FailureScene {
  readonly operation: string
  readonly status: number
  readonly build: Build
  readonly scenario?: string
}

const failure = (operation: string, status: number, requested: RecordedRequest | Build, scenario?: string): FailureScene => ({
  operation,
  status,
  build: typeof requested === 'function' ? requested : () => requested,
  ...(scenario === undefined ? {} : { scenario }),
})
const choose = (body: object) => failure('chooseForCart', 422, post('/api/v2/cart', body))
const add = (productId: number, options: readonly unknown[] = []) =>
  failure('addCartLine', 422, post('/api/v2/cart/lines', item(productId, options)))
const shape = (custom: object) => [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', diameter: null, ...custom } }]
const again = (operation: string, status: number, scenario: string) =>
  failure(operation, status, successes[operation] ?? (() => get('/')), scenario)

/** The refusals that an operation has of its own. */
export const failures: readonly FailureScene[] = [
  failure('loadContent', 404, post('/api/public/content', { slug: '/bestaat-niet' })),
  failure('listFound', 404, post('/api/public/search', { q: 'vloerkl', slug: '/bestaat-niet' })),
  failure('loadProduct', 404, get('/api/public/products/999999')),
  failure('loadOwnPrice', 404, post('/api/products/prices/999999')),
  add(1006),
  add(1008),
  add(999_999),
  add(1001),
  add(1001, shape({ width: 999, length: 999 })),
  failure('setCartLineQuantity', 404, { method: 'PUT', path: '/api/v2/cart/lines/geen', body: { id: '1', quantity: 1 } }),
  choose({ shipping_option_id: 'geen' }),
  choose({ shipping_option_id: 'afhalen', pickup_location_id: 'geen' }),
  choose({ address_id: 'geen' }),
  choose({ payment_option_id: 'geen' }),
  failure('addCoupon', 422, post('/api/v2/cart/coupons', { couponCode: 'GEEN' })),
  failure('addCoupon', 422, async ({ request }) => {
    await request('POST', '/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    return post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
  }),
  failure('removeCoupon', 404, { method: 'DELETE', path: '/api/v2/cart/coupons', body: { couponCode: 'GEEN' } }),
  again('register', 403, 'registration-closed'),
  failure('register', 409, ({ account }) => post('/api/v2/account/register', { ...registration, emailAddress: account.email })),
  failure('register', 422, post('/api/v2/account/register', { ...registration, emailAddress: 'geen-adres' })),
  failure(
    'register',
    422,
    post('/api/v2/account/register', { ...registration, emailAddress: 'a@voorbeeld.test', password: 'welkomwelkom' }),
  ),
  failure('login', 401, post('/api/v2/account/login', { email: 'niemand@voorbeeld.test', password: 'Fout1234' })),
  failure('login', 401, {
    ...post('/api/v2/account/login', { email: 'niemand@voorbeeld.test', password: 'Fout1234' }),
    headers: { 'accept-language': 'en-US' },
  }),
  failure('verifySession', 401, post('/api/v2/account/session', { token: 'geen' })),
  failure('setPassword', 422, post('/api/v2/account/password', { token: 'geen', password: 'Welkom01' })),
  failure('setPassword', 422, async (scene) =>
    post('/api/v2/account/password', { token: await resetToken(scene), password: 'welkomwelkom' }),
  ),
  failure('createAddress', 422, post('/api/v2/account/addresses', { ...newAddress, zipCode: 'x' })),
  failure('changeAddress', 422, ({ ids }) => ({ method: 'PUT', path: `/api/v2/account/addresses/${ids.address}`, body: { zipCode: 'x' } })),
  failure('changeAddress', 404, { method: 'PUT', path: '/api/v2/account/addresses/geen', body: { city: 'Gent' } }),
  failure('deleteAddress', 404, { method: 'DELETE', path: '/api/v2/account/addresses/geen' }),
  failure('changeAccount', 422, post('/api/v2/account', { defaultAddressId: 'geen' })),
  failure('changeAccount', 422, post('/api/v2/account', { vatNumber: 'geen' })),
  failure('changePassword', 422, post('/api/v2/account/password/change', { currentPassword: 'Fout1234', password: 'Welkom02' })),
  failure('changePassword', 422, ({ account }) =>
    post('/api/v2/account/password/change', { currentPassword: account.password, password: 'welkomwelkom' }),
  ),
  failure('requestEmailChange', 422, post('/api/v2/account/email', { emailAddress: 'a@voorbeeld.test', password: 'Fout1234' })),
  failure('requestEmailChange', 422, ({ account }) => post('/api/v2/account/email', { emailAddress: 'geen', password: account.password })),
  failure('confirmEmailChange', 422, post('/api/v2/account/email/confirm', { token: 'geen' })),
  failure('deleteAccount', 422, post('/api/v2/account/deletion', { password: 'Fout1234' })),
  failure('changeOrder', 404, { method: 'PUT', path: '/api/v2/account/orders/geen', body: { reference: 'INK-1' } }),
  failure('findOrder', 404, post('/api/v2/orders/status', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test' })),
  again('replyTicket', 403, 'tickets-off'),
  failure('replyTicket', 404, post('/api/v2/account/tickets/geen/messages', { message: 'Hallo' })),
  failure('replyTicket', 422, async (scene) =>
    post(`/api/v2/account/tickets/${await closedTicketUid(scene)}/messages`, { message: 'Hallo' }),
  ),
  failure('loadOrder', 404, get('/api/v2/account/orders/geen')),
  failure('listOrderPaymentOptions', 404, post('/api/v2/account/orders/geen/payments', country)),
  failure('listOrderPaymentOptions', 422, order('/payments', country, false)),
  again('listOrderPaymentOptions', 422, 'payments-down'),
  failure('payOrder', 404, post('/api/v2/account/orders/geen/pay', ideal)),
  failure('payOrder', 409, order('/pay', ideal, false)),
  ...['pay-ipoi', 'pay-icr', 'pay-no-step'].map((scenario) => again('payOrder', 422, scenario)),
  failure('downloadInvoice', 404, get('/api/v2/account/invoices/geen/pdf')),
  again('listTickets', 403, 'tickets-off'),
  again('createTicket', 403, 'tickets-off'),
  failure('createTicket', 422, post('/api/v2/account/tickets', { subject: 'a', message: 'b', orderUid: 'geen' })),
  failure('lookupAddress', 404, post('/api/v2/checkout/address', { ...place, zipCode: '9999 ZZ' })),
  failure('lookupAddressLegacy', 404, post('/api/checkout/address', { ...place, zipCode: '9999 ZZ' })),
  failure('searchAddresses', 410, post('/api/v2/checkout/address/v2/NL', { context: 'geen', query: 'Dam' })),
  again('searchAddresses', 503, 'address-down'),
  failure('loadAddressDetails', 404, async (scene) => post(`/api/v2/checkout/address/details/NL/${await firstMatch(scene, 'Prins')}`)),
  failure('loadAddressDetails', 410, post('/api/v2/checkout/address/details/NL/geen')),
  failure('loadAddressDetails', 503, post('/api/v2/checkout/address/details/NL/geen'), 'address-down'),
  ...['icc', 'ipoi', 'isoi', 'icr', 'step-cart', 'step-information', 'no-step'].map((name) => again('pay', 422, `pay-${name}`)),
  failure('loadPayment', 404, get('/api/v2/checkout/payments/geen')),
  failure('reportPurchase', 404, post('/api/v2/checkout/payments/geen/told')),
  failure(
    'sendProductRequest',
    404,
    post('/api/public/products/999999/requests', { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' }),
  ),
  failure('sendProductRequest', 422, post('/api/public/products/1008/requests', { kind: 'question', emailAddress: 'noor@voorbeeld.test' })),
  failure('confirmProductRequest', 404, post('/api/public/productRequests/geen/confirm')),
  failure('stateWithdrawal', 422, post('/api/v2/withdrawals', { ...withdrawal, emailAddress: 'geen' })),
  failure('confirmWithdrawal', 404, post('/api/v2/withdrawals/geen/confirm')),
  failure('loadPicture', 404, get('/api/pictures/geen-640.webp')),
]
