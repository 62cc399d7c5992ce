import { Effect } from 'effect'
import { BackendUnavailable } from '@thuishaven/core'

type Methods = Readonly<Record<string, (...details: readonly unknown[]) => Effect.Effect<unknown, unknown>>>

/**
 * A port that few pages ask, whose schemas and mappers come with its first question. When they cannot be fetched the shopper is without
 * network.
 */
export const lazyPort = <Port extends object>(load: () => Promise<Port>): Port =>
  new Proxy({} as Port, {
    get:
      (_, method: string) =>
      (...details: readonly unknown[]): Effect.Effect<unknown, unknown> =>
        Effect.flatMap(Effect.tryPromise({ try: load, catch: () => new BackendUnavailable({ reason: 'offline' }) }), (port) => {
          const request = (port as unknown as Methods)[method]
          if (request === undefined) throw new Error(`The port has no ${method}.`)
          return request(...details)
        }),
  })
