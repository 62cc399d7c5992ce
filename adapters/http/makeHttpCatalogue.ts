import { Effect } from 'effect'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound } from './failures.ts'
import { contentPageOf, navigationItemOf } from './mappers/content.ts'
import { localePathsOf } from './mappers/paths.ts'
import { priceOrNull, pricesQuestionOf } from './mappers/prices.ts'
import { productOf } from './mappers/product.ts'
import { foundOf, searchGroupsOf } from './mappers/search.ts'
import { withSanitiser } from './sanitiser.ts'
import type { LoadSanitiser } from './sanitiser.ts'
import { contentAnswerSchema, navigationAnswerSchema, pageAddressesAnswerSchema, redirectAnswerSchema } from './schemas/content.ts'
import { doneSchema } from './schemas/envelope.ts'
import { ownPriceAnswerSchema, ownPricesAnswerSchema } from './schemas/prices.ts'
import { productAnswerSchema } from './schemas/product.ts'
import { foundAnswerSchema, searchAnswerSchema } from './schemas/search.ts'

/** @param sanitiser fetches what makes HTML of the host fit to be shown; one for each side */
export const makeHttpCatalogue = ({ call, locale }: HttpClient, sanitiser: LoadSanitiser): CataloguePort => ({
  content: ({ path, page, sort }) =>
    call('loadContent', { body: { slug: path, pageNumber: page, ...(sort === null ? {} : { sort }) } }, contentAnswerSchema).pipe(
      orNotFound(path),
      Effect.flatMap((answer) =>
        withSanitiser(
          sanitiser,
          answer.data.blocks.flatMap((block) => (block.type === 'richText' ? [block.html] : [])),
          (sanitise) => contentPageOf(answer, locale, sanitise),
        ),
      ),
    ),

  product: (productId) =>
    call('loadProduct', { params: { productId } }, productAnswerSchema).pipe(
      orNotFound(`product ${productId}`),
      Effect.flatMap(({ data }) =>
        withSanitiser(sanitiser, [data.descriptions.longDescription], (sanitise) => productOf(data, locale, sanitise)),
      ),
    ),

  ask: (productId, request) => call('askAboutProduct', { params: { productId }, body: request }, doneSchema).pipe(Effect.asVoid),

  confirmRequest: (requestUid) =>
    call('confirmProductRequest', { params: { requestUid } }, doneSchema).pipe(orNotFound('request'), Effect.asVoid),

  navigation: ({ parentId, currentId, expand }) =>
    call('loadNavigation', { body: { parentId, currentId, expand } }, navigationAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.flatMap(navigationItemOf(locale))),
    ),

  pageAddresses: (part) =>
    call('listPageAddresses', { params: { part } }, pageAddressesAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => ({ ...data, addresses: data.addresses.map(localePathsOf) })),
    ),

  search: (question) =>
    call('search', { body: { q: question } }, searchAnswerSchema).pipe(
      neverRefused,
      Effect.map((answer) => searchGroupsOf(answer, locale)),
    ),

  found: ({ question, path, page, sort }) =>
    call('listFound', { body: { q: question, slug: path, pageNumber: page, ...(sort === null ? {} : { sort }) } }, foundAnswerSchema).pipe(
      orNotFound(`results ${path}`),
      Effect.map((answer) => foundOf(answer, locale)),
    ),

  ownPrices: (shown) =>
    call('listOwnPrices', { body: pricesQuestionOf(shown) }, ownPricesAnswerSchema).pipe(
      Effect.map(({ data }) => data.map(({ productId, prices }) => ({ productId, price: priceOrNull(prices) }))),
    ),

  ownPrice: ({ productId, token }) =>
    call('loadOwnPrice', { params: { productId }, token }, ownPriceAnswerSchema).pipe(Effect.map(({ data }) => priceOrNull(data.prices))),

  redirectRule: (path) =>
    call('findRedirect', { body: { path } }, redirectAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => (data === null ? null : { target: data.target, isPermanent: data.statusCode === 301 })),
    ),
})
