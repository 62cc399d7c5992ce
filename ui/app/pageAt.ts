import { localeOfPath } from '@thuishaven/core/routing'
import { findRoute } from './routes.ts'

/** The kind of page at an address; what no other page shows is the owner's. */
export const pageAt = (pathname: string): string => {
  const { locale, path } = localeOfPath(pathname)
  return findRoute(locale, path)?.route.id ?? 'category'
}
