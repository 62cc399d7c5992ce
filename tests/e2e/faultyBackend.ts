import { forwardTo, startFaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import type { FaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import { callOf, createBackendRules } from '../backendRules.ts'
import type { BackendRules } from '../backendRules.ts'

/** A backend behind a line that goes wrong as a test says. */
export interface FaultyBackend extends FaultProxy, Omit<BackendRules, 'heal'> {
  /** Ends what the test began; answers whether settings were among it. */
  readonly heal: () => boolean
  /** Method and path of every call so far. */
  readonly calls: () => readonly string[]
}

export const startFaultyBackend = async (target: string): Promise<FaultyBackend> => {
  const { rules, meet, carryOut, isChanged } = createBackendRules()
  const calls: string[] = []
  const forward = forwardTo(target)
  const proxy = await startFaultProxy({
    faultFor: (request) => {
      calls.push(callOf(request))
      return meet(request)
    },
    carryOut: (request) => carryOut(request, forward),
  })
  return {
    ...proxy,
    ...rules,
    heal: () => {
      const hadSettings = isChanged('POST /api/v2/app')
      rules.heal()
      return hadSettings
    },
    calls: () => calls,
  }
}
