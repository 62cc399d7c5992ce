import { localeCodes } from '@thuishaven/core/locale'
import { pathTo } from '../../features/shop/index.ts'
import type { PathNameAlone } from '../../features/shop/index.ts'
import type { LimitedCalls } from '../../framework/server/callLimits.server.ts'

/** An address in every language, to which a plain form is posted. */
const forms = (name: PathNameAlone): readonly string[] => localeCodes.map((locale) => pathTo(locale, name))

/**
 * Posts that allow guessing data (passwords, reset tokens, existing accounts, orders, coupons) or abuse. Calls with the same purpose are counted
 * together; `:id` matches any id. The limits are wide enough for an office behind one IP address, and the backend's own limits are stricter.
 */
export const limitedCalls: LimitedCalls = [
  [['/api/v2/account/login', ...forms('checkout.login'), ...forms('account.login')], { atOnce: 60, secondsEach: 1 }],
  [['/api/v2/account/register', ...forms('checkout.information'), ...forms('account.register')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/reset', ...forms('account.reset')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/login-link', ...forms('account.loginLink')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/login-link/use'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/verification', ...forms('account.verify')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/verification/confirm'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/passkey-login', '/api/v2/account/passkey-login/options'], { atOnce: 60, secondsEach: 1 }],
  [['/api/v2/account/passkeys/options', '/api/v2/account/passkeys/removal'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/password'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/password/change'], { atOnce: 20, secondsEach: 3 }],
  // One address carries out all that a customer's data allow before hydration: the strictest of their limits.
  [['/api/v2/account/email', ...forms('account.information')], { atOnce: 10, secondsEach: 30 }],
  [['/api/v2/account/email/confirm', ...forms('account.email')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/deletion'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/orders/status', ...forms('order')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/withdrawals', '/api/v2/withdrawals/:id/confirm'], { atOnce: 40, secondsEach: 15 }],
  [['/api/public/products/:id/requests'], { atOnce: 10, secondsEach: 30 }],
  [['/api/public/productRequests/:id/confirm'], { atOnce: 20, secondsEach: 3 }],
  // One withdrawal is three posts.
  [forms('withdraw'), { atOnce: 60, secondsEach: 10 }],
  [['/api/presession/verify', ...forms('checkout')], { atOnce: 40, secondsEach: 1 }],
  [['/api/v2/account/company/members', '/api/v2/account/company/invitation', ...forms('account.company')], { atOnce: 40, secondsEach: 2 }],
  [forms('quickOrder'), { atOnce: 60, secondsEach: 2 }],
  [['/api/v2/quotes', ...forms('requestQuote')], { atOnce: 30, secondsEach: 10 }],
  [['/api/v2/shares', ...forms('share')], { atOnce: 30, secondsEach: 10 }],
  [['/api/public/contact', ...forms('contact')], { atOnce: 10, secondsEach: 30 }],
  [['/api/v2/cart/coupons', '/cart/coupon'], { atOnce: 30, secondsEach: 1 }],
]
