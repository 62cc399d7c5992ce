import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What an operator watches, in the Prometheus text format. */
export interface Metrics {
  readonly pageRendered: (status: number, seconds: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const pages = new Counter({
    name: 'shop_pages_total',
    help: 'Pages answered, by HTTP status',
    labelNames: ['status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'shop_page_seconds',
    help: 'Time from request to whole page',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  return {
    pageRendered: (status, seconds) => {
      pages.inc({ status: String(status) })
      duration.observe(seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
