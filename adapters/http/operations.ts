import type { paths } from '../../contracts/generated/api.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** One operation of the contract and how it is sent. */
type Operation = {
  readonly [Path in keyof paths]: {
    readonly [Verb in Method]: paths[Path][Verb] extends object
      ? {
          readonly method: Verb
          readonly path: Path
          /** Reads may be retried, also by POST (NET-01). */
          readonly access: 'reads' | 'writes'
          /** Whether the session's token is sent as bearer token; cookies are sent with every operation (NET-02). */
          readonly token: boolean
        }
      : never
  }[Method]
}[keyof paths]

/** The operations that the shop uses, by the contract's names. A test holds `access` and `token` against the contract. */
export const operations = {
  loadApp: { method: 'post', path: '/api/v2/app', access: 'reads', token: false },
  loadContent: { method: 'post', path: '/api/public/content', access: 'reads', token: false },
  loadProduct: { method: 'get', path: '/api/public/products/{productId}', access: 'reads', token: false },
  sendProductRequest: { method: 'post', path: '/api/public/products/{productId}/requests', access: 'writes', token: false },
  confirmProductRequest: {
    method: 'post',
    path: '/api/public/productRequests/{requestUid}/confirm',
    access: 'writes',
    token: false,
  },
  loadNavigation: { method: 'post', path: '/api/public/navigation', access: 'reads', token: false },
  sendMessage: { method: 'post', path: '/api/public/contact', access: 'writes', token: false },
  listPageAddresses: { method: 'get', path: '/api/public/addresses/{part}', access: 'reads', token: false },
  search: { method: 'post', path: '/api/search', access: 'reads', token: false },
  listFound: { method: 'post', path: '/api/public/search', access: 'reads', token: false },
  findArticles: { method: 'post', path: '/api/v2/articles', access: 'reads', token: false },
  listOwnPrices: { method: 'post', path: '/api/v2/prices', access: 'reads', token: false },
  loadOwnPrice: { method: 'post', path: '/api/products/prices/{productId}', access: 'reads', token: true },
  findRedirect: { method: 'post', path: '/api/public/redirects', access: 'reads', token: false },
  loadCart: { method: 'post', path: '/api/v2/account/cart/state', access: 'reads', token: false },
  addCartLine: { method: 'post', path: '/api/v2/cart/lines', access: 'writes', token: false },
  setCartLineQuantity: { method: 'put', path: '/api/v2/cart/lines/{lineUid}', access: 'writes', token: false },
  chooseForCart: { method: 'post', path: '/api/v2/cart', access: 'writes', token: false },
  addCoupon: { method: 'post', path: '/api/v2/cart/coupons', access: 'writes', token: false },
  removeCoupon: { method: 'delete', path: '/api/v2/cart/coupons', access: 'writes', token: false },
  verifyEmail: { method: 'post', path: '/api/presession/verify', access: 'reads', token: false },
  register: { method: 'post', path: '/api/v2/account/register', access: 'writes', token: false },
  login: { method: 'post', path: '/api/v2/account/login', access: 'writes', token: false },
  requestLoginLink: { method: 'post', path: '/api/v2/account/login-link', access: 'writes', token: false },
  loginByLink: { method: 'post', path: '/api/v2/account/login-link/use', access: 'writes', token: false },
  requestVerification: { method: 'post', path: '/api/v2/account/verification', access: 'writes', token: false },
  confirmVerification: { method: 'post', path: '/api/v2/account/verification/confirm', access: 'writes', token: false },
  listPasskeys: { method: 'get', path: '/api/v2/account/passkeys', access: 'reads', token: false },
  beginPasskey: { method: 'post', path: '/api/v2/account/passkeys/options', access: 'writes', token: false },
  addPasskey: { method: 'post', path: '/api/v2/account/passkeys', access: 'writes', token: false },
  removePasskey: { method: 'post', path: '/api/v2/account/passkeys/removal', access: 'writes', token: false },
  beginPasskeyLogin: { method: 'post', path: '/api/v2/account/passkey-login/options', access: 'writes', token: false },
  loginByPasskey: { method: 'post', path: '/api/v2/account/passkey-login', access: 'writes', token: false },
  verifySession: { method: 'post', path: '/api/v2/account/session', access: 'reads', token: true },
  logout: { method: 'post', path: '/api/v2/account/logout', access: 'writes', token: false },
  createAddress: { method: 'post', path: '/api/v2/account/addresses', access: 'writes', token: false },
  requestPasswordReset: { method: 'post', path: '/api/v2/account/reset', access: 'writes', token: false },
  setPassword: { method: 'post', path: '/api/v2/account/password', access: 'writes', token: false },
  lookupAddress: { method: 'post', path: '/api/v2/checkout/address', access: 'reads', token: false },
  listDeliveryOptions: { method: 'post', path: '/api/v2/checkout/delivery', access: 'reads', token: false },
  listPaymentOptions: { method: 'post', path: '/api/v2/checkout/payments', access: 'reads', token: false },
  pay: { method: 'post', path: '/api/v2/checkout/pay', access: 'writes', token: false },
  listAddresses: { method: 'get', path: '/api/v2/account/addresses', access: 'reads', token: false },
  changeAddress: { method: 'put', path: '/api/v2/account/addresses/{addressId}', access: 'writes', token: false },
  deleteAddress: { method: 'delete', path: '/api/v2/account/addresses/{addressId}', access: 'writes', token: false },
  loadDetails: { method: 'get', path: '/api/v2/account/details', access: 'reads', token: false },
  changePassword: { method: 'post', path: '/api/v2/account/password/change', access: 'writes', token: false },
  requestEmailChange: { method: 'post', path: '/api/v2/account/email', access: 'writes', token: false },
  confirmEmailChange: { method: 'post', path: '/api/v2/account/email/confirm', access: 'writes', token: false },
  deleteAccount: { method: 'post', path: '/api/v2/account/deletion', access: 'writes', token: false },
  changeAccount: { method: 'post', path: '/api/v2/account', access: 'writes', token: false },
  searchAddresses: { method: 'post', path: '/api/v2/checkout/address/v2/{country}', access: 'reads', token: false },
  loadAddressDetails: { method: 'post', path: '/api/v2/checkout/address/details/{country}/{id}', access: 'reads', token: false },
  lookupAddressLegacy: { method: 'post', path: '/api/checkout/address', access: 'reads', token: false },
  listOrders: { method: 'get', path: '/api/v2/account/orders', access: 'reads', token: false },
  loadOrder: { method: 'get', path: '/api/v2/account/orders/{orderUid}', access: 'reads', token: false },
  changeOrder: { method: 'put', path: '/api/v2/account/orders/{orderUid}', access: 'writes', token: false },
  findOrder: { method: 'post', path: '/api/v2/orders/status', access: 'reads', token: false },
  listOrderPaymentOptions: { method: 'post', path: '/api/v2/account/orders/{orderUid}/payments', access: 'reads', token: false },
  payOrder: { method: 'post', path: '/api/v2/account/orders/{orderUid}/pay', access: 'writes', token: false },
  listInvoices: { method: 'get', path: '/api/v2/account/invoices', access: 'reads', token: false },
  loadCompany: { method: 'get', path: '/api/v2/account/company', access: 'reads', token: false },
  saveCompany: { method: 'put', path: '/api/v2/account/company', access: 'writes', token: false },
  inviteMember: { method: 'post', path: '/api/v2/account/company/members', access: 'writes', token: false },
  changeMember: { method: 'put', path: '/api/v2/account/company/members/{memberUid}', access: 'writes', token: false },
  acceptInvitation: { method: 'post', path: '/api/v2/account/company/invitation', access: 'writes', token: false },
  decideRequest: { method: 'post', path: '/api/v2/account/company/requests/{requestUid}', access: 'writes', token: false },
  listCompanyOrders: { method: 'get', path: '/api/v2/account/company/orders', access: 'reads', token: false },
  listTickets: { method: 'get', path: '/api/v2/account/tickets', access: 'reads', token: false },
  createTicket: { method: 'post', path: '/api/v2/account/tickets', access: 'writes', token: false },
  writeReview: { method: 'put', path: '/api/v2/account/orders/{orderUid}/reviews/{lineUid}', access: 'writes', token: false },
  requestQuote: { method: 'post', path: '/api/v2/quotes', access: 'writes', token: false },
  loadQuote: { method: 'get', path: '/api/v2/quotes/{quoteKey}', access: 'reads', token: false },
  listQuotes: { method: 'get', path: '/api/v2/account/quotes', access: 'reads', token: false },
  acceptQuote: { method: 'post', path: '/api/v2/quotes/{quoteKey}/acceptance', access: 'writes', token: false },
  withdrawQuote: { method: 'post', path: '/api/v2/quotes/{quoteKey}/withdrawal', access: 'writes', token: false },
  createShare: { method: 'post', path: '/api/v2/shares', access: 'writes', token: false },
  loadShare: { method: 'get', path: '/api/v2/shares/{shareToken}', access: 'reads', token: false },
  withdrawShare: { method: 'post', path: '/api/v2/shares/withdraw', access: 'writes', token: false },
  changeWishlist: { method: 'post', path: '/api/v2/account/wishlist', access: 'writes', token: false },
  replyTicket: { method: 'post', path: '/api/v2/account/tickets/{ticketUid}/messages', access: 'writes', token: false },
  stateWithdrawal: { method: 'post', path: '/api/v2/withdrawals', access: 'writes', token: false },
  confirmWithdrawal: { method: 'post', path: '/api/v2/withdrawals/{withdrawalUid}/confirm', access: 'writes', token: false },
  loadPayment: { method: 'get', path: '/api/v2/checkout/payments/{paymentUid}', access: 'reads', token: false },
  reportPurchase: { method: 'post', path: '/api/v2/checkout/payments/{paymentUid}/told', access: 'writes', token: false },
} as const satisfies Readonly<Record<string, Operation>>

export type OperationName = keyof typeof operations

type Facts<Name extends OperationName> = (typeof operations)[Name]
type Wire<Name extends OperationName> = paths[Facts<Name>['path']][Facts<Name>['method'] & keyof paths[Facts<Name>['path']]]

/** The contract's parameters of an operation. */
export type RequestOf<Name extends OperationName> = (Wire<Name> extends { parameters: { path: infer Params extends object } }
  ? { readonly params: Params }
  : unknown) &
  (Wire<Name> extends { parameters: { query?: infer Query extends object } } ? { readonly query?: Query } : unknown) &
  (Wire<Name> extends { requestBody: { content: { 'application/json': infer Body } } } ? { readonly body: Body } : unknown) &
  (Wire<Name> extends { parameters: { header?: { 'Idempotency-Key'?: string } } } ? { readonly idempotencyKey?: string } : unknown) &
  (Facts<Name>['token'] extends true ? { readonly token: string } : { readonly token?: string })
