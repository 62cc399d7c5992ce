import * as v from 'valibot'
import { visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { shownSide } from '../catalogue/shownSide.ts'
import type { Wire } from '../contract/wire.ts'
import { listFound } from './listFound.ts'
import { searchProducts } from './searchProducts.ts'

const searchRequest = v.strictObject({ q: v.pipe(v.string(), v.maxLength(200)) })

const foundRequest = v.strictObject({
  q: v.pipe(v.string(), v.maxLength(200)),
  slug: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)), '/'),
  pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  sort: v.optional(v.picklist(['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending']), 'relevance'),
})

const search: Call = {
  method: 'POST',
  path: '/api/search',
  operation: 'search',
  handle: async (backend, context) => {
    const { q } = await readBody(context, searchRequest)
    const { language, customerId } = await visitorOf(backend, context)
    return succeed(context, {
      status: 'success',
      data: await searchProducts(backend, language, q, customerId, await shownSide(backend, context)),
    } satisfies Wire['SearchResponse'])
  },
}

const list: Call = {
  method: 'POST',
  path: '/api/public/search',
  operation: 'listFound',
  handle: async (backend, context) => {
    const { q, slug, pageNumber, sort } = await readBody(context, foundRequest)
    const data = listFound(backend, {
      query: q,
      path: slug,
      page: pageNumber,
      sort,
      language: languageOf(context),
      side: await shownSide(backend, context),
    })
    return succeed(context, { status: 'success', data } satisfies Wire['FoundResponse'])
  },
}

/** Search while typing, and search results as a list. */
export const searchCalls: readonly Call[] = [search, list]
