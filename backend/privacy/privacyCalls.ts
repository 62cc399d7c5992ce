import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { detailsOf } from '../account/accountChange.ts'
import { buyerOf } from '../account/buyerOf.ts'
import type { Buyer } from '../account/buyerOf.ts'
import { requirePassword } from '../account/personalCalls.ts'
import { wirePasskeys } from '../account/wirePasskeys.ts'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { languageOf } from '../answers/languageOf.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { cartOfCustomer } from '../cart/carts.ts'
import type { Wire } from '../contract/wire.ts'
import { whole } from '../database/row.ts'
import type { Language } from '../records/ProductRecord.ts'
import { ordersOf, wireInvoices, wireOrderDetail } from '../orders/orders.ts'
import { allTicketsOf } from '../tickets/tickets.ts'
import { quotesOf } from '../quotes/quotes.ts'
import { wireQuote } from '../quotes/wireQuote.ts'
import { withdrawalsOf } from '../withdrawals/withdrawalCalls.ts'
import { transact } from '../answers/transact.ts'
import { requestsOf } from '../checkout/approvals.ts'
import { forgetMember, membershipOf } from '../company/members.ts'

const deletion = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })

/** What the shop keeps of a customer as a member of a company; null: of none. */
const memberData = async (backend: Backend, customerId: string): Promise<Wire['CustomerData']['company']> => {
  const membership = await membershipOf(backend.store, customerId)
  if (membership === null) return null
  return {
    name: (await backend.customers.byId(membership.founderId))?.companyName ?? '',
    role: membership.role,
    requests: (await requestsOf(backend.store, customerId)).map(({ contents, totalInclVat, status, reason, requestedAt }) => ({
      requestedAt: new Date(requestedAt).toISOString(),
      status,
      totalInclVat,
      reason,
      ...contents,
      lines: [...contents.lines],
    })),
  }
}

const customerData = async (backend: Backend, buyer: Buyer, language: Language): Promise<Wire['CustomerData']> => {
  const { customerId } = buyer
  const customer = await backend.customers.byId(customerId)
  if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
  const orders = await ordersOf(backend, { ...buyer, status: null }, null)
  const invoice = await backend.addressBook.invoice(customerId)
  const cart = await cartOfCustomer(backend.store, customerId)
  const details: Wire['OrderDetail'][] = []
  for (const order of orders) details.push(await wireOrderDetail(backend, { order, orderedBy: null }, language))
  return {
    madeAt: new Date(backend.now()).toISOString(),
    customerNumber: customer.number,
    details: detailsOf(customer),
    addresses: {
      invoice: invoice === null ? [] : [invoice],
      delivery: [...(await backend.addressBook.delivery(customerId))],
    },
    orders: details,
    invoices: await wireInvoices(backend, buyer, null),
    tickets: await allTicketsOf(backend, customerId),
    quotes: (await quotesOf(backend.store, customerId)).map((quote) => wireQuote(quote, language, backend.now())),
    withdrawals: buyer.placedSince === 0 ? await withdrawalsOf(backend, customerId) : [],
    passkeys: await wirePasskeys(backend, customerId),
    wishlist: (await backend.store.all('SELECT product_id FROM wish WHERE customer_id = ? ORDER BY number DESC', customerId)).map((row) =>
      whole(row, 'product_id'),
    ),
    company: await memberData(backend, customerId),
    cart: (cart?.lines ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
  }
}

const data: Call = {
  method: 'GET',
  path: '/api/v2/account/data',
  operation: 'loadData',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    return succeed(context, {
      status: 'success',
      data: await customerData(backend, buyer, languageOf(context)),
    } satisfies Wire['CustomerDataResponse'])
  },
}

/** Customer data without a legal retention period; orders and invoices stay for the tax authorities. */
const forget = [
  'DELETE FROM cart WHERE customer_id = ?',
  'DELETE FROM own_price WHERE customer_id = ?',
  'DELETE FROM quote_key WHERE quote_uid IN (SELECT uid FROM quote WHERE customer_id = ?)',
  'DELETE FROM quote WHERE customer_id = ?',
  'DELETE FROM ticket WHERE customer_id = ?',
  'DELETE FROM wish WHERE customer_id = ?',
  'DELETE FROM review WHERE customer_id = ?',
]

const remove: Call = {
  method: 'POST',
  path: '/api/v2/account/deletion',
  operation: 'deleteAccount',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    const { password } = await readBody(context, deletion)
    const email = (await requirePassword(backend, customerId, password)).emailAddress
    await transact(backend, async (backend) => {
      for (const statement of forget) await backend.store.run(statement, customerId)
      await forgetMember(backend.store, customerId)
      await backend.customers.remove(customerId)
      await backend.mails.enqueue({
        recipient: email,
        language: visitor.language,
        subject: visitor.language === 'nld' ? 'Je account is verwijderd' : 'Your account has been deleted',
        body:
          visitor.language === 'nld'
            ? 'Je account en je gegevens zijn verwijderd. Bestellingen en facturen bewaren we zolang de wet dat vraagt.'
            : 'Your account and your data have been deleted. We keep orders and invoices as long as the law asks.',
      })
    })
    for (const name of ['auth_token', 'customer_id'])
      setCookie(context, name, '', { path: '/', sameSite: 'Lax', maxAge: 0, secure: context.req.header('x-forwarded-proto') === 'https' })
    return succeed(context, { status: 'success', data: null, message: 'accountDeleted' } satisfies Wire['MessageResponse'])
  },
}

/** Export and deletion of a customer's data. */
export const privacyCalls: readonly Call[] = [data, remove]
