import { Effect } from 'effect'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound } from './failures.ts'
import { contentPageOf, navigationItemOf } from './mappers/content.ts'
import { localePathsOf } from './mappers/paths.ts'
import { priceOrNull, pricesRequest } from './mappers/prices.ts'
import { productOf } from './mappers/product.ts'
import { foundOf, searchGroupsOf } from './mappers/search.ts'
import { withSanitiser } from './sanitiser.ts'
import type { LoadSanitiser } from './sanitiser.ts'
import { contentResponseSchema, navigationResponseSchema, pageAddressesResponseSchema, redirectResponseSchema } from './schemas/content.ts'
import { doneSchema } from './schemas/envelope.ts'
import { ownPriceResponseSchema, ownPricesResponseSchema } from './schemas/prices.ts'
import { productResponseSchema } from './schemas/product.ts'
import { articlesResponseSchema, foundResponseSchema, searchResponseSchema } from './schemas/search.ts'

/** @param sanitiser fetches what makes HTML of the backend fit to be shown; one for each side */
export const createHttpCatalogue = ({ call, locale }: HttpClient, sanitiser: LoadSanitiser): CataloguePort => ({
  content: ({ path, page, sort }) =>
    call('loadContent', { body: { slug: path, pageNumber: page, ...(sort === null ? {} : { sort }) } }, contentResponseSchema).pipe(
      orNotFound(path),
      Effect.flatMap((response) =>
        withSanitiser(
          sanitiser,
          response.data.blocks.flatMap((block) => (block.type === 'richText' ? [block.html] : [])),
          (sanitise) => contentPageOf(response, locale, sanitise),
        ),
      ),
    ),

  product: (productId) =>
    call('loadProduct', { params: { productId } }, productResponseSchema).pipe(
      orNotFound(`product ${productId}`),
      Effect.flatMap(({ data }) =>
        withSanitiser(sanitiser, [data.descriptions.longDescription], (sanitise) => productOf(data, locale, sanitise)),
      ),
    ),

  request: (productId, request) => call('sendProductRequest', { params: { productId }, body: request }, doneSchema).pipe(Effect.asVoid),

  confirmRequest: (requestUid) =>
    call('confirmProductRequest', { params: { requestUid } }, doneSchema).pipe(orNotFound('request'), Effect.asVoid),

  navigation: ({ parentId, currentId, expand }) =>
    call('loadNavigation', { body: { parentId, currentId, expand } }, navigationResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.flatMap(navigationItemOf(locale))),
    ),

  pageAddresses: (part) =>
    call('listPageAddresses', { params: { part } }, pageAddressesResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => ({ ...data, addresses: data.addresses.map(localePathsOf) })),
    ),

  search: (query) =>
    call('search', { body: { q: query } }, searchResponseSchema).pipe(
      neverRefused,
      Effect.map((response) => searchGroupsOf(response, locale)),
    ),

  found: ({ searched: query, path, page, sort }) =>
    call('listFound', { body: { q: query, slug: path, pageNumber: page, ...(sort === null ? {} : { sort }) } }, foundResponseSchema).pipe(
      orNotFound(`results ${path}`),
      Effect.map((response) => foundOf(response, locale)),
    ),

  articles: (numbers) =>
    call('findArticles', { body: { numbers: [...numbers] } }, articlesResponseSchema).pipe(
      neverRefused,
      Effect.map(
        ({ data }) => new Map(data.flatMap(({ number, productId }) => (productId === null ? [] : [[number, productId] as const]))),
      ),
    ),

  ownPrices: (shown) =>
    call('listOwnPrices', { body: pricesRequest(shown) }, ownPricesResponseSchema).pipe(
      Effect.map(({ data }) => data.map(({ productId, prices }) => ({ productId, price: priceOrNull(prices) }))),
    ),

  ownPrice: ({ productId, token }) =>
    call('loadOwnPrice', { params: { productId }, token }, ownPriceResponseSchema).pipe(Effect.map(({ data }) => priceOrNull(data.prices))),

  redirectRule: (path) =>
    call('findRedirect', { body: { path } }, redirectResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => (data === null ? null : { target: data.target, isPermanent: data.statusCode === 301 })),
    ),
})
