import type { Text } from '../../messages/text.ts'
import type { ResolvedPage } from '../../framework/router/resolvedPage.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { errorPageComponent } from './errorPage.ts'

/** Why a page cannot be shown: the program broke (`id` in the log), or what it needs did not come. */
export type ErrorReason = { readonly because: 'fault'; readonly id: string } | { readonly because: 'host' }

/** The error page in place of the requested one, ready at once, whatever is available (ERR-01). */
export const defectPage = (href: string, reason: ErrorReason, text: Text): ResolvedPage => {
  const { because } = reason
  const status = because === 'fault' ? 500 : 503
  const head = { title: text(because === 'fault' ? 'error.faultTitle' : 'error.hostTitle'), noindex: true }
  const params = { status: String(status), because, ...(because === 'fault' ? { id: reason.id } : {}) }
  const load: PageModule['load'] = () => Promise.resolve({ kind: 'page', status, head })
  return {
    kind: 'page',
    href,
    name: 'content',
    routeId: 'error',
    layout: 'ecommerce',
    isPublic: true,
    module: { Page: errorPageComponent(), load },
    params,
    path: href,
    head,
    status,
  }
}
