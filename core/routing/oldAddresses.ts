import { localeCodes } from '../locale/locale.ts'
import type { Locale } from '../locale/locale.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { canonicalPath, localePath } from './paths.ts'
import { productIdOf, productPath } from './productPaths.ts'

/** Addresses of earlier versions of a shop, which lead to the present ones for good (RTE-12). */
export interface OldAddresses {
  /** Old path, without language prefix, to the present path in each language, without prefix too. */
  readonly paths: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  /** Slug that a product had before its address carried a number, to the product that carries on, with its slug in each language or in all. */
  readonly products: Readonly<Record<string, { readonly productId: number; readonly slug: string | Readonly<Record<Locale, string>> }>>
}

/** A shop without a past. */
export const noOldAddresses: OldAddresses = { paths: {}, products: {} }

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null

/**
 * Where an old address leads in a language, as a path in the address bar; null for an address that is not old (RTE-12). Both '/{old slug}'
 * and '/product/{old slug}' of a product are old.
 * @param path without language prefix and query
 */
export const oldAddressTarget = ({ paths, products }: OldAddresses, locale: Locale, path: string): string | null => {
  const requested = canonicalPath(path)
  const moved = own(paths, requested)
  if (moved !== null) return localePath(locale, moved[locale])
  const slug = /^\/(?:product\/)?([^/]+)$/.exec(requested)?.[1]
  const product = slug === undefined ? null : own(products, slug)
  if (product === null) return null
  const { productId, slug: present } = product
  return localePath(locale, productPath({ productId, slug: typeof present === 'string' ? present : present[locale] }))
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^\s\p{Cc}?#\\]*$/u.test(value) && canonicalPath(value) === value

const pathProblem = (old: string, to: unknown, paths: Fields): string | null => {
  const at = `paths, '${old}'`
  if (!isPath(old) || old === '/') return `${at}: an old path begins with one '/', and has no end slash, blank or query.`
  for (const language of localeCodes) {
    const target = isFields(to) ? to[language] : undefined
    if (!isPath(target)) return `${at}, ${language}: give the present path, such as '/products'.`
    if (Object.hasOwn(paths, target)) return `${at}, ${language}: '${target}' is an old path itself.`
  }
  return null
}

const productProblem = (old: string, to: unknown): string | null => {
  const at = `products, '${old}'`
  if (!/^[^\s\p{Cc}/?#\\]+$/u.test(old)) return `${at}: an old slug is one part of a path, without '/', blank or query.`
  const { productId, slug } = isFields(to) ? to : {}
  if (typeof productId !== 'number' || productIdOf(String(productId)) === null) return `${at}, productId: give the product's number.`
  const slugs = isFields(slug) ? localeCodes.map((language) => slug[language]) : [slug]
  const areSlugs = slugs.every((one) => typeof one === 'string' && one !== '' && isPath(`/${one}`))
  return areSlugs ? null : `${at}, slug: give the product's present slug, or one each for ${localeCodes.join(' and ')}.`
}

/**
 * Reads a table of old addresses, such as a JSON file of the shop's owner. A failure is a message for that owner: where it is wrong, and
 * what to write there.
 */
export const readOldAddresses = (json: unknown): Result<OldAddresses, string> => {
  if (!isFields(json)) return err("it is no object with 'paths' and 'products'.")
  const unknown = Object.keys(json).find((key) => key !== 'paths' && key !== 'products')
  if (unknown !== undefined) return err(`'${unknown}' is not known: there are 'paths' and 'products'.`)
  const { paths = {}, products = {} } = json
  if (!isFields(paths) || !isFields(products)) return err("'paths' and 'products' are objects, each old name with where it leads.")
  for (const [old, to] of Object.entries(paths)) {
    const problem = pathProblem(old, to, paths)
    if (problem !== null) return err(problem)
  }
  for (const [old, to] of Object.entries(products)) {
    const problem = productProblem(old, to)
    if (problem !== null) return err(problem)
  }
  return ok({ paths: paths as OldAddresses['paths'], products: products as OldAddresses['products'] })
}
