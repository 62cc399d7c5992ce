import { forwardTo, startFaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import type { FaultProxy } from '../../mock-server/faults/startFaultProxy.ts'
import { callOf, createFaultRules } from '../faultRules.ts'
import type { FaultRules } from '../faultRules.ts'

/** A backend behind a line that goes wrong as a test says. */
export interface FaultyBackend extends FaultProxy, Pick<FaultRules, 'fail'> {
  /** The answers to calls whose method and path match say something else; with `always`, `heal` leaves it so. */
  readonly change: (call: RegExp, edit: (body: string) => string, options?: { readonly always: boolean }) => void
  /** Ends what `fail` and `change` began; answers whether settings were among it. */
  readonly heal: () => boolean
  /** Method and path of every call so far. */
  readonly calls: () => readonly string[]
}

const settingsCall = 'POST /api/v2/app'

export const startFaultyBackend = async (target: string): Promise<FaultyBackend> => {
  const rules = createFaultRules()
  let changes: readonly { readonly call: RegExp; readonly edit: (body: string) => string; readonly always: boolean }[] = []
  const calls: string[] = []
  const forward = forwardTo(target)
  const proxy = await startFaultProxy({
    faultFor: (request) => {
      const call = callOf(request)
      calls.push(call)
      return rules.meet(call)
    },
    carryOut: async (request) => {
      const edits = changes.filter(({ call }) => call.test(callOf(request)))
      const response = await forward(request)
      if (edits.length === 0) return response
      const { status, headers } = response
      headers.delete('content-length')
      return new Response(
        edits.reduce((text, { edit }) => edit(text), await response.text()),
        { status, headers },
      )
    },
  })
  return {
    ...proxy,
    fail: rules.fail,
    change: (call, edit, { always } = { always: false }) => {
      changes = [...changes, { call, edit, always }]
    },
    heal: () => {
      const hadSettings = changes.some(({ call, always }) => !always && call.test(settingsCall))
      rules.clear()
      changes = changes.filter(({ always }) => always)
      return hadSettings
    },
    calls: () => calls,
  }
}
