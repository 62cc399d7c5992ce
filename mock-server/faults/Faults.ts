import type { Operation } from '../../backend/contract/operations.ts'

/** Statuses for faults, and the message in each response. */
export const statusFaults = {
  '401': 'sessionInvalid',
  '403': 'forbidden',
  '404': 'notFound',
  '408': 'requestTimeout',
  '409': 'conflict',
  '413': 'bodyTooLarge',
  '422': 'unprocessable',
  '425': 'tooEarly',
  '429': 'tooManyRequests',
  '500': 'internalError',
  '502': 'badGateway',
  '503': 'temporarilyUnavailable',
  '504': 'gatewayTimeout',
} as const

/** Kinds of faults, under the same names everywhere. mock-server/README.md describes each. */
export const faultKinds = [
  ...(Object.keys(statusFaults) as (keyof typeof statusFaults)[]),
  'timeout',
  'reset-before',
  'reset-after',
  'truncated',
  'wrong-shape',
  'html',
  'huge',
  'delay',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Whether the call is executed although its response fails. */
  readonly done: boolean
  /** Milliseconds that 'delay' waits, and after which 'timeout' closes the connection. */
  readonly ms: number
  /** Seconds in Retry-After of 429 and 503; null: no such header. */
  readonly retryAfter: number | null
  /** Size of a 'huge' response in bytes. */
  readonly bytes: number
  /** Message of a response with a status. */
  readonly message: string
}

type FaultOptions = { readonly [Name in Exclude<keyof Fault, 'kind'>]?: Fault[Name] | undefined }

/** A fault of this kind, with the defaults of mock-server/README.md. */
export const createFault = (kind: FaultKind, options: FaultOptions = {}): Fault => {
  // By default the call is executed where a caller cannot tell the difference.
  const { done = kind === 'reset-after' || kind === 'truncated' || kind === 'delay' } = options
  const { ms = kind === 'delay' ? 1500 : 120_000, retryAfter = 1, bytes = 50_000_000 } = options
  const { message = kind in statusFaults ? statusFaults[kind as keyof typeof statusFaults] : '' } = options
  return { kind, done, ms, retryAfter, bytes, message }
}

/** Selects the requests of a fault. */
interface Aim {
  /** null: every call of the shop. */
  readonly operation: Operation | null
  /** Value of the cookie mock_scenario of the affected requests; null: all requests. */
  readonly session: string | null
}

/** A fault with its remaining and past occurrences. */
export interface StagedFault extends Fault, Aim {
  /** null: until it is cleared. */
  readonly left: number | null
  readonly met: number
}

/** The staged faults, a queue for each operation. */
export interface Faults {
  readonly stage: (fault: Fault & Aim, times: number | null) => void
  /** The fault for this request, and decrements its count; null when there is none. */
  readonly meet: (operation: Operation, session: string | null) => Fault | null
  /** Ends the faults of a session for an operation; null: for all operations. */
  readonly clear: (aim: Aim) => void
  readonly clearAll: () => void
  readonly staged: (session: string | null) => readonly StagedFault[]
}

/** Maximum number of ended faults that are still listed. */
const received = 200

export const createFaults = (): Faults => {
  let faults: readonly StagedFault[] = []
  const isRunning = ({ left }: StagedFault): boolean => left === null || left > 0
  return {
    stage: (fault, times) => {
      const running = faults.filter(isRunning)
      const ended = faults.filter((candidate) => !isRunning(candidate)).slice(-received)
      faults = [...ended, ...running, { ...fault, left: times, met: 0 }]
    },
    meet: (operation, session) => {
      const found = faults.find(
        (fault) =>
          isRunning(fault) &&
          (fault.operation === null || fault.operation === operation) &&
          (fault.session === null || fault.session === session),
      )
      if (found === undefined) return null
      const counted = { ...found, left: found.left === null ? null : found.left - 1, met: found.met + 1 }
      faults = faults.map((fault) => (fault === found ? counted : fault))
      return found
    },
    clear: ({ operation, session }) => {
      faults = faults.filter((fault) => fault.session !== session || (operation !== null && fault.operation !== operation))
    },
    clearAll: () => {
      faults = []
    },
    staged: (session) => faults.filter((fault) => fault.session === session),
  }
}
