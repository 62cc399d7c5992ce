import {
  country,
  firstMatch,
  get,
  item,
  needed,
  newAddress,
  order,
  orderUid,
  post,
  registration,
  resetToken,
  withdrawal,
} from './contractScene.ts'
import type { Build, Scene } from './contractScene.ts'
import {
  acceptance,
  answeredQuote,
  approvalRequest,
  buyerAboveTheAmount,
  invited,
  newAccount,
  newCompany,
  quotePath,
  successes,
} from './contractSuccesses.ts'
import type { RecordedRequest } from './contractVisitor.ts'
import type { GoodsKind } from './findGoods.ts'
import { valueAt } from './valueAt.ts'

/** A refusal of one operation: its example in the contract, and the request that causes it. */
export interface FailureScene {
  readonly operation: string
  /** The expected status. */
  readonly status: number
  readonly example: string
  readonly build: Build
  /** A scenario that a mock server stages for this request. */
  readonly scenario?: string
}

const failure = (
  operation: string,
  status: number,
  example: string,
  requested: RecordedRequest | Build,
  scenario?: string,
): FailureScene => ({
  operation,
  status,
  example,
  build: typeof requested === 'function' ? requested : () => requested,
  ...(scenario === undefined ? {} : { scenario }),
})

/** A valid request, refused because of a staged scenario. */
const staged = (operation: string, status: number, example: string, scenario: string): FailureScene =>
  failure(operation, status, example, successes[operation] ?? (() => get('/')), scenario)

const put = (path: string, body: object): RecordedRequest => ({ method: 'PUT', path, body })
const review = { author: 'Noor', stars: 5, title: 'Warm', text: 'Mooi.' }
const coupon = (couponCode: string): RecordedRequest => post('/api/v2/cart/coupons', { couponCode })

const choose = (example: string, body: object): FailureScene =>
  failure('chooseForCart', 422, example, async ({ readyCart }) => {
    await readyCart()
    return post('/api/v2/cart', body)
  })
const add =
  (kind: GoodsKind, options: readonly unknown[] = []): Build =>
  async ({ goods }) =>
    post('/api/v2/cart/lines', item((await goods(kind)).productId, options))

/** A made-to-measure product that is far too large. */
const tooLarge: Build = async ({ goods, request }) => {
  const { productId } = await goods('made to measure')
  const groups = valueAt((await request('GET', `/api/public/products/${productId}`)).body, 'data', 'options')
  const group: unknown = Array.isArray(groups) ? groups.find((one) => valueAt(one, 'displayType') === 'custom') : undefined
  const groupId = needed(valueAt(group, 'id'), 'the product made to measure has no choice of measures')
  const chosen = { groupId, itemId: valueAt(group, 'items', 0, 'id') }
  const custom = { shape: 'Rechthoek', width: 99_999, length: 99_999, diameter: null }
  return post('/api/v2/cart/lines', item(productId, [{ ...chosen, custom }]))
}

/** An address of a pickup option that does not exist. */
const wrongPickup: Build = async (scene) => {
  await scene.readyCart()
  const options = valueAt((await scene.request('POST', '/api/v2/checkout/delivery', country)).body, 'data')
  const pickup: unknown = Array.isArray(options) ? options.find((option) => valueAt(option, 'type') === 'pickup') : undefined
  return post('/api/v2/cart', {
    shipping_option_id: needed(valueAt(pickup, 'id'), 'the cart cannot be picked up'),
    pickup_location_id: 'geen',
  })
}

/** A day of the first way of delivery that has long passed. */
const passedDay: Build = async (scene) => {
  await scene.readyCart()
  const id = valueAt((await scene.request('POST', '/api/v2/checkout/delivery', country)).body, 'data', 0, 'id')
  return post('/api/v2/cart', { shipping_option_id: needed(id, 'the cart cannot be delivered'), delivery_day: '2020-01-01' })
}

/** A service that the first way of delivery does not offer. */
const unknownService: Build = async (scene) => {
  await scene.readyCart()
  const id = valueAt((await scene.request('POST', '/api/v2/checkout/delivery', country)).body, 'data', 0, 'id')
  return post('/api/v2/cart', { shipping_option_id: needed(id, 'the cart cannot be delivered'), delivery_services: ['geen'] })
}

