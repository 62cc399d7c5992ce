import { errorKind, errorTexts } from '../../framework/hydration/errorKind.ts'
import type { Text } from '../../messages/text.ts'
import type { ResolvedPage } from '../../framework/router/resolvedPage.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { errorPageComponent } from './errorPage.ts'

/** Why a page cannot be shown: a defect (`id` in the log), or a failure to load. */
export type PageError = { readonly reason: 'defect'; readonly id: string } | { readonly reason: 'unavailable' }

/** The error page in place of the requested one, ready immediately and without any data (ERR-01). */
export const defectPage = (href: string, error: PageError, text: Text): ResolvedPage => {
  const { reason } = error
  const status = reason === 'defect' ? 500 : 503
  const head = { title: text(errorTexts[errorKind(reason)][0]), noindex: true }
  const params = { status: String(status), reason, ...(reason === 'defect' ? { id: error.id } : {}) }
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
