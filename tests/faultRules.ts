import { createFault } from '../mock-server/faults/Faults.ts'
import type { Fault, FaultKind } from '../mock-server/faults/Faults.ts'

/** Which calls of a shop to its backend meet a fault; a call is its method, path and query: 'PUT /api/v2/cart/lines'. */
export interface FaultRules {
  /** The next `times` calls that match meet this fault; all of them without `times`. `retryAfter` in seconds. */
  readonly fail: (call: RegExp, kind: FaultKind, options?: { readonly times?: number; readonly retryAfter?: number }) => void
  /** The fault that this call meets, counted down; null when there is none. */
  readonly meet: (call: string) => Fault | null
  readonly clear: () => void
}

interface Rule {
  readonly call: RegExp
  readonly fault: Fault
  left: number
}

export const createFaultRules = (): FaultRules => {
  let rules: readonly Rule[] = []
  return {
    fail: (call, kind, { times = Number.POSITIVE_INFINITY, retryAfter = null } = {}) => {
      rules = [...rules, { call, fault: createFault(kind, { retryAfter }), left: times }]
    },
    meet: (call) => {
      const rule = rules.find((candidate) => candidate.left > 0 && candidate.call.test(call))
      if (rule === undefined) return null
      rule.left -= 1
      return rule.fault
    },
    clear: () => {
      rules = []
    },
  }
}

/** A request as rules name it. */
export const callOf = ({ method, url }: Request): string => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}
