import { localeCodes } from '@thuishaven/core/locale'
import { pathTo } from '../../features/shop/index.ts'
import type { PathNameAlone } from '../../features/shop/index.ts'
import type { LimitedCalls } from '../../framework/server/callLimits.server.ts'

/** An address in every language, to which a plain form is posted. */
const forms = (name: PathNameAlone): readonly string[] => localeCodes.map((locale) => pathTo(locale, name))

/**
 * Posts by which data can be guessed: passwords, reset tokens, who has an account, what was ordered, coupons; or can be a nuisance. Those that
 * answer the same question are counted as one, `:id` standing for any id. Wide enough for an office behind one address, and for the backend's own, stricter limits to speak first.
 */
export const limitedCalls: LimitedCalls = [
  [['/api/v2/account/login', ...forms('checkout.login'), ...forms('account.login')], { atOnce: 60, secondsEach: 1 }],
  [['/api/v2/account/register', ...forms('checkout.information'), ...forms('account.register')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/reset', ...forms('account.reset')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/password'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/password/change'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/email'], { atOnce: 10, secondsEach: 30 }],
  [['/api/v2/account/email/confirm'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/account/deletion'], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/orders/status', ...forms('order')], { atOnce: 20, secondsEach: 3 }],
  [['/api/v2/withdrawals', '/api/v2/withdrawals/:id/confirm'], { atOnce: 40, secondsEach: 15 }],
  [['/api/public/products/:id/requests'], { atOnce: 10, secondsEach: 30 }],
  [['/api/public/productRequests/:id/confirm'], { atOnce: 20, secondsEach: 3 }],
  // One withdrawal is three posts.
  [forms('withdraw'), { atOnce: 60, secondsEach: 10 }],
  [['/api/presession/verify', ...forms('checkout')], { atOnce: 40, secondsEach: 1 }],
  [['/api/public/contact'], { atOnce: 10, secondsEach: 30 }],
  [['/api/v2/cart/coupons', '/cart/coupon'], { atOnce: 30, secondsEach: 1 }],
]
