import { setTimeout as pause } from 'node:timers/promises'
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, Counter, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'
import type { MailOutcome } from '../mails/sendDueMails.ts'

/** Metrics in the Prometheus text format. */
export interface Metrics {
  readonly responded: (status: number, seconds: number) => void
  readonly mail: (outcome: MailOutcome) => void
  /** Aggregated over all processes. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** Messages between a process and its parent. */
interface MetricsMessage {
  readonly type: 'metrics'
  readonly id: string
  readonly text?: string
}

const isMetrics = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && (message as { readonly type?: unknown }).type === 'metrics'

/** In the parent process: collects the figures of all children whenever one of them serves /metrics. */
export const answerMetrics = (): void => {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMetrics(message)) return
    void aggregator.clusterMetrics().then(
      (text) => worker.isConnected() && worker.send({ type: 'metrics', id: message.id, text }),
      // A child is starting or ending: the requesting one gets only its own figures.
      () => undefined,
    )
  })
}

/** The figures of all processes; null when the parent does not respond within six seconds. */
const collected = async (): Promise<string | null> => {
  const id = randomUUID()
  const arrival = new Promise<string | null>((resolve) => {
    const receive = (message: unknown): void => {
      if (!isMetrics(message) || message.id !== id) return
      process.off('message', receive)
      resolve(message.text ?? null)
    }
    process.on('message', receive)
    void pause(6000, null, { ref: false }).then(() => {
      process.off('message', receive)
      resolve(null)
    })
  })
  process.send?.({ type: 'metrics', id })
  return arrival
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const responses = new Counter({
    name: 'backend_responses_total',
    help: 'Responses, by HTTP status',
    labelNames: ['status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'backend_response_seconds',
    help: 'Seconds from a request to its response',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'backend_mails_total',
    help: 'Attempts to send a mail, by outcome: sent, failed, givenUp',
    labelNames: ['outcome'],
    registers: [registry],
  })
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    // Makes this process take part in the collection; it has no figures itself.
    void new AggregatorRegistry()
  }
  return {
    responded: (status, seconds) => {
      responses.inc({ status: String(status) })
      duration.observe(seconds)
    },
    mail: (outcome) => mails.inc({ outcome }),
    text: async () => (cluster.isWorker ? await collected() : null) ?? (await registry.metrics()),
    contentType: registry.contentType,
  }
}
