import * as v from 'valibot'
import { visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { searchProducts } from './searchProducts.ts'

const searchQuestion = v.strictObject({ q: v.pipe(v.string(), v.maxLength(200)) })

const search: Call = {
  method: 'POST',
  path: '/api/search',
  operation: 'search',
  handle: async (host, context) => {
    const { q } = await readBody(context, searchQuestion)
    const { language, customerId } = visitorOf(host, context)
    return succeed(context, { status: 'success', data: searchProducts(host, language, q, customerId) } satisfies Wire['SearchAnswer'])
  },
}

/** The search. */
export const searchCalls: readonly Call[] = [search]
