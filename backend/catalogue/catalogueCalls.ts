import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { crumbsTo } from './crumbsTo.ts'
import { publishedReviews } from '../reviews/reviews.ts'
import { findBelonging, findRelated, findSamples } from './findProducts.ts'
import { listAddresses } from './listAddresses.ts'
import { loadContent } from './loadContent.ts'
import { shownSide } from './shownSide.ts'
import { wireConfig } from './wireConfig.ts'
import { wireMenuBelow } from './wireMenu.ts'
import { wireProduct } from './wireProduct.ts'

const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000))

const contentRequest = v.strictObject({
  slug: v.optional(path, '/'),
  pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  sort: v.optional(v.picklist(['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending']), 'relevance'),
})
const navigationRequest = v.strictObject({ parentId: v.string(), currentId: v.nullable(v.string()), expand: v.boolean() })
const redirectRequest = v.strictObject({ path })

const app: Call = {
  method: 'POST',
  path: '/api/v2/app',
  operation: 'loadApp',
  handle: async (backend, context) => {
    if (backend.meets('shop-inactive'))
      return succeed(context, { status: 'error', data: null, errorCode: null } satisfies Wire['UnavailableConfig'])
    if (backend.meets('shop-error')) {
      return succeed(context, {
        status: 'error',
        data: null,
        message: 'configurationUnavailable',
        errorCode: 'CFG-5001',
      } satisfies Wire['UnavailableConfig'])
    }
    return succeed(context, {
      status: 'success',
      data: wireConfig(backend, languageOf(context), await shownSide(backend, context)),
      errorCode: null,
    } satisfies Wire['ConfigResponse'])
  },
}

const content: Call = {
  method: 'POST',
  path: '/api/public/content',
  operation: 'loadContent',
  handle: async (backend, context) => {
    const request = await readBody(context, contentRequest)
    const [side, language] = [await shownSide(backend, context), languageOf(context)]
    return succeed(context, loadContent(backend, { path: request.slug, page: request.pageNumber, sort: request.sort, language, side }))
  },
}

const product: Call = {
  method: 'GET',
  path: '/api/public/products/:productId',
  operation: 'loadProduct',
  handle: async (backend, context) => {
    const requested = context.req.param('productId') ?? ''
    if (!/^[1-9]\d{0,14}$/.test(requested)) throw notUnderstood('productId: a whole number from 1')
    const found = backend.catalogue.product(Number(requested))
    if (found === null) throw new HttpFailure(404, 'productNotFound')
    const language = languageOf(context)
    const category = backend.catalogue.category(found.categoryId)
    const shown = backend.meets('price-missing') ? { ...found, price: null } : found
    const above = category === null ? [] : crumbsTo(backend.catalogue, category, language)
    return succeed(context, {
      status: 'success',
      data: wireProduct(shown, language, above, {
        related: findRelated(backend.catalogue, found),
        belongs: findBelonging(backend.catalogue, found),
        samples: findSamples(backend.catalogue, found),
        written: await publishedReviews(backend.store, found.id),
        shop: backend.shop,
      }),
    } satisfies Wire['ProductResponse'])
  },
}

const navigation: Call = {
  method: 'POST',
  path: '/api/public/navigation',
  operation: 'loadNavigation',
  handle: async (backend, context) => {
    const { parentId, expand } = await readBody(context, navigationRequest)
    return succeed(context, {
      status: 'success',
      data: wireMenuBelow(backend.shop, parentId, expand, languageOf(context)),
    } satisfies Wire['NavigationResponse'])
  },
}

const redirects: Call = {
  method: 'POST',
  path: '/api/public/redirects',
  operation: 'findRedirect',
  handle: async (backend, context) => {
    const requested = await readBody(context, redirectRequest)
    const data = backend.catalogue.redirect(requested.path)
    return succeed(context, { status: 'success', data } satisfies Wire['RedirectResponse'])
  },
}

const partOf = (requested: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(requested)) throw notUnderstood('part: a whole number from 1')
  return Number(requested)
}

const addresses: Call = {
  method: 'GET',
  path: '/api/public/addresses/:part',
  operation: 'listPageAddresses',
  handle: (backend, context) =>
    succeed(context, {
      status: 'success',
      data: listAddresses(backend.catalogue, partOf(context.req.param('part') ?? '')),
    } satisfies Wire['PageAddressesResponse']),
}

/** Configuration, pages, products, menus, redirect rules. */
export const catalogueCalls: readonly Call[] = [app, content, product, navigation, addresses, redirects]