const closedTicket: Build = async ({ request }) => {
  const tickets = valueAt((await request('GET', '/api/v2/account/tickets')).body, 'data', 'tickets')
  const closed: unknown = Array.isArray(tickets) ? tickets.find((ticket) => valueAt(ticket, 'status') === 'closed') : undefined
  return post(`/api/v2/account/tickets/${needed(valueAt(closed, 'uid'), 'the customer has no closed ticket')}/messages`, {
    message: 'Hallo',
  })
}

const register = (change: object): RecordedRequest => post('/api/v2/account/register', { ...registration, ...change })
const stranger = { email: 'niemand@voorbeeld.test', password: 'Fout1234' }
const nowhere = { countryCode: 'NL', zipCode: '9999 ZZ', houseNumber: '1' }
const productRequest = (productId: number): RecordedRequest =>
  post(`/api/public/products/${productId}/requests`, { kind: 'question', emailAddress: 'noor@voorbeeld.test' })
const knownPassword =
  (path: string, change: (scene: Scene) => object): Build =>
  (scene) =>
    post(path, change(scene))
const strangeCredential = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
}
const payOrderBody = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }

/** The refusals specific to an operation. */
export const failures: readonly FailureScene[] = [
  failure('loadContent', 404, 'contentNotFound', post('/api/public/content', { slug: '/bestaat-niet' })),
  failure('listFound', 404, 'contentNotFound', post('/api/public/search', { q: 'vloerkl', slug: '/bestaat-niet' })),
  failure('loadProduct', 404, 'productNotFound', get('/api/public/products/999999')),
  failure('loadOwnPrice', 404, 'productNotFound', post('/api/products/prices/999999')),
  failure('addCartLine', 422, 'linePriceMissing', add('without a price')),
  failure('addCartLine', 422, 'lineOutOfStock', add('sold out')),
  failure('addCartLine', 422, 'lineProductUnknown', post('/api/v2/cart/lines', item(999_999))),
  failure('addCartLine', 422, 'lineNotCartable', add('made to measure')),
  failure('addCartLine', 422, 'lineMeasuresInvalid', tooLarge),
  failure('setCartLineQuantity', 404, 'lineNotFound', put('/api/v2/cart/lines/geen', { id: '1', quantity: 1 })),
  choose('shippingOptionInvalid', { shipping_option_id: 'geen' }),
  failure('chooseForCart', 422, 'pickupLocationInvalid', wrongPickup),
  failure('chooseForCart', 422, 'deliveryDayInvalid', passedDay),
  failure('chooseForCart', 422, 'deliveryServiceInvalid', unknownService),
  choose('addressInvalid', { address_id: 'geen' }),
  choose('paymentOptionInvalid', { payment_option_id: 'geen' }),
  failure('addCoupon', 422, 'couponUnknown', async ({ fillCart }) => {
    await fillCart()
    return coupon('GEEN')
  }),
  failure('addCoupon', 422, 'couponAlreadyApplied', async ({ fillCart, value, visitor }) => {
    await fillCart()
    const { status } = await visitor.request(coupon(value('coupon')))
    needed(status === 200 ? 'applied' : '', `the coupon ${value('coupon')} cannot be added; --coupon names another`)
    return coupon(value('coupon'))
  }),
  failure('addCoupon', 422, 'couponUsedUp', async ({ fillCart, value }) => {
    await fillCart()
    return coupon(value('usedUpCoupon'))
  }),
  failure('removeCoupon', 404, 'couponNotApplied', async ({ fillCart }) => {
    await fillCart()
    return { ...coupon('GEEN'), method: 'DELETE' }
  }),
  staged('register', 403, 'registrationNotAllowed', 'registration-closed'),
  failure('register', 409, 'emailAddressExists', ({ account }) => register({ emailAddress: account().email })),
  failure('register', 422, 'registrationInvalid', register({ emailAddress: 'geen-adres' })),
  failure('register', 422, 'passwordWeak', register({ emailAddress: 'a@voorbeeld.test', password: 'welkomwelkom' })),
  failure('login', 401, 'loginRefused', post('/api/v2/account/login', stranger)),
  failure('login', 401, 'loginRefusedEnglish', {
    ...post('/api/v2/account/login', stranger),
    headers: { 'accept-language': 'en-US' },
  }),
  failure('verifySession', 401, 'notSignedIn', {
    ...post('/api/v2/account/session', { token: 'geen' }),
    headers: { authorization: 'Bearer geen' },
  }),
  failure('loginByLink', 422, 'loginLinkInvalid', post('/api/v2/account/login-link/use', { token: 'geen' })),
  failure('confirmVerification', 422, 'verificationTokenInvalid', post('/api/v2/account/verification/confirm', { token: 'geen' })),
  ...['beginPasskey', 'addPasskey', 'beginPasskeyLogin', 'loginByPasskey'].map((call) => staged(call, 403, 'passkeysOff', 'passkeys-off')),
  failure('addPasskey', 422, 'passkeyInvalid', post('/api/v2/account/passkeys', { name: 'Telefoon', credential: strangeCredential })),
  failure('beginPasskey', 422, 'passwordNeeded', post('/api/v2/account/passkeys/options', {}), 'password-needed'),
  failure('beginPasskey', 422, 'currentPasswordWrong', post('/api/v2/account/passkeys/options', { password: 'Fout1234' })),
  failure('beginPasskey', 422, 'emailUnverified', async (scene) => {
    await newAccount(scene)
    return post('/api/v2/account/passkeys/options', {})
  }),
  failure('removePasskey', 422, 'passwordNeeded', post('/api/v2/account/passkeys/removal', { passkeyId: 'AA' }), 'password-needed'),
  failure(
    'removePasskey',
    422,
    'currentPasswordWrong',
    post('/api/v2/account/passkeys/removal', { passkeyId: 'AA', password: 'Fout1234' }),
  ),
  failure(
    'removePasskey',
    404,
    'passkeyUnknown',
    knownPassword('/api/v2/account/passkeys/removal', ({ account }) => ({ passkeyId: 'AA', password: account().password })),
  ),
  failure('loginByPasskey', 422, 'passkeyRefused', post('/api/v2/account/passkey-login', { credential: strangeCredential })),
  failure('setPassword', 422, 'resetTokenInvalid', post('/api/v2/account/password', { token: 'geen', password: 'Welkom01' })),
  failure('setPassword', 422, 'passwordWeak', async (scene) =>
    post('/api/v2/account/password', { token: await resetToken(scene), password: 'welkomwelkom' }),
  ),
  failure('createAddress', 422, 'addressCreateFailed', post('/api/v2/account/addresses', { ...newAddress, zipCode: 'x' })),
  failure('changeAddress', 422, 'addressChangeFailed', async ({ signIn }) =>
    put(`/api/v2/account/addresses/${await signIn()}`, { zipCode: 'x' }),
  ),
  failure('changeAddress', 404, 'addressChangeUnknown', put('/api/v2/account/addresses/geen', { city: 'Gent' })),
  failure('deleteAddress', 404, 'addressDeleteFailed', { method: 'DELETE', path: '/api/v2/account/addresses/geen' }),
  failure('changeAccount', 422, 'defaultAddressFailed', post('/api/v2/account', { defaultAddressId: 'geen' })),
  failure('changeAccount', 422, 'accountChangeInvalid', post('/api/v2/account', { vatNumber: 'geen' })),
  failure(
    'changePassword',
    422,
    'currentPasswordWrong',
    post('/api/v2/account/password/change', { currentPassword: 'Fout1234', password: 'Welkom02' }),
  ),
  failure(
    'changePassword',
    422,
    'passwordWeak',
    knownPassword('/api/v2/account/password/change', ({ account }) => ({
      currentPassword: account().password,
      password: 'welkomwelkom',
    })),
  ),
  failure(
    'requestEmailChange',
    422,
    'currentPasswordWrong',
    post('/api/v2/account/email', { emailAddress: 'a@voorbeeld.test', password: 'Fout1234' }),
  ),
  failure(
    'requestEmailChange',
    422,
    'emailInvalid',
    knownPassword('/api/v2/account/email', ({ account }) => ({ emailAddress: 'geen', password: account().password })),
  ),
  failure('confirmEmailChange', 422, 'emailTokenInvalid', post('/api/v2/account/email/confirm', { token: 'geen' })),
  failure('deleteAccount', 422, 'currentPasswordWrong', post('/api/v2/account/deletion', { password: 'Fout1234' })),
  failure('saveCompany', 422, 'companyNameMissing', put('/api/v2/account/company', { approvalAboveInclVat: null })),
  failure('saveCompany', 403, 'companyNotAllowed', async (scene) => {
    await scene.request('POST', '/api/v2/account/company/invitation', { token: await invited(scene) })
    return put('/api/v2/account/company', { approvalAboveInclVat: null })
  }),
  failure(
    'inviteMember',
    403,
    'companyNotAllowed',
    post('/api/v2/account/company/members', { emailAddress: 'a@voorbeeld.test', role: 'buyer' }),
  ),
  failure('inviteMember', 422, 'emailInvalid', async (scene) => {
    await newCompany(scene)
    return post('/api/v2/account/company/members', { emailAddress: 'geen', role: 'buyer' })
  }),
  failure('inviteMember', 422, 'companyMemberKnown', async (scene) => {
    await newCompany(scene)
    const { body } = await scene.request('GET', '/api/v2/account/company')
    return post('/api/v2/account/company/members', {
      emailAddress: needed(valueAt(body, 'data', 'company', 'members', 0, 'emailAddress'), 'the company has no founder'),
      role: 'buyer',
    })
  }),
  failure('changeMember', 403, 'companyNotAllowed', put('/api/v2/account/company/members/geen', { role: null })),
  failure('changeMember', 404, 'companyMemberUnknown', async (scene) => {
    await newCompany(scene)
    return put('/api/v2/account/company/members/geen', { role: null })
  }),
  failure('acceptInvitation', 404, 'companyInvitationInvalid', post('/api/v2/account/company/invitation', { token: 'geen' })),
  failure('acceptInvitation', 409, 'companyMemberElsewhere', async (scene) => {
    const token = await invited(scene)
    await scene.request('POST', '/api/v2/account', { companyName: 'Atelier' })
    await scene.request('PUT', '/api/v2/account/company', { approvalAboveInclVat: null })
    return post('/api/v2/account/company/invitation', { token })
  }),
  failure('decideRequest', 403, 'companyNotAllowed', post('/api/v2/account/company/requests/geen', { approved: true })),
  failure('decideRequest', 404, 'companyRequestUnknown', async (scene) => {
    await newCompany(scene)
    return post('/api/v2/account/company/requests/geen', { approved: true })
  }),
  failure('decideRequest', 409, 'companyRequestDecided', async (scene) => {
    const path = `/api/v2/account/company/requests/${await approvalRequest(scene)}`
    await scene.request('POST', path, { approved: true })
    return post(path, { approved: true })
  }),
  failure('listCompanyOrders', 403, 'companyNotAllowed', get('/api/v2/account/company/orders')),
  failure('changeOrder', 404, 'orderNotFound', put('/api/v2/account/orders/geen', { reference: 'INK-1' })),
  failure('findOrder', 404, 'orderNotFound', post('/api/v2/orders/status', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test' })),
  staged('replyTicket', 403, 'ticketsNotAllowed', 'tickets-off'),
  failure('replyTicket', 404, 'ticketNotFound', post('/api/v2/account/tickets/geen/messages', { message: 'Hallo' })),
  failure('replyTicket', 422, 'ticketClosed', closedTicket),
  failure('writeReview', 404, 'orderNotFound', put('/api/v2/account/orders/geen/reviews/geen', review)),
  failure('writeReview', 422, 'reviewNotBought', async (scene) => {
    const uid = await orderUid(scene, true)
    const { body } = await scene.request('GET', `/api/v2/account/orders/${uid}`)
    return put(`/api/v2/account/orders/${uid}/reviews/${needed(valueAt(body, 'data', 'lines', 0, 'uid'), 'the order has no line')}`, review)
  }),
  failure(
    'requestQuote',
    422,
    'quoteProductUnknown',
    post('/api/v2/quotes', {
      lines: [{ productId: 999_999_999, quantity: 1, options: [] }],
      emailAddress: 'noor@voorbeeld.test',
      name: 'Noor',
      message: '',
      website: '',
    }),
  ),
  failure('loadQuote', 404, 'quoteUnknown', get('/api/v2/quotes/geen')),
  failure('downloadQuote', 404, 'quoteUnknown', get('/api/v2/quotes/geen/pdf')),
  failure('downloadQuote', 409, 'quoteWithoutOffer', async (scene) => get(`${await quotePath(scene)}/pdf`)),
  failure('acceptQuote', 404, 'quoteUnknown', post('/api/v2/quotes/geen/acceptance', { offerVersion: '' })),
  failure('acceptQuote', 409, 'quoteClosed', async (scene) => acceptance(scene, await quotePath(scene))),
  failure('acceptQuote', 409, 'quoteChanged', async (scene) =>
    post(`${await answeredQuote(scene)}/acceptance`, { offerVersion: 'of before' }),
  ),
  failure('acceptQuote', 422, 'quoteOutOfStock', async (scene) => acceptance(scene, await answeredQuote(scene, 'sold out'))),
  failure('withdrawQuote', 409, 'quoteClosed', async (scene) => {
    const path = await answeredQuote(scene)
    const { method, path: accepted, body } = await acceptance(scene, path)
    await scene.request(method, accepted, body)
    return post(`${path}/withdrawal`)
  }),
  failure('withdrawQuote', 404, 'quoteUnknown', post('/api/v2/quotes/geen/withdrawal')),
  failure('loadShare', 404, 'shareUnknown', get('/api/v2/shares/geen')),
  failure('loadOrder', 404, 'orderNotFound', get('/api/v2/account/orders/geen')),
  failure('listOrderPaymentOptions', 404, 'orderNotFound', post('/api/v2/account/orders/geen/payments', country)),
  failure('listOrderPaymentOptions', 422, 'orderNotOpen', order('/payments', country, false)),
  staged('listOrderPaymentOptions', 422, 'paymentOptionsFailed', 'payments-down'),
  failure('payOrder', 404, 'orderNotFound', post('/api/v2/account/orders/geen/pay', payOrderBody)),
  failure('payOrder', 409, 'orderNotOpen', order('/pay', payOrderBody, false)),
  ...(['ipoi', 'icr'] as const).map((code) => staged('payOrder', 422, code, `pay-${code}`)),
  staged('payOrder', 422, 'noStep', 'pay-no-step'),
  failure('downloadInvoice', 404, 'invoiceNotFound', get('/api/v2/account/invoices/geen/pdf')),
  failure('downloadInvoiceXml', 404, 'invoiceNotFound', get('/api/v2/account/invoices/geen/ubl')),
  staged('listTickets', 403, 'ticketsNotAllowed', 'tickets-off'),
  staged('createTicket', 403, 'ticketsNotAllowed', 'tickets-off'),
  failure('createTicket', 422, 'ticketOrderUnknown', post('/api/v2/account/tickets', { subject: 'a', message: 'b', orderUid: 'geen' })),
  failure('lookupAddress', 404, 'addressNotFound', post('/api/v2/checkout/address', nowhere)),
  failure('lookupAddressLegacy', 404, 'addressNotFound', post('/api/checkout/address', nowhere)),
  failure('searchAddresses', 410, 'addressContextExpired', post('/api/v2/checkout/address/v2/NL', { context: 'geen', query: 'Dam' })),
  staged('searchAddresses', 503, 'addressSearchUnavailable', 'address-down'),
  failure('loadAddressDetails', 404, 'addressNotFound', async (scene) =>
    post(`/api/v2/checkout/address/details/NL/${await firstMatch(scene, scene.value('street'))}`),
  ),
  failure('loadAddressDetails', 410, 'addressContextExpired', post('/api/v2/checkout/address/details/NL/geen')),
  failure('loadAddressDetails', 503, 'addressSearchUnavailable', post('/api/v2/checkout/address/details/NL/geen'), 'address-down'),
  ...(['icc', 'ipoi', 'isoi', 'idd', 'icr'] as const).map((code) => staged('pay', 422, code, `pay-${code}`)),
  failure('pay', 422, 'apr', async (scene) => {
    await buyerAboveTheAmount(scene)
    return post('/api/v2/checkout/pay')
  }),
  staged('pay', 422, 'cartChanged', 'pay-step-cart'),
  staged('pay', 422, 'addressMissing', 'pay-step-information'),
  staged('pay', 422, 'noStep', 'pay-no-step'),
  failure('loadPayment', 404, 'paymentNotFound', get('/api/v2/checkout/payments/geen')),
  failure('reportPurchase', 404, 'paymentNotFound', post('/api/v2/checkout/payments/geen/told')),
  failure('sendProductRequest', 404, 'productNotFound', {
    ...productRequest(999_999),
    body: { kind: 'backInStock', emailAddress: 'noor@voorbeeld.test' },
  }),
  failure('sendProductRequest', 422, 'productRequestInvalid', async ({ goods }) => productRequest((await goods('in stock')).productId)),
  failure('confirmProductRequest', 404, 'productRequestNotFound', post('/api/public/productRequests/geen/confirm')),
  failure('stateWithdrawal', 422, 'withdrawalInvalid', post('/api/v2/withdrawals', { ...withdrawal, emailAddress: 'geen' })),
  failure('confirmWithdrawal', 404, 'withdrawalUnknown', post('/api/v2/withdrawals/geen/confirm')),
  failure('loadPicture', 404, 'pictureNotFound', get('/api/pictures/geen-640.webp')),
]
