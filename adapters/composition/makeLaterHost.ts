import { failed, HostUnreachable } from '@thuishaven/core'
import type { Outcome, Run, Runner } from '@thuishaven/core'
import type { HostPorts } from '../http/makeHostPorts.ts'

/** What asking the host takes: its ports, and who runs their programs. */
export interface HostProgram {
  readonly ports: HostPorts
  readonly runner: Runner
}

/** The host before its program is there. */
export interface LaterHost {
  readonly ports: HostPorts
  /** Runs a question to these ports, or a program that asks them. */
  readonly run: Run
  /** Loads the program before anyone asks. */
  readonly prepare: () => void
  /** Cancels what runs and what is asked later (NET-04). */
  readonly close: () => void
}

/** A question that waits for the program which can put it. */
class Question {
  readonly port: keyof HostPorts
  readonly method: string
  readonly details: readonly unknown[]
  constructor(port: keyof HostPorts, method: string, details: readonly unknown[]) {
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
export const makeLaterHost = (load: () => Promise<HostProgram>, rest: () => Promise<void> = () => Promise.resolve()): LaterHost => {
  let loading: Promise<HostProgram> | null = null
  let program: HostProgram | null = null
  let closed = false
  const loaded = (): Promise<HostProgram> => {
    loading ??= load().then((host) => {
      program = host
      if (closed) host.runner.close()
      return host
    })
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const put = ({ ports }: HostProgram, { port, method, details }: Question): unknown => {
    const ask = (ports[port] as unknown as Methods)[method]
    if (ask === undefined) throw new Error(`${port} has no ${method}`)
    return ask(...details)
  }

  const later = <Name extends keyof HostPorts>(name: Name): HostPorts[Name] =>
    new Proxy({} as HostPorts[Name], {
      get:
        (_, method: string) =>
        (...details: readonly unknown[]): unknown => {
          const question = new Question(name, method, details)
          return program === null ? question : put(program, question)
        },
    })

  // What is run is a program, or the note of a question that was asked before there were any.
  const run = async (asked: unknown, options?: Parameters<Run>[1]): Promise<Outcome<unknown, unknown>> => {
    await rest()
    let host: HostProgram
    try {
      host = await loaded()
    } catch {
      return failed(new HostUnreachable({ reason: 'offline' }))
    }
    return host.runner.run((asked instanceof Question ? put(host, asked) : asked) as Parameters<Run>[0], options)
  }

  return {
    ports: {
      account: later('account'),
      cart: later('cart'),
      catalogue: later('catalogue'),
      checkout: later('checkout'),
      config: later('config'),
      contact: later('contact'),
      customer: later('customer'),
    },
    run: run as Run,
    prepare: () => void loaded(),
    close: () => {
      closed = true
      program?.runner.close()
    },
  }
}
