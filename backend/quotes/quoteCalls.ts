import { measuresText } from '../cart/optionText.ts'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { isEmailAddress } from '../account/emailAddress.ts'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import type { Backend } from '../answers/Backend.ts'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Call } from '../answers/Call.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { countTry } from '../answers/limitTries.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import { anonymousCart, cartOfVisitor } from '../cart/carts.ts'
import { addQuotedLines } from '../cart/changeLines.ts'
import { hasPieces } from '../cart/replacedPieces.ts'
import { requestedLines } from '../cart/requestedLines.ts'
import { lineDelivery } from '../cart/lineDelivery.ts'
import { measuredOptions } from '../cart/measuredOptions.ts'
import type { MeasuredOption } from '../cart/measuredOptions.ts'
import { hasDeposit } from '../catalogue/hasDeposit.ts'
import type { Wire } from '../contract/wire.ts'
import type { Text } from '../records/ProductRecord.ts'
import { requestedMail } from './quoteMails.ts'
import { changeQuote, createQuote, endOfDay, hasExpired, newQuoteKey, offerVersion, quoteByUid, quoteOfKey, quotesOf } from './quotes.ts'
import type { QuoteLine, StoredQuote } from './quotes.ts'
import { wireQuote } from './wireQuote.ts'

const newQuote = v.strictObject({
  lines: requestedLines(50),
  emailAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  message: v.pipe(v.string(), v.maxLength(5000)),
  website: v.pipe(v.string(), v.maxLength(500)),
})
const acceptance = v.strictObject({ offerVersion: v.pipe(v.string(), v.maxLength(64)) })
type RequestedLine = v.InferOutput<typeof newQuote>['lines'][number]

const hour = 60 * 60 * 1000
const limits = [{ most: 20, within: hour }]

const choiceOf = ({ group, item, custom }: MeasuredOption): Text => {
  const measures = measuresText(custom)
  return { nld: `${group.name.nld}: ${item.name.nld}${measures}`, eng: `${group.name.eng}: ${item.name.eng}${measures}` }
}

/** A line with the names of now. Refuses what is not sold, and samples, which are free. */
const lineOf = (backend: Backend, { productId, quantity, options }: RequestedLine): QuoteLine => {
  const product = backend.catalogue.product(productId)
  if (product === null || product.isSample === true) throw new HttpFailure(422, 'productUnknown')
  const chosen = options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, custom: custom ?? null }))
  const measured = measuredOptions(product, chosen)
  return {
    productId,
    quantity,
    options: chosen,
    title: product.title,
    choices: measured.map(choiceOf),
    vat: product.price?.vat ?? null,
    delivery: lineDelivery(product, measured),
  }
}

/** What a program that fills in every field gets: it must not learn that it was detected. */
const pretended = { number: 'O00-0000', key: 'x'.repeat(32) }

const request: Call = {
  method: 'POST',
  path: '/api/v2/quotes',
  operation: 'requestQuote',
  handle: async (backend, context) => {
    const { lines, emailAddress, name, message, website } = await readBody(context, newQuote)
    if (!isEmailAddress(emailAddress)) throw notUnderstood('emailAddress: an e-mail address')
    const visitor = await visitorOf(backend, context)
    const respond = (data: Wire['MadeQuote']): Wire['MadeQuoteResponse'] => ({ status: 'success', data })
    if (website !== '') return succeed(context, respond(pretended))
    const stored = lines.map((line) => lineOf(backend, line))
    await countTry(backend, `requestQuote ${visitorAddress(context)}`, limits)
    await limitMailbox(backend, 'quote', emailAddress)
    return answerIdempotently(backend, context, `requestQuote ${emailAddress}`, async (backend) => {
      const uid = backend.newId('quote')
      const { customerId, language } = visitor
      const cart = await cartOfVisitor(backend.store, visitor)
      const requestedCartUid = cart !== null && hasPieces(cart.lines, stored) ? cart.uid : null
      const quote = { uid, customerId, emailAddress, name, message, language, lines: stored, requestedCartUid }
      await createQuote(backend.store, quote, backend.now())
      const made = await quoteByUid(backend.store, uid)
      if (made === null) throw new Error('A quote that was just made cannot be found')
      const key = await newQuoteKey(backend.store, uid, backend.now())
      await backend.mails.enqueue({ recipient: emailAddress, ...requestedMail(backend.appUrl, made, key) })
      await backend.mails.enqueue({
        recipient: backend.shop.seller.emailAddress,
        subject: `Aanvraag voor offerte ${made.number}`,
        body: `${name} <${emailAddress}> vraagt offerte ${made.number} aan. Beantwoord hem in de backoffice, bij Offertes.\n\n${message}`,
        replyTo: emailAddress,
      })
      return respond({ number: made.number, key })
    })
  },
}

