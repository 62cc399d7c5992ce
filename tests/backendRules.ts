import { createFault } from '../mock-server/faults/Faults.ts'
import type { Fault, FaultKind } from '../mock-server/faults/Faults.ts'

/** Answers a call; `reach` hands it on to the rules before, and to the backend at last. */
type Respond = (reach: () => Promise<Response>, request: Request) => Response | Promise<Response>

/** What the backend of a test answers instead; a call is its method, path and query: 'PUT /api/v2/cart/lines'. */
export interface BackendRules {
  /** The next `times` calls that match meet this fault; all of them without `times`. `retryAfter` in seconds. */
  readonly fail: (call: RegExp, kind: FaultKind, options?: { readonly times?: number; readonly retryAfter?: number }) => void
  /** Calls that match get a response of this function. */
  readonly respond: (call: RegExp, respond: Respond) => void
  /** Calls that match get this response, and do not reach the backend. */
  readonly answer: (call: RegExp, status: number, body: object, headers?: Readonly<Record<string, string>>) => void
  /** The bodies of responses to calls that match are edited; with `always`, `heal` leaves it so. */
  readonly change: (call: RegExp, edit: (body: string) => string, options?: { readonly always: boolean }) => void
  /** Calls that match wait until the returned function is called, then reach the backend. */
  readonly hold: (call: RegExp) => () => void
  /** Ends all of these. */
  readonly heal: () => void
}

interface RuledBackend {
  readonly rules: BackendRules
  /** The fault that this call meets, counted down; null when there is none. */
  readonly meet: (request: Request) => Fault | null
  /** Carries a call out that meets no fault, or not yet. */
  readonly carryOut: (request: Request, backend: (request: Request) => Response | Promise<Response>) => Promise<Response>
  /** Whether `heal` would end a response to this call. */
  readonly isChanged: (call: string) => boolean
}

/** A request as rules name it. */
export const callOf = ({ method, url }: Request): string => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

/** Edits a body for `change`: what it says once it says otherwise. Throws where it does not say so. */
export const replaced =
  (from: string | RegExp, to: string) =>
  (body: string): string => {
    if (typeof from === 'string' ? !body.includes(from) : !from.test(body)) throw new Error(`The backend does not answer ${String(from)}.`)
    return body.replace(from, to)
  }

/** The call that loads the shop's settings. */
export const settingsCall = /^POST \/api\/v2\/app/

export const createBackendRules = (): RuledBackend => {
  let faults: readonly { readonly call: RegExp; readonly fault: Fault; left: number }[] = []
  let responses: readonly { readonly call: RegExp; readonly respond: Respond; readonly always: boolean }[] = []
  const respond = (call: RegExp, response: Respond, always = false): void => {
    responses = [...responses, { call, respond: response, always }]
  }
  const rules: BackendRules = {
    fail: (call, kind, { times = Number.POSITIVE_INFINITY, retryAfter = null } = {}) => {
      faults = [...faults, { call, fault: createFault(kind, { retryAfter }), left: times }]
    },
    respond,
    answer: (call, status, body, headers = {}) => respond(call, () => Response.json(body, { status, headers })),
    change: (call, edit, { always } = { always: false }) =>
      respond(
        call,
        async (reach) => {
          const response = await reach()
          const { status, headers } = response
          headers.delete('content-length')
          return new Response(edit(await response.text()), { status, headers })
        },
        always,
      ),
    hold: (call) => {
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      respond(call, async (reach) => {
        await held
        return reach()
      })
      return release
    },
    heal: () => {
      faults = []
      responses = responses.filter(({ always }) => always)
    },
  }
  return {
    rules,
    meet: (request) => {
      const met = faults.find(({ call, left }) => left > 0 && call.test(callOf(request)))
      if (met === undefined) return null
      met.left -= 1
      return met.fault
    },
    carryOut: async (request, backend) =>
      responses
        .filter(({ call }) => call.test(callOf(request)))
        .reduce<() => Promise<Response>>(
          (reach, rule) => async () => rule.respond(reach, request.clone()),
          async () => backend(request.clone()),
        )(),
    isChanged: (sent) => responses.some(({ call, always }) => !always && call.test(sent)),
  }
}
