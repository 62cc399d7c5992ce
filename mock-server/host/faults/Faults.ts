import type { Operation } from '../contract/operations.ts'

/** What can become of a call. What each kind does stands in mock-server/README.md. */
export const faultKinds = [
  '500',
  '503',
  '401',
  '408',
  '409',
  '413',
  '429',
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

/** A fault that was asked for. */
export interface Fault {
  /** null: every call of the shop. */
  readonly operation: Operation | null
  readonly kind: FaultKind
  /** Whose requests meet it: the value of their cookie mock_scenario. null: everybody's. */
  readonly session: string | null
  /** Whether the call is carried out although its answer fails. */
  readonly done: boolean
  /** Milliseconds that 'delay' waits, and after which 'timeout' gives up the connection. */
  readonly ms: number
  /** Seconds in Retry-After of 429 and 503; null: no such header. */
  readonly retryAfter: number | null
  /** Size of a 'huge' answer in bytes. */
  readonly bytes: number
}

/** A fault with how often it is still to happen and how often it did. */
export interface StagedFault extends Fault {
  /** null: until it is cleared. */
  readonly left: number | null
  readonly met: number
}

/** The faults that are staged, first come first served: those of one operation follow each other. */
export interface Faults {
  readonly stage: (fault: Fault, times: number | null) => void
  /** The fault that this request is to meet, counted down; null when there is none. */
  readonly meet: (operation: Operation, session: string | null) => Fault | null
  /** Ends the faults of a session for an operation; null for the operation: for all of them. */
  readonly clear: (of: { readonly operation: Operation | null; readonly session: string | null }) => void
  readonly clearAll: () => void
  readonly staged: (session: string | null) => readonly StagedFault[]
}

/** Ended faults that are still told; so many are enough to ask how often one was met. */
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
