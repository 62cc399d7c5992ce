import { createSoftAuthenticator } from '../../backend/testing/softAuthenticator.ts'
import {
  country,
  firstMatch,
  get,
  item,
  needed,
  newAddress,
  NotAsked,
  order,
  orderUid,
  post,
  registration,
  loginToken,
  resetToken,
  startPayment,
  tokenIn,
  withdrawal,
} from './contractScene.ts'
import type { GoodsKind } from './findGoods.ts'
import type { Build, Scene } from './contractScene.ts'
import type { RecordedRequest } from './contractVisitor.ts'
import { valueAt } from './valueAt.ts'

/** The uid of a payment that was started and then decided at the practice bank. */
const settledPayment = async (scene: Scene, choice: 'open' | 'pay'): Promise<string> => {
  const address = await startPayment(scene)
  const { pathname } = new URL(address, 'http://shop.test')
  if (!pathname.startsWith('/api/bank/')) throw new NotAsked('somebody has to pay at the payment provider')
  const { headers } = await scene.visitor.request({
    method: 'POST',
    path: pathname,
    raw: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return needed(headers.get('location')?.split('/').at(-1), 'the practice bank leads back to no payment')
}

const company = '/api/v2/account/company'
const done = async ({ request }: Scene, method: string, path: string, body: object): Promise<void> => {
  const { status } = await request(method, path, body)
  if (status !== 200) throw new NotAsked(`${method} ${path} answered ${status}`)
}
/** Continues as a new customer who made a company. */
export const newCompany = async (scene: Scene): Promise<void> => {
  await newAccount(scene)
  await done(scene, 'POST', '/api/v2/account', { companyName: 'Atelier' })
  await done(scene, 'PUT', company, { approvalAboveInclVat: 0 })
}
/** Continues as a new customer whom that company invites; answers the token of the mail. */
export const invited = async (scene: Scene): Promise<string> => {
  await newCompany(scene)
  const emailAddress = newEmailAddress()
  const mail = await scene.mailAfter(emailAddress, () => scene.request('POST', `${company}/members`, { emailAddress, role: 'buyer' }))
  await newAccount(scene, emailAddress)
  return tokenIn(mail)
}
/** Continues as a buyer with a cart that needs an approval; answers the cookies of who may give it. */
export const buyerAboveTheAmount = async (scene: Scene): Promise<ReadonlyMap<string, string>> => {
  const { visitor, request, goods } = scene
  await newCompany(scene)
  const founder = new Map(visitor.cookies)
  const emailAddress = newEmailAddress()
  const mail = await scene.mailAfter(emailAddress, () => request('POST', `${company}/members`, { emailAddress, role: 'buyer' }))
  const address = await newAccount(scene, emailAddress)
  await done(scene, 'POST', `${company}/invitation`, { token: tokenIn(mail) })
  const added = await request('POST', '/api/v2/cart/lines', item((await goods('in stock')).productId))
  visitor.cookies.set('es_cuid', String(valueAt(added.body, 'data', 'cUid')))
  await done(scene, 'POST', '/api/v2/cart', { address_id: address })
  for (const [path, choice] of [
    ['/api/v2/checkout/delivery', 'shipping_option_id'],
    ['/api/v2/checkout/payments', 'payment_option_id'],
  ] as const)
    await done(scene, 'POST', '/api/v2/cart', { [choice]: valueAt((await request('POST', path, country)).body, 'data', 0, 'id') })
  return founder
}
/** The uid of a request of a buyer for an approval; continues as who may give it. */
export const approvalRequest = async (scene: Scene): Promise<string> => {
  const { visitor, request } = scene
  const founder = await buyerAboveTheAmount(scene)
  await request('POST', '/api/v2/checkout/pay')
  visitor.cookies.clear()
  for (const [name, cookie] of founder) visitor.cookies.set(name, cookie)
  const { body } = await request('GET', company)
  return needed(valueAt(body, 'data', 'company', 'requests', 0, 'uid'), 'the buyer had to ask for no approval')
}
/** The uid of an invitation that is not accepted. */
const invitation = async (scene: Scene): Promise<string> => {
  await newCompany(scene)
  await done(scene, 'POST', `${company}/members`, { emailAddress: newEmailAddress(), role: 'buyer' })
  return needed(valueAt((await scene.request('GET', company)).body, 'data', 'company', 'members', 1, 'uid'), 'nobody was invited')
}
/** A new mailbox, because the backend limits mails per mailbox. */
const newEmailAddress = (): string => `noor-${crypto.randomUUID()}@voorbeeld.test`
/** Continues as a customer created for this request; answers the id of its address. */
export const newAccount = async ({ request, visitor }: Scene, emailAddress = newEmailAddress()): Promise<string> => {
  visitor.cookies.clear()
  await request('POST', '/api/v2/account/register', { ...registration, emailAddress })
  const { status, body } = await request('POST', '/api/v2/account/login', { email: emailAddress, password: registration.password })
  if (status !== 200 || !visitor.cookies.has('auth_token')) throw new NotAsked(`a new customer cannot sign in: login answered ${status}`)
  return needed(valueAt(body, 'data', 'addresses', 'delivery', 0, 'id'), 'a new customer has no address')
}
const emailToken = async (scene: Scene): Promise<string> => {
  await newAccount(scene)
  const emailAddress = newEmailAddress()
  return tokenIn(
    await scene.mailAfter(emailAddress, () =>
      scene.request('POST', '/api/v2/account/email', { emailAddress, password: registration.password }),
    ),
  )
}
const challengeIn = (body: unknown): string => needed(valueAt(body, 'data', 'challenge'), 'there is no challenge')
/** A passkey of the customer that can be added; those of earlier scenes are removed, because a customer has a limited number. */
const newPasskey = async (scene: Scene) => {
  await scene.signIn()
  const { body: settings } = await scene.request('POST', '/api/v2/app')
  const { origin } = new URL(needed(valueAt(settings, 'data', 'appUrl'), 'the shop has no address'))
  const device = createSoftAuthenticator(origin)
  const { password } = scene.account()
  const { body: known } = await scene.request('GET', '/api/v2/account/passkeys')
  const earlier = valueAt(known, 'data')
  for (const passkey of Array.isArray(earlier) ? earlier : [])
    await scene.request('POST', '/api/v2/account/passkeys/removal', { passkeyId: valueAt(passkey, 'id'), password })
  const { body } = await scene.request('POST', '/api/v2/account/passkeys/options', { password })
  return { name: 'Telefoon', credential: device.create(challengeIn(body)), device }
}
const addedPasskey = async (scene: Scene) => {
  const { name, credential, device } = await newPasskey(scene)
  await scene.request('POST', '/api/v2/account/passkeys', { name, credential })
  return { credential, device }
}
/** A ticket that accepts a reply. */
const ticketUid = async ({ request }: Scene): Promise<string> => {
  const { body } = await request('POST', '/api/v2/account/tickets', { subject: 'Stalen', message: 'Kan ik ze zien?' })
  return needed(valueAt(body, 'data', 'uid'), 'no ticket was made')
}
const stated = async ({ request }: Scene): Promise<string> =>
  needed(valueAt((await request('POST', '/api/v2/withdrawals', withdrawal)).body, 'data', 'withdrawalUid'), 'no withdrawal was stated')
const backInStock = async (scene: Scene, emailAddress: string): Promise<RecordedRequest> =>
  post(`/api/public/products/${(await scene.goods('sold out')).productId}/requests`, { kind: 'backInStock', emailAddress })

const prices = {
  vatIncluded: true,
  vatPercentage: 21,
  baseExclVat: 100,
  baseInclVat: 121,
  discountPercentage: 0,
  discountExclVat: 100,
  discountInclVat: 121,
}
const place = (scene: Scene): object => ({ countryCode: 'NL', zipCode: scene.value('zipCode'), houseNumber: scene.value('houseNumber') })
const search = (scene: Scene, query = scene.value('street')): RecordedRequest =>
  post('/api/v2/checkout/address/v2/NL', { context: '', query })

const newReview = { author: 'Noor', stars: 5, title: 'Warm', text: 'Ligt er een maand en veert nog steeds terug.' }
/** An order of the customer that was delivered, with a line of it that nobody has reviewed. */
const deliveredOrder = async ({ request }: Scene): Promise<{ readonly uid: string; readonly lineUid: string }> => {
  const listed = valueAt((await request('GET', '/api/v2/account/orders')).body, 'data', 'orders')
  const delivered: unknown = Array.isArray(listed) ? listed.find((one) => valueAt(one, 'status') === 'delivered') : undefined
  const uid = needed(valueAt(delivered, 'uid'), 'the customer has no order that was delivered')
  const { body } = await request('GET', `/api/v2/account/orders/${uid}`)
  return { uid, lineUid: needed(valueAt(body, 'data', 'lines', 0, 'uid'), 'the order has no line') }
}
const newQuote = async ({ goods }: Scene, kind: GoodsKind = 'in stock'): Promise<object> => ({
  lines: [{ productId: (await goods(kind)).productId, quantity: 2, options: [] }],
  emailAddress: newEmailAddress(),
  name: 'Noor',
  message: 'Voor ons kantoor.',
  website: '',
})
/** The path of a quote that the shop has not answered. */
export const quotePath = async (scene: Scene, kind?: GoodsKind): Promise<string> => {
  const { body } = await scene.request('POST', '/api/v2/quotes', await newQuote(scene, kind))
  return `/api/v2/quotes/${needed(valueAt(body, 'data', 'key'), 'no quote was made')}`
}
/** The path of a quote that the shop has answered. */
export const answeredQuote = async (scene: Scene, kind?: GoodsKind): Promise<string> => {
  const path = await quotePath(scene, kind)
  await scene.answerQuote()
  return path
}
/** Accepts the quote of a path as it stands. */
export const acceptance = async (scene: Scene, path: string): Promise<ReturnType<typeof post>> => {
  const { body } = await scene.request('GET', path)
  return post(`${path}/acceptance`, { offerVersion: valueAt(body, 'data', 'offerVersion') ?? '' })
}
const share = async (scene: Scene, part: 'token' | 'ownerToken'): Promise<string> => {
  const { body } = await scene.request('POST', '/api/v2/shares', await newShare(scene))
  return needed(valueAt(body, 'data', part), 'nothing was shared')
}
const newShare = async ({ goods }: Scene): Promise<object> => ({
  kind: 'wishlist',
  lines: [{ productId: (await goods('in stock')).productId, quantity: 1, options: [] }],
})

/** A successful request to each operation. Visitors that need a session are signed in. */
export const successes: Readonly<Record<string, Build>> = {
  loadApp: () => post('/api/v2/app'),
  loadContent: async ({ goods }) =>
    post('/api/public/content', { slug: (await goods('in stock')).list.path, pageNumber: 1, sort: 'lowest-price' }),
  loadProduct: async ({ goods }) => get(`/api/public/products/${(await goods('in stock')).productId}`),
  sendProductRequest: (scene) => backInStock(scene, newEmailAddress()),
  confirmProductRequest: async (scene) => {
    const emailAddress = newEmailAddress()
    const requested = await backInStock(scene, emailAddress)
    const mail = await scene.mailAfter(emailAddress, () => scene.visitor.request(requested))
    return post(`/api/public/productRequests/${tokenIn(mail)}/confirm`)
  },
  loadNavigation: async ({ goods }) =>
    post('/api/public/navigation', { parentId: (await goods('in stock')).list.id, currentId: null, expand: true }),
  findRedirect: () => post('/api/public/redirects', { path: '/tapijten' }),
  sendMessage: () => post('/api/public/contact', { name: 'Noor Vis', emailAddress: newEmailAddress(), message: 'Hallo', website: '' }),
  listPageAddresses: () => get('/api/public/addresses/1'),
  search: () => post('/api/search', { q: 'vloerkl' }),
  listFound: () => post('/api/public/search', { q: 'vloerkl', slug: '/', sort: 'lowest-price' }),
  findArticles: () => post('/api/v2/articles', { numbers: ['VK-1002', 'kleed'] }),
  listOwnPrices: async ({ goods }) =>
    post('/api/v2/prices', {
      items: [
        { productId: (await goods('in stock')).productId, prices },
        { productId: (await goods('in stock')).productId + 1, prices: null },
      ],
    }),
  loadOwnPrice: async ({ goods }) => post(`/api/products/prices/${(await goods('in stock')).productId}`),
  loadCart: () => post('/api/v2/account/cart/state'),
  addCartLine: async ({ goods }) => post('/api/v2/cart/lines', item((await goods('in stock')).productId)),
  setCartLineQuantity: async ({ fillCart, goods }) => ({
    method: 'PUT',
    path: `/api/v2/cart/lines/${await fillCart()}`,
    body: { id: `${(await goods('in stock')).productId}`, quantity: 2 },
  }),
  chooseForCart: async ({ readyCart }) => post('/api/v2/cart', { address_id: (await readyCart()).address }),
  addCoupon: async ({ fillCart, value }) => {
    await fillCart()
    return post('/api/v2/cart/coupons', { couponCode: value('coupon') })
  },
  removeCoupon: async ({ fillCart, request, value }) => {
    await fillCart()
    const body = { couponCode: value('coupon') }
    await request('POST', '/api/v2/cart/coupons', body)
    return { method: 'DELETE', path: '/api/v2/cart/coupons', body }
  },
  verifyEmail: ({ account }) => post('/api/presession/verify', { email: account().email }),
  register: () => post('/api/v2/account/register', { ...registration, emailAddress: newEmailAddress() }),
  login: ({ value }) => post('/api/v2/account/login', { email: value('email'), password: value('password') }),
  requestLoginLink: ({ account }) =>
    post('/api/v2/account/login-link', { emailAddress: account().email, returnPath: '/checkout/gegevens' }),
  loginByLink: async (scene) => post('/api/v2/account/login-link/use', { token: await loginToken(scene) }),
  requestVerification: async (scene) => {
    await newAccount(scene)
    return post('/api/v2/account/verification')
  },
  confirmVerification: async (scene) => {
    const emailAddress = newEmailAddress()
    const register = () => scene.request('POST', '/api/v2/account/register', { ...registration, emailAddress })
    return post('/api/v2/account/verification/confirm', { token: tokenIn(await scene.mailAfter(emailAddress, register)) })
  },
  listPasskeys: () => get('/api/v2/account/passkeys'),
  beginPasskey: ({ account }) => post('/api/v2/account/passkeys/options', { password: account().password }),
  addPasskey: async (scene) => {
    const { name, credential } = await newPasskey(scene)
    return post('/api/v2/account/passkeys', { name, credential })
  },
  removePasskey: async (scene) => {
    const { credential } = await addedPasskey(scene)
    return post('/api/v2/account/passkeys/removal', { passkeyId: credential.id, password: scene.account().password })
  },
  beginPasskeyLogin: () => post('/api/v2/account/passkey-login/options'),
  loginByPasskey: async (scene) => {
    const { device } = await addedPasskey(scene)
    const { body } = await scene.request('POST', '/api/v2/account/passkey-login/options')
    return post('/api/v2/account/passkey-login', { credential: device.use(challengeIn(body)) })
  },
  verifySession: ({ visitor }) => post('/api/v2/account/session', { token: visitor.cookies.get('auth_token') }),
  logout: async ({ signIn }) => {
    await signIn()
    return post('/api/v2/account/logout')
  },
  requestPasswordReset: ({ account }) => post('/api/v2/account/reset', { emailAddress: account().email, returnPath: '/checkout/login' }),
  setPassword: async (scene) => post('/api/v2/account/password', { token: await resetToken(scene), password: scene.account().password }),
  listAddresses: () => get('/api/v2/account/addresses'),
  createAddress: () => post('/api/v2/account/addresses', newAddress),
  changeAddress: async ({ signIn }) => ({
    method: 'PUT',
    path: `/api/v2/account/addresses/${await signIn()}`,
    body: { houseNumberAddition: 'C' },
  }),
  deleteAddress: async ({ request }) => {
    const { body } = await request('POST', '/api/v2/account/addresses', newAddress)
    return { method: 'DELETE', path: `/api/v2/account/addresses/${needed(valueAt(body, 'data'), 'no address was made')}` }
  },
  changeAccount: async ({ signIn }) => post('/api/v2/account', { defaultAddressId: await signIn() }),
  loadDetails: () => get('/api/v2/account/details'),
  changePassword: ({ account }) => {
    const { password } = account()
    return post('/api/v2/account/password/change', { currentPassword: password, password })
  },
  requestEmailChange: async (scene) => {
    await newAccount(scene)
    return post('/api/v2/account/email', { emailAddress: newEmailAddress(), password: registration.password })
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
  findOrder: async (scene) => {
    await orderUid(scene, true)
    const { body } = await scene.request('GET', '/api/v2/account/orders')
    return post('/api/v2/orders/status', {
      orderNumber: valueAt(body, 'data', 'orders', 0, 'orderNumber'),
      emailAddress: scene.account().email,
    })
  },
  listOrderPaymentOptions: order('/payments', country),
  payOrder: async (scene) => {
    const path = `/api/v2/account/orders/${await orderUid(scene, true)}`
    const option = valueAt((await scene.request('POST', `${path}/payments`, country)).body, 'data', 0)
    const id = needed(valueAt(option, 'id'), 'the open order has no way to be paid')
    const [label, icon, amounts] = ['label', 'icon', 'prices'].map((name) => valueAt(option, name))
    return post(`${path}/pay`, { payMethod: { id, label, icon, prices: amounts } })
  },
  listInvoices: () => get('/api/v2/account/invoices'),
  downloadInvoice: async ({ request }) => {
    const { body } = await request('GET', '/api/v2/account/invoices')
    return get(needed(valueAt(body, 'data', 'invoices', 0, 'pdfPath'), 'the customer has no invoice'))
  },
  downloadInvoiceXml: async ({ request }) => {
    const { body } = await request('GET', '/api/v2/account/invoices')
    return get(`/api/v2/account/invoices/${needed(valueAt(body, 'data', 'invoices', 0, 'uid'), 'the customer has no invoice')}/ubl`)
  },
  loadCompany: () => get(company),
  saveCompany: async (scene) => {
    await newCompany(scene)
    return { method: 'PUT', path: company, body: { approvalAboveInclVat: 50_000 } }
  },
  inviteMember: async (scene) => {
    await newCompany(scene)
    return post(`${company}/members`, { emailAddress: newEmailAddress(), role: 'buyer' })
  },
  changeMember: async (scene) => ({ method: 'PUT', path: `${company}/members/${await invitation(scene)}`, body: { role: 'approver' } }),
  acceptInvitation: async (scene) => post(`${company}/invitation`, { token: await invited(scene) }),
  decideRequest: async (scene) => post(`${company}/requests/${await approvalRequest(scene)}`, { approved: true }),
  listCompanyOrders: async (scene) => {
    await newCompany(scene)
    return get(`${company}/orders`)
  },
  listTickets: () => get('/api/v2/account/tickets'),
  createTicket: () => post('/api/v2/account/tickets', { subject: 'Stalen', message: 'Kan ik stalen zien?' }),
  changeWishlist: async ({ goods }) =>
    post('/api/v2/account/wishlist', { changes: [{ productId: (await goods('in stock')).productId, wished: true }] }),
  writeReview: async (scene) => {
    const order = await deliveredOrder(scene)
    return { method: 'PUT', path: `/api/v2/account/orders/${order.uid}/reviews/${order.lineUid}`, body: newReview }
  },
  requestQuote: async (scene) => post('/api/v2/quotes', await newQuote(scene)),
  loadQuote: async (scene) => get(await quotePath(scene)),
  downloadQuote: async (scene) => get(`${await answeredQuote(scene)}/pdf`),
  listQuotes: () => get('/api/v2/account/quotes'),
  acceptQuote: async (scene) => acceptance(scene, await answeredQuote(scene)),
  withdrawQuote: async (scene) => post(`${await quotePath(scene)}/withdrawal`),
  createShare: async (scene) => post('/api/v2/shares', await newShare(scene)),
  loadShare: async (scene) => get(`/api/v2/shares/${await share(scene, 'token')}`),
  withdrawShare: async (scene) => post('/api/v2/shares/withdraw', { ownerToken: await share(scene, 'ownerToken') }),
  replyTicket: async (scene) => post(`/api/v2/account/tickets/${await ticketUid(scene)}/messages`, { message: 'Dat komt goed uit.' }),
  lookupAddress: (scene) => post('/api/v2/checkout/address', place(scene)),
  lookupAddressLegacy: (scene) => post('/api/checkout/address', place(scene)),
  searchAddresses: (scene) => search(scene),
  loadAddressDetails: async (scene) => {
    const query = `${scene.value('street')} ${scene.value('houseNumber')}`
    return post(`/api/v2/checkout/address/details/NL/${await firstMatch(scene, query)}`)
  },
  listDeliveryOptions: () => post('/api/v2/checkout/delivery', country),
  listPaymentOptions: () => post('/api/v2/checkout/payments', country),
  pay: async ({ readyCart }) => {
    await readyCart()
    return post('/api/v2/checkout/pay', { reference: 'INK-7' })
  },
  reportPurchase: async (scene) => post(`/api/v2/checkout/payments/${await settledPayment(scene, 'pay')}/told`),
  loadPayment: async (scene) => get(`/api/v2/checkout/payments/${await settledPayment(scene, 'open')}`),
  stateWithdrawal: () => post('/api/v2/withdrawals', withdrawal),
  confirmWithdrawal: async (scene) => post(`/api/v2/withdrawals/${await stated(scene)}/confirm`),
  loadPicture: async ({ goods }) => {
    const { picture } = await goods('in stock')
    return get(needed(picture?.startsWith('/api/pictures/') === true ? picture : '', 'the product has no picture below /api/pictures'))
  },
}
