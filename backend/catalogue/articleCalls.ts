import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'

const articlesRequest = v.strictObject({
  numbers: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.minLength(1), v.maxLength(200)),
})

const find: Call = {
  method: 'POST',
  path: '/api/v2/articles',
  operation: 'findArticles',
  handle: async (backend, context) => {
    const { numbers } = await readBody(context, articlesRequest)
    const data = numbers.map((number) => ({ number, productId: backend.catalogue.productByArticle(number) }))
    return succeed(context, { status: 'success', data } satisfies Wire['ArticlesResponse'])
  },
}

/** Products by their printed article numbers. */
export const articleCalls: readonly Call[] = [find]
