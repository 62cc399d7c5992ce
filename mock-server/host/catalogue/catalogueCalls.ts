import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { text, whole } from '../database/Database.ts'
import { findCategory, crumbsTo } from './findPage.ts'
import { findBelonging, findProduct, findRelated } from './findProduct.ts'
import { listAddresses } from './listAddresses.ts'
import { loadContent } from './loadContent.ts'
import { wireConfig } from './wireConfig.ts'
import { wireMenuBelow } from './wireMenu.ts'
import { wireProduct } from './wireProduct.ts'

const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000))

const contentQuestion = v.strictObject({
  slug: v.optional(path, '/'),
  pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  sort: v.optional(v.picklist(['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending']), 'relevance'),
})
const navigationQuestion = v.strictObject({ parentId: v.string(), currentId: v.nullable(v.string()), expand: v.boolean() })
const redirectQuestion = v.strictObject({ path })

const app: Call = {
  method: 'POST',
  path: '/api/v2/app',
  operation: 'loadApp',
  handle: (host, context) => {
    if (host.scenarios.meets('shop-inactive'))
      return succeed(context, { status: 'error', data: null, errorCode: null } satisfies Wire['UnavailableConfig'])
    if (host.scenarios.meets('shop-error')) {
      return succeed(context, {
        status: 'error',
        data: null,
        message: 'configurationUnavailable',
        errorCode: 'CFG-5001',
      } satisfies Wire['UnavailableConfig'])
    }
    return succeed(context, {
      status: 'success',
      data: wireConfig(host, languageOf(context)),
      errorCode: null,
    } satisfies Wire['ConfigAnswer'])
  },
}

const content: Call = {
  method: 'POST',
  path: '/api/public/content',
  operation: 'loadContent',
  handle: async (host, context) => {
    const question = await readBody(context, contentQuestion)
    return succeed(
      context,
      loadContent(host, { path: question.slug, page: question.pageNumber, sort: question.sort, language: languageOf(context) }),
    )
  },
}

const product: Call = {
  method: 'GET',
  path: '/api/public/products/:productId',
  operation: 'loadProduct',
  handle: (host, context) => {
    const asked = context.req.param('productId') ?? ''
    if (!/^[1-9]\d{0,14}$/.test(asked)) throw notUnderstood('productId: a whole number from 1')
    const found = findProduct(host.database, Number(asked))
    if (found === null) throw new Refusal(404, 'productNotFound')
    const language = languageOf(context)
    const category = findCategory(host.database, found.categoryId)
    const shown = host.scenarios.meets('price-missing') ? { ...found, price: null } : found
    const above = category === null ? [] : crumbsTo(host.database, category, language)
    return succeed(context, {
      status: 'success',
      data: wireProduct(shown, language, above, {
        related: findRelated(host.database, found),
        belongs: findBelonging(host.database, found),
        authenticity: host.shop.reviewAuthenticity,
      }),
    } satisfies Wire['ProductAnswer'])
  },
}

const navigation: Call = {
  method: 'POST',
  path: '/api/public/navigation',
  operation: 'loadNavigation',
  handle: async (host, context) => {
    const { parentId, expand } = await readBody(context, navigationQuestion)
    return succeed(context, {
      status: 'success',
      data: wireMenuBelow(host.shop, parentId, expand, languageOf(context)),
    } satisfies Wire['NavigationAnswer'])
  },
}

const redirects: Call = {
  method: 'POST',
  path: '/api/public/redirects',
  operation: 'findRedirect',
  handle: async (host, context) => {
    const asked = await readBody(context, redirectQuestion)
    const row = host.database.get('SELECT target, status_code FROM redirect WHERE path = ?', asked.path)
    const data =
      row === null ? null : { target: text(row, 'target'), statusCode: whole(row, 'status_code') === 302 ? (302 as const) : (301 as const) }
    return succeed(context, { status: 'success', data } satisfies Wire['RedirectAnswer'])
  },
}

const partOf = (asked: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw notUnderstood('part: a whole number from 1')
  return Number(asked)
}

const addresses: Call = {
  method: 'GET',
  path: '/api/public/addresses/:part',
  operation: 'listPageAddresses',
  handle: (host, context) =>
    succeed(context, {
      status: 'success',
      data: listAddresses(host.database, partOf(context.req.param('part') ?? '')),
    } satisfies Wire['PageAddressesAnswer']),
}

/** Configuration, pages, products, menus, redirect rules. */
export const catalogueCalls: readonly Call[] = [app, content, product, navigation, addresses, redirects]
