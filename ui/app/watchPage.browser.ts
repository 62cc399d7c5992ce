import { pageAt } from './pageAt.ts'
import type { PageState } from './pageState.ts'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import { trackPageView, trackProductClicks } from './trackPageView.browser.ts'
import type { PageViewDeps } from './trackPageView.browser.ts'

/** Starts monitoring and analytics when the browser is idle: page views, errors and web vitals. */
export const watchPage = async (parts: PageViewDeps, page: ResolvedPage, build: string): Promise<void> => {
  trackPageView(parts, page)
  trackProductClicks(parts.shop)
  // Wanted by the next page: there before the press that leads to it.
  import('./headWriter.ts').catch(() => undefined)
  const { watchVisit } = await import('../../adapters/composition/watchVisit.browser.ts')
  watchVisit({ build, firstPage: page.routeId, pageNow: () => pageAt(location.pathname) })
}

/** Reports the error of a page whose scripts could not start. */
export const watchFailed = async (state: PageState | null): Promise<void> => {
  const { watchVisit } = await import('../../adapters/composition/watchVisit.browser.ts')
  // Without a readable state the kind of the page is unknown.
  const { version = 'unknown', kind = 'unknown' } = state ?? {}
  watchVisit({ build: version, firstPage: state?.kind === 'page' ? state.page.routeId : kind })
}
