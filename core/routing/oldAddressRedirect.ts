import { canonicalPath, localeOfPath, localePath, splitAddress } from './paths.ts'
import { oldPaths } from './oldPaths.ts'
import { oldProductSlugs } from './oldProductSlugs.ts'
import { productPath } from './productPaths.ts'
import type { Redirect } from './paths.ts'

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null

/** 301 from an address of an earlier version of the shop to the present one, in the same language, query kept; else null (RTE-12). */
export const oldAddressRedirect = (address: string, productSlugs: typeof oldProductSlugs = oldProductSlugs): Redirect | null => {
  const { locale, path: withRest } = localeOfPath(canonicalPath(address))
  const { path, rest } = splitAddress(withRest)
  const moved = own(oldPaths, path)
  if (moved !== null) return { status: 301, to: localePath(locale, `${moved[locale]}${rest}`) }
  const slug = /^\/(?:product\/)?([^/]+)$/.exec(path)?.[1]
  const product = slug === undefined ? null : own(productSlugs, slug)
  return product === null ? null : { status: 301, to: localePath(locale, `${productPath(product)}${rest}`) }
}
