import { forwardTo, startFaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import type { FaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import { callOf, createBackendRules } from '../backendRules.ts'
import type { BackendRules } from '../backendRules.ts'

/** A proxy in front of a backend that injects the faults of a test. */
export interface FaultyBackend extends FaultProxy, Omit<BackendRules, 'heal'> {
  /** Ends what the test began; returns whether a change of the settings was undone. */
  readonly heal: () => boolean
  /** Method and path of every call so far, without pictures, which come when the browser has time. */
  readonly calls: () => readonly string[]
}

export const startFaultyBackend = async (target: string): Promise<FaultyBackend> => {
  const { rules, meet, carryOut, isChanged } = createBackendRules()
  const calls: string[] = []
  const forward = forwardTo(target)
  const proxy = await startFaultProxy({
    faultFor: (request) => {
      const call = callOf(request)
      if (!call.includes('/api/pictures/')) calls.push(call)
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
