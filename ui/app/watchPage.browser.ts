import { pageAt } from './pageAt.ts'
import type { PageState } from './pageState.ts'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import { trackPageView, trackProductClicks } from './trackPageView.browser.ts'
import type { PageViewDeps } from './trackPageView.browser.ts'

/** What the shop and its owner learn of a visit, once the page has nothing else to do: what is looked at, what breaks, how fast it was. */
export const watchPage = async (parts: PageViewDeps, page: ResolvedPage, build: string): Promise<void> => {
  trackPageView(parts, page)
  trackProductClicks(parts.shop)
  // Wanted by the next page: there before the press that leads to it.
  import('./headWriter.ts').catch(() => undefined)
  const { watchVisit } = await import('../../adapters/composition/watchVisit.browser.ts')
  watchVisit({ build, firstPage: page.routeId, pageNow: () => pageAt(location.pathname) })
}

/** What the shop learns of a page whose program could not start: what was the matter. */
export const watchFailed = async (state: PageState | null): Promise<void> => {
  const { watchVisit } = await import('../../adapters/composition/watchVisit.browser.ts')
  // A page whose state cannot be read does not say which it is.
  const { version = 'unknown', kind = 'unknown' } = state ?? {}
  watchVisit({ build: version, firstPage: state?.kind === 'page' ? state.page.routeId : kind })
}
