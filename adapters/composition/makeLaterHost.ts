import { Effect } from 'effect'
import { HostUnreachable } from '@thuishaven/core'
import type { HostPorts } from '../http/makeHostPorts.ts'

/** The host's ports before their program is there: each question waits for it. */
export interface LaterHost {
  readonly ports: HostPorts
  /** Loads the program before anyone asks. */
  readonly prepare: () => void
}

type Ask = (...question: readonly unknown[]) => Effect.Effect<unknown, unknown>

/**
 * A page that the server has rendered asks nothing at first, so client, schemas and mappers (9 kB) need not be loaded before it works.
 * When they cannot be loaded, the shopper is without network; the next question tries again.
 */
export const makeLaterHost = (load: () => Promise<HostPorts>): LaterHost => {
  let loading: Promise<HostPorts> | null = null
  const loaded = (): Promise<HostPorts> => {
    loading ??= load()
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const host = Effect.tryPromise({ try: loaded, catch: () => new HostUnreachable({ reason: 'offline' }) })

  const later = <Name extends keyof HostPorts>(name: Name): HostPorts[Name] =>
    new Proxy({} as HostPorts[Name], {
      get:
        (_, method: string): Ask =>
        (...question) =>
          Effect.flatMap(host, (ports) => {
            const port = ports[name] as unknown as Readonly<Record<string, Ask>>
            return port[method]?.(...question) ?? Effect.die(`${name} has no ${method}`)
          }),
    })

  return {
    ports: {
      account: later('account'),
      cart: later('cart'),
      catalogue: later('catalogue'),
      checkout: later('checkout'),
      config: later('config'),
    },
    prepare: () => void loaded(),
  }
}
