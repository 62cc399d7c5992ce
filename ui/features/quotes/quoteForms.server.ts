import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { quotableLines } from '@thuishaven/core/quotes'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { readFormData, seeOther } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { pathTo } from '../shop/index.ts'
import { linesOfAddress } from './linesOfAddress.ts'
import type { PostedQuote } from './postedQuote.ts'
import { quoteAddress } from './quoteAddress.ts'

const request =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const { field } = formData
    const values = { name: field('name'), email: field('email'), message: field('message') }
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      const refused = (problem: PostedQuote['problem']) =>
        respondWithPage(context, { shows: { values, problem } satisfies PostedQuote, isRefused: true })
      if (context.get('tooOften') !== undefined) return await refused({ key: 'phrases.tooManyRequests' })
      await shop.session.restore()
      const chosen = linesOfAddress(field('lines'))
      if (chosen.length === 0) await shop.cart.load()
      const inCart = shop.cart.getSnapshot().cart.lines
      const lines = chosen.length === 0 ? quotableLines(inCart) : chosen
      if (lines.length === 0) return await refused({ key: inCart.length === 0 ? 'quotes.emptyCart' : 'quotes.onlySamples' })
      const made = await (await shop.customer.load()).requestQuote(values, lines, field('website'))
      return made.ok ? seeOther(`${quoteAddress(locale, made.value.key)}&done=requested`, scope) : await refused(made.failure)
    } finally {
      await scope.close()
    }
  }

const change =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const token = context.get('client').url.searchParams.get('token') ?? ''
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.session.restore()
      const customer = await shop.customer.load()
      const isAcceptance = formData.field('intent') === 'accept'
      const result = isAcceptance ? await customer.acceptQuote(token, formData.field('offerVersion')) : await customer.withdrawQuote(token)
      const reached = isAcceptance ? 'accepted' : 'withdrawn'
      const news = `${quoteAddress(locale, token)}&done=${reached}${isAcceptance ? '&panel=cart' : ''}`
      if (result.ok) return seeOther(news, scope)
      // The response may have been lost on its way, and what is done cannot be tried again on the page.
      const quote = await customer.api.quote(token)
      if (quote.ok && quote.value.status === reached) return seeOther(news, scope)
      const shows: PostedQuote = { values: { name: '', email: '', message: '' }, problem: result.failure }
      return await respondWithPage(context, { shows, isRefused: true })
    } finally {
      await scope.close()
    }
  }

/** The forms of quotes as plain posts, which work in the same way with and without JavaScript. */
export const quoteForms: readonly ServerAction<ActionDependencies<Shop>>[] = [
  { method: 'post', path: (locale) => pathTo(locale, 'requestQuote'), handler: request },
  { method: 'post', path: (locale) => pathTo(locale, 'quote'), handler: change },
]
