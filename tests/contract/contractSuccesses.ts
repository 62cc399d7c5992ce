import {
  country,
  firstMatch,
  get,
  ideal,
  item,
  newAddress,
  order,
  orderUid,
  place,
  post,
  registration,
  resetToken,
  valueAt,
  withdrawal,
} from './contractScene.ts'
import type { Build, Scene } from './contractScene.ts'

const startedPayment = async ({ request }: Scene): Promise<string> =>
  String(valueAt((await request('POST', '/api/v2/checkout/pay')).body, 'data', 'paymentUrl'))
const stated = async ({ request }: Scene): Promise<string> =>
  String(valueAt((await request('POST', '/api/v2/withdrawals', withdrawal)).body, 'data', 'withdrawalUid'))

/** The uid of a payment that was started and then decided at the bank. */
const settledPayment = async (scene: Scene, choice: 'open' | 'pay'): Promise<string> => {
  const { headers } = await scene.visitor.request({
    method: 'POST',
    path: await startedPayment(scene),
    raw: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return headers.get('location')?.split('/').at(-1) ?? ''
}

const prices = {
  vatIncluded: true,
  vatPercentage: 21,
  baseExclVat: 100,
  baseInclVat: 121,
  discountPercentage: 0,
  discountExclVat: 100,
  discountInclVat: 121,
}
/** The visitor goes on as a customer who was made for this one request. */
/** A mailbox of its own: the backend mails one only so often. */
const newEmailAddress = (): string => `noor-${crypto.randomUUID()}@voorbeeld.test`
const newAccount = async ({ request }: Scene): Promise<void> => {
  const emailAddress = newEmailAddress()
  await request('POST', '/api/v2/account/register', { ...registration, emailAddress })
  await request('POST', '/api/v2/account/login', { email: emailAddress, password: registration.password })
}
const emailToken = async (scene: Scene): Promise<string> => {
  await newAccount(scene)
  const emailAddress = newEmailAddress()
  await scene.request('POST', '/api/v2/account/email', { emailAddress, password: registration.password })
  const mails = valueAt((await scene.request('GET', '/__mock/outbox')).body, 'data') as readonly { to: string; text: string }[]
  return /token=([^\s&]+)/.exec(mails.findLast(({ to }) => to === emailAddress)?.text ?? '')?.[1] ?? ''
}
/** A question that something more can be said about. */
const ticketUid = async ({ request }: Scene): Promise<string> =>
  String(valueAt((await request('POST', '/api/v2/account/tickets', { subject: 'Stalen', message: 'Kan ik ze zien?' })).body, 'data', 'uid'))
/** How each operation is asked so that it succeeds. */
export const successes: Readonly<Record<string, Build>> = {
  loadApp: () => post('/api/v2/app'),
  loadContent: () => post('/api/public/content', { slug: '/vloerkleden', pageNumber: 1, sort: 'lowest-price' }),
  loadProduct: () => get('/api/public/products/1001'),
  sendProductRequest: () => post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: newEmailAddress() }),
  confirmProductRequest: async ({ request }) => {
    await request('POST', '/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: newEmailAddress() })
    const mails = valueAt((await request('GET', '/__mock/outbox')).body, 'data') as readonly { text: string }[]
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
  removeCoupon: async ({ request }) => {
    await request('POST', '/api/v2/cart/coupons', { couponCode: 'VIJFEURO' })
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
  deleteAddress: async ({ request }) => {
    const made = valueAt((await request('POST', '/api/v2/account/addresses', newAddress)).body, 'data')
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
  findOrder: async ({ request, account }) => {
    const { body } = await request('GET', '/api/v2/account/orders')
    return post('/api/v2/orders/status', {
      orderNumber: valueAt(body, 'data', 'orders', 0, 'orderNumber'),
      emailAddress: account.email,
    })
  },
  listOrderPaymentOptions: order('/payments', country),
  payOrder: order('/pay', ideal),
  listInvoices: () => get('/api/v2/account/invoices'),
  downloadInvoice: async ({ request }) =>
    get(String(valueAt((await request('GET', '/api/v2/account/invoices')).body, 'data', 'invoices', 0, 'pdfPath'))),
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
  reportPurchase: async (scene) => post(`/api/v2/checkout/payments/${await settledPayment(scene, 'pay')}/told`),
  loadPayment: async (scene) => get(`/api/v2/checkout/payments/${await settledPayment(scene, 'open')}`),
  stateWithdrawal: () => post('/api/v2/withdrawals', withdrawal),
  confirmWithdrawal: async (scene) => post(`/api/v2/withdrawals/${await stated(scene)}/confirm`),
  loadPicture: () => get('/api/pictures/device-hub-1003-375.webp'),
}
