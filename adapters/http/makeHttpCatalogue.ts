import { Effect } from 'effect'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound } from './failures.ts'
import { contentPageOf, navigationItemOf } from './mappers/content.ts'
import { localePathsOf } from './mappers/paths.ts'
import { productOf } from './mappers/product.ts'
import { searchGroupsOf } from './mappers/search.ts'
import { withSanitiser } from './sanitiser.ts'
import type { LoadSanitiser } from './sanitiser.ts'
import { contentAnswerSchema, navigationAnswerSchema, pageAddressesAnswerSchema, redirectAnswerSchema } from './schemas/content.ts'
import { productAnswerSchema } from './schemas/product.ts'
import { searchAnswerSchema } from './schemas/search.ts'

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
      Effect.flatMap((answer) =>
        withSanitiser(
          sanitiser,
          answer.data.flatMap(({ items }) => items.map(({ title }) => title)),
          (sanitise) => searchGroupsOf(answer, locale, sanitise),
        ),
      ),
    ),

  redirectRule: (path) =>
    call('findRedirect', { body: { path } }, redirectAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => (data === null ? null : { target: data.target, status: data.statusCode })),
    ),
})
