import { Counter, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'

/** Figures of real visits, by the names of web-vitals. */
export const visitFigures = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VisitFigureName = (typeof visitFigures)[number]

/** Metrics in the Prometheus text format. */
export interface Metrics {
  readonly pageRendered: (status: number, seconds: number) => void
  /** A figure of a real visit: milliseconds, but for CLS. */
  readonly visited: (name: VisitFigureName, page: string, value: number) => void
  /** Counts a defect. */
  readonly reportedError: (side: 'browser' | 'server') => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const pages = new Counter({
    name: 'shop_pages_total',
    help: 'Rendered pages, by HTTP status',
    labelNames: ['status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'shop_page_seconds',
    help: 'Seconds from a request to its complete page',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const labelNames = ['figure', 'page']
  const seconds = new Histogram({
    name: 'shop_visit_seconds',
    help: 'Web vitals of real visits (LCP, INP, FCP, TTFB), by kind of page',
    labelNames,
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
    registers: [registry],
  })
  const shifts = new Histogram({
    name: 'shop_visit_shift',
    help: 'Layout shift of real visits (CLS), by kind of page',
    labelNames,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  })
  const errors = new Counter({
    name: 'shop_errors_total',
    help: 'Errors, by side (browser or server)',
    labelNames: ['side'],
    registers: [registry],
  })
  return {
    pageRendered: (status, seconds) => {
      pages.inc({ status: String(status) })
      duration.observe(seconds)
    },
    visited: (figure, page, value) => {
      if (figure === 'CLS') shifts.observe({ figure, page }, value)
      else seconds.observe({ figure, page }, value / 1000)
    },
    reportedError: (side) => errors.inc({ side }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