/** The quote of the request's key, or of its uid for its customer; refuses others with 404. */
const found = async (backend: Backend, visitor: Visitor, context: Context): Promise<StoredQuote> => {
  const quote = await quoteOfKey(backend.store, context.req.param('quoteKey') ?? '', visitor.customerId)
  if (quote === null) throw new HttpFailure(404, 'quoteUnknown')
  return quote
}

const load: Call = {
  method: 'GET',
  path: '/api/v2/quotes/:quoteKey',
  operation: 'loadQuote',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const data = wireQuote(await found(backend, visitor, context), visitor.language, backend.now())
    return succeed(context, { status: 'success', data } satisfies Wire['QuoteResponse'])
  },
}

const downloadPdf: Call = {
  method: 'GET',
  path: '/api/v2/quotes/:quoteKey/pdf',
  operation: 'downloadQuote',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const quote = await found(backend, visitor, context)
    // What was withdrawn or refused is no offer any more. One that has expired says so itself.
    if (quote.answer === null || (quote.status !== 'answered' && quote.status !== 'accepted'))
      throw new HttpFailure(409, 'quoteWithoutOffer')
    // The PDF library is large and rarely needed, so it is loaded lazily.
    const { quotePdf } = await import('./quotePdf.ts')
    const shop = { seller: backend.shop.seller, isDepositDue: hasDeposit(backend) }
    return context.body(await quotePdf(quote, quote.answer, shop, visitor.language, backend.now()), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${quote.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    })
  },
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/quotes',
  operation: 'listQuotes',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const quotes = await quotesOf(backend.store, signedIn(visitor))
    const data = quotes.map((quote) => wireQuote(quote, visitor.language, backend.now()))
    return succeed(context, { status: 'success', data } satisfies Wire['QuotesResponse'])
  },
}

const accept: Call = {
  method: 'POST',
  path: '/api/v2/quotes/:quoteKey/acceptance',
  operation: 'acceptQuote',
  handle: async (backend, context) => {
    const { offerVersion: accepted } = await readBody(context, acceptance)
    const visitor = await visitorOf(backend, context)
    return transact(backend, async (backend) => {
      const quote = await found(backend, visitor, context)
      const own = await cartOfVisitor(backend.store, visitor)
      const respond = (cartUid: string | null): Response => {
        if (visitor.customerId === null && cartUid !== null)
          setCookie(context, 'es_cuid', cartUid, {
            path: '/',
            sameSite: 'Lax',
            maxAge: 90 * 24 * 60 * 60,
            secure: context.req.header('x-forwarded-proto') === 'https',
          })
        return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
      }
      // Who pressed twice, or has not received the first response, gets the same cart.
      if (quote.status === 'accepted') return respond((own ?? (await anonymousCart(backend.store, quote.cartUid)))?.uid ?? null)
      const { answer, number, uid } = quote
      const now = backend.now()
      if (answer === null || hasExpired(quote, now) || quote.status !== 'answered') throw new HttpFailure(409, 'quoteClosed')
      // Nobody accepts a price unseen: the shop may have answered anew while the page was open.
      if (accepted !== offerVersion(answer)) throw new HttpFailure(409, 'quoteChanged')
      if (!(await changeQuote(backend.store, uid, ['answered'], { status: 'accepted' }, now))) throw new HttpFailure(409, 'quoteClosed')
      const terms = { number, expiresOn: answer.expiresOn, expiresAt: endOfDay(answer.expiresOn), vatIncluded: answer.vatIncluded }
      const lines = quote.lines.map(({ productId, quantity, options }, index) => {
        const { unitPrice = 0, vat = 0 } = answer.prices[index] ?? {}
        return { clientId: `${number}:${index + 1}`, productId, quantity, options, quote: { ...terms, unitPrice, vat } }
      })
      const cart = await addQuotedLines(backend, visitor, own, lines, quote.requestedCartUid)
      await backend.store.run('UPDATE quote SET cart_uid = ? WHERE uid = ?', cart.uid, uid)
      return respond(cart.uid)
    })
  },
}

const withdraw: Call = {
  method: 'POST',
  path: '/api/v2/quotes/:quoteKey/withdrawal',
  operation: 'withdrawQuote',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const { uid } = await found(backend, visitor, context)
    const isWithdrawn = await changeQuote(
      backend.store,
      uid,
      ['requested', 'answered', 'refused', 'withdrawn'],
      { status: 'withdrawn' },
      backend.now(),
    )
    if (!isWithdrawn) throw new HttpFailure(409, 'quoteClosed')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** Quotes: requested by visitors, answered by the shop in the back office, accepted into the cart. */
export const quoteCalls: readonly Call[] = [request, load, downloadPdf, list, accept, withdraw]
