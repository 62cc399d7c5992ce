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
import type { Asked } from './contractVisitor.ts'
import { successes } from './contractSuccesses.ts'

const closedTicketUid = async ({ ask }: Scene): Promise<string> => {
  const tickets = valueAt((await ask('GET', '/api/v2/account/tickets')).body, 'data', 'tickets') as readonly {
    uid: string
    status: string
  }[]
  return tickets.find(({ status }) => status === 'closed')?.uid ?? ''
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
