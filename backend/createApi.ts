import { Hono } from 'hono'
import type { Context } from 'hono'
import { loginLinkCalls } from './sessions/loginLinkCalls.ts'
import { passkeyCalls } from './sessions/passkeyCalls.ts'
import { sessionCalls } from './sessions/sessionCalls.ts'
import { addressBookCalls } from './account/addressBookCalls.ts'
import { passwordCalls } from './account/passwordCalls.ts'
import { personalCalls } from './account/personalCalls.ts'
import { verificationCalls } from './account/verificationCalls.ts'
import type { Call } from './answers/Call.ts'
import type { Backend } from './answers/Backend.ts'
import { limitBody } from './answers/limitBody.ts'
import { notUnderstood } from './answers/readBody.ts'
import { respondToFailure, refuseOtherMethods } from './answers/refusals.ts'
import { HttpFailure } from './answers/HttpFailure.ts'
import { bankCalls } from './bank/bankCalls.ts'
import { cartCalls } from './cart/cartCalls.ts'
import { addressSearchCalls } from './addressSearch/addressSearchCalls.ts'
import { catalogueCalls } from './catalogue/catalogueCalls.ts'
import { pictureCalls } from './catalogue/pictureCalls.ts'
import { companyCalls } from './companyAccount/companyCalls.ts'
import { checkoutCalls } from './checkout/checkoutCalls.ts'
import { paymentCalls } from './checkout/paymentCalls.ts'
import { previewCalls, withPreview } from './preview/previewCalls.ts'
import { reviewCalls } from './orders/reviewCalls.ts'
import { orderCalls } from './orders/orderCalls.ts'
import { articleCalls } from './catalogue/articleCalls.ts'
import { priceCalls } from './prices/priceCalls.ts'
import { productRequestCalls } from './productRequests/productRequestCalls.ts'
import { searchCalls } from './search/searchCalls.ts'
import { ticketCalls } from './tickets/ticketCalls.ts'
import { quoteCalls } from './quotes/quoteCalls.ts'
import { shareCalls } from './sharing/shareCalls.ts'
import { wishlistCalls } from './wishlist/wishlistCalls.ts'
import { contactCalls } from './contact/contactCalls.ts'
import { privacyCalls } from './privacy/privacyCalls.ts'
import { withdrawalCalls } from './withdrawals/withdrawalCalls.ts'

const health: Call = {
  method: 'GET',
  path: '/health',
  operation: null,
  handle: (_backend, context) => context.json({ status: 'success', data: null }),
}

/** All calls of the backend except those of the practice bank. */
export const calls: readonly Call[] = [
  ...catalogueCalls.map(withPreview),
  ...previewCalls,
  ...pictureCalls,
  ...cartCalls,
  ...sessionCalls,
  ...loginLinkCalls,
  ...passkeyCalls,
  ...passwordCalls,
  ...personalCalls,
  ...verificationCalls,
  ...addressBookCalls,
  ...articleCalls,
  ...priceCalls,
  ...productRequestCalls,
  ...searchCalls,
  ...orderCalls,
  ...reviewCalls,
  ...companyCalls,
  ...ticketCalls,
  ...wishlistCalls,
  ...quoteCalls,
  ...shareCalls,
  ...withdrawalCalls,
  ...privacyCalls,
  ...contactCalls,
  ...addressSearchCalls,
  ...checkoutCalls,
  ...paymentCalls,
  health,
]

/** Refuses unreadable requests with 400: broken percent-encoding in the address, or an invalid JSON body. */
const readable = async (context: Context): Promise<void> => {
  try {
    decodeURIComponent(new URL(context.req.url).pathname)
  } catch {
    throw notUnderstood('the path is not percent-encoded UTF-8')
  }
  if (context.req.method === 'GET' || !/^application\/json/i.test(context.req.header('content-type') ?? '')) return
  const source = await context.req.text()
  try {
    if (source.trim() !== '') JSON.parse(source)
  } catch {
    throw notUnderstood('the body is not JSON')
  }
}

export type Api = (request: Request, connection?: object) => Response | Promise<Response>

/** The backend as a fetch handler. `connection` is the server's connection object of the request. */
export const createApi = (backend: Backend): Api => {
  const app = new Hono()
  const answered = backend.practiceBank === null ? calls : [...calls, ...bankCalls(backend.practiceBank)]
  app.use(limitBody)
  for (const { method, path, operation, handle } of answered) {
    app.on(method, path, async (context) => {
      if (operation !== null && operation !== 'loadPicture') await readable(context)
      return handle(backend, context)
    })
  }
  refuseOtherMethods(app, answered)
  app.notFound((context) => respondToFailure(new HttpFailure(404, 'callUnknown'), context))
  app.onError(respondToFailure)
  return (request, connection) => app.fetch(request, connection)
}
