import * as v from 'valibot'
import { isEmailAddress } from '../account/emailAddress.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import type { MailText } from '../ports/Mails.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import { transact } from '../answers/transact.ts'

const request = v.strictObject({
  kind: v.picklist(['backInStock', 'question']),
  emailAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  question: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
})

/** The mail whose link confirms a request; before that the request does not count. */
const confirmation = (backend: Backend, language: Language, product: ProductRecord, uid: string): MailText => {
  const title = product.title[language]
  const link = `${backend.appUrl}${language === 'eng' ? '/en' : ''}/product/${product.id}/${product.slug[language]}?tell=${uid}`
  return language === 'nld'
    ? {
        language,
        subject: `Bevestig: een bericht als ${title} er weer is`,
        body: `Open deze link, dan schrijven we je één keer, zodra ${title} er weer is:\n${link}\nHeb je hier niet om gevraagd? Dan hoef je niets te doen.`,
      }
    : {
        language,
        subject: `Confirm: a message when ${title} is back`,
        body: `Open this link and we write to you once, as soon as ${title} is back:\n${link}\nDid you not ask for this? Then there is nothing to do.`,
      }
}

/** The question is not quoted: the address is unverified, and anyone could use the shop to mail a text of their own. */
const acknowledged = (language: Language, product: ProductRecord): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `Je vraag over ${product.title.nld}`,
        body: `We hebben je vraag over ${product.title.nld} ontvangen en antwoorden binnen een werkdag.\nHeb je niets gevraagd? Dan hoef je niets te doen.`,
      }
    : {
        language,
        subject: `Your question about ${product.title.eng}`,
        body: `We have your question about ${product.title.eng} and answer within a working day.\nDid you not ask anything? Then there is nothing to do.`,
      }

const confirm: Call = {
  method: 'POST',
  path: '/api/public/productRequests/:requestUid/confirm',
  operation: 'confirmProductRequest',
  handle: async (backend, context) => {
    const uid = context.req.param('requestUid') ?? ''
    if (uid.length > 60) throw notUnderstood('requestUid: at most 60 characters')
    const confirmed = await backend.store.run('UPDATE product_request SET is_confirmed = 1 WHERE uid = ?', uid)
    if (confirmed === 0) throw new HttpFailure(404, 'productRequestNotFound')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

const sendProductRequest: Call = {
  method: 'POST',
  path: '/api/public/products/:productId/requests',
  operation: 'sendProductRequest',
  handle: async (backend, context) => {
    const { kind, emailAddress, question = '' } = await readBody(context, request)
    const product = backend.catalogue.product(Number(context.req.param('productId')))
    if (product === null) throw new HttpFailure(404, 'productNotFound')
    const recipient = emailAddress.trim()
    const isRight = isEmailAddress(recipient) && (kind === 'question') === (question.trim() !== '')
    if (!isRight) throw new HttpFailure(422, 'productRequestInvalid')
    await limitMailbox(backend, 'request', recipient)
    const language = languageOf(context)
    await transact(backend, async (backend) => {
      if (kind === 'question') {
        await backend.mails.enqueue({
          recipient: backend.shop.seller.emailAddress,
          subject: `Vraag over ${product.title.nld} van <${recipient}>`,
          body: question.trim(),
          replyTo: recipient,
        })
        await backend.mails.enqueue({ recipient, ...acknowledged(language, product) })
      } else {
        const uid = backend.newId('tell')
        await backend.store.run(
          'INSERT INTO product_request (uid, product_id, recipient, language, created_at) VALUES (?, ?, ?, ?, ?)',
          uid,
          product.id,
          recipient,
          language,
          backend.now(),
        )
        await backend.mails.enqueue({ recipient, ...confirmation(backend, language, product, uid) })
      }
    })
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** Requests of visitors about products that cannot be bought at the moment. */
export const productRequestCalls: readonly Call[] = [sendProductRequest, confirm]
