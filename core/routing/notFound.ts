import type { Phrase } from '../notifications/phrase.ts'

/** The error page of an address without a page. */
export interface NotFoundPage {
  readonly status: 404
  readonly title: Phrase
  readonly message: Phrase
}

/** 404 for parameters that are not valid ('Page Not Found', RTE-08) or for a path without a route ('Page not found: {path}', RTE-09). */
export const notFound = (why: 'parameters' | 'route', path: string): NotFoundPage => ({
  status: 404,
  title: { key: 'error.notFoundTitle' },
  message: why === 'route' ? { key: 'error.notFound', params: { path } } : { key: 'error.notFoundText' },
})
