import { err, BackendUnavailable } from '@thuishaven/core'
import type { Result, Run, Runner } from '@thuishaven/core'
import type { BackendPorts } from '../http/createBackendPorts.ts'

/** What asking the backend takes: its ports, and who runs their programs. */
export interface BackendModule {
  readonly ports: BackendPorts
  readonly runner: Runner
}

/** The backend before its program is there. */
export interface LazyBackend {
  readonly ports: BackendPorts
  /** Runs a question to these ports, or a program that asks them. */
  readonly run: Run
  /** Loads the program before anyone asks. */
  readonly prepare: () => void
  /** Cancels what runs and what is asked later (NET-04). */
  readonly close: () => void
}

/** A question that waits for the program which can put it. */
class DeferredCall {
  readonly port: keyof BackendPorts
  readonly method: string
  readonly details: readonly unknown[]
  constructor(port: keyof BackendPorts, method: string, details: readonly unknown[]) {
    this.port = port
    this.method = method
    this.details = details
  }
}

type Methods = Readonly<Record<string, (...details: readonly unknown[]) => unknown>>

/**
 * A page that the server has rendered asks nothing at first, so client, schemas, mappers and the library that runs programs (16 kB) need
 * not be loaded before it works. Until then a port's answer is a note of what was asked; `run` makes a program of it. When the program
 * cannot be loaded, the shopper is without network; the next question tries again.
 * @param rest what each question waits for first, so that a click is painted before it goes out
 */
export const createLazyBackend = (load: () => Promise<BackendModule>, rest: () => Promise<void> = () => Promise.resolve()): LazyBackend => {
  let loading: Promise<BackendModule> | null = null
  let program: BackendModule | null = null
  let closed = false
  const loaded = (): Promise<BackendModule> => {
    loading ??= load().then((backend) => {
      program = backend
      if (closed) backend.runner.close()
      return backend
    })
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const put = ({ ports }: BackendModule, { port, method, details }: DeferredCall): unknown => {
    const call = (ports[port] as unknown as Methods)[method]
    if (call === undefined) throw new Error(`${port} has no ${method}`)
    return call(...details)
  }

  const lazyPortOf = <Name extends keyof BackendPorts>(name: Name): BackendPorts[Name] =>
    new Proxy({} as BackendPorts[Name], {
      get:
        (_, method: string) =>
        (...details: readonly unknown[]): unknown => {
          const request = new DeferredCall(name, method, details)
          return program === null ? request : put(program, request)
        },
    })

  // What is run is a program, or the note of a question that was asked before there were any.
  const run = async (requested: unknown, options?: Parameters<Run>[1]): Promise<Result<unknown, unknown>> => {
    await rest()
    let backend: BackendModule
    try {
      backend = await loaded()
    } catch {
      return err(new BackendUnavailable({ reason: 'offline' }))
    }
    return backend.runner.run((requested instanceof DeferredCall ? put(backend, requested) : requested) as Parameters<Run>[0], options)
  }

  return {
    ports: {
      account: lazyPortOf('account'),
      cart: lazyPortOf('cart'),
      catalogue: lazyPortOf('catalogue'),
      checkout: lazyPortOf('checkout'),
      config: lazyPortOf('config'),
      contact: lazyPortOf('contact'),
      customer: lazyPortOf('customer'),
    },
    run: run as Run,
    prepare: () => void loaded(),
    close: () => {
      closed = true
      program?.runner.close()
    },
  }
}
