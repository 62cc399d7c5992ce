import type { Shop } from '@thuishaven/core'
import { internalPath } from '@thuishaven/core/routing'
import { urlOf } from '../framework/router/urlOf.ts'
import { inLanguage, pathTo } from '../features/shop/index.ts'
import type { GuardName } from '../framework/router/register.ts'
import { redirectTo } from '../framework/router/loadRoute.ts'
import type { ResolvedRedirect } from '../framework/router/resolvedPage.ts'

/** The login, which leads back to the requested page (RTE-10). */
export const loginFor = (shop: Pick<Shop, 'locale'>, href: string): ResolvedRedirect =>
  redirectTo(`${pathTo(shop.locale, 'account.login')}?return=${encodeURIComponent(href)}`, 302)

/** Redirects a signed-in customer to the page that requested the login, never to another site (RTE-15). */
const awaitedOr = (usual: string, { locale }: Pick<Shop, 'locale'>, href: string): string => {
  const requested = internalPath(urlOf(href).searchParams.get('return'))
  return requested === null ? usual : inLanguage(locale, requested)
}

/**
 * Where a guard sends a refused visitor; null when the visitor may pass (RTE-06, RTE-10). 'noCustomer': signed in, but with a login that
 * no customer belongs to, which another login would not mend.
 * @throws for a guard that does not exist
 */
export const refusedBy = (
  guard: GuardName,
  shop: Pick<Shop, 'locale' | 'session'>,
  href: string,
): ResolvedRedirect | 'noCustomer' | null => {
  const { isAuthenticated, session } = shop.session.getSnapshot()
  switch (guard) {
    case 'auth':
      return isAuthenticated ? redirectTo(awaitedOr(pathTo(shop.locale, 'account.overview'), shop, href), 303) : null
    case 'authenticated':
      return isAuthenticated ? null : loginFor(shop, href)
    case 'authenticated-account':
      if (!isAuthenticated || session === null) return loginFor(shop, href)
      return session.customerId === '' ? 'noCustomer' : null
    default:
      throw new Error(`Unknown guard '${String(guard)}': a route names a guard that does not exist; see GuardName in ui/app/routes.ts.`)
  }
}
