import { callOf } from '../faultRules.ts'

/** Answers a call of the page; `reach` sends it on to the backend. */
type Respond = (reach: () => Promise<Response>) => Promise<Response> | Response

/**
 * Calls of the open page that match are answered by `respond` from now on: a response that is changed, held back or made up. Returns what
 * ends it.
 */
export const intercept = (call: RegExp, respond: Respond): (() => void) => {
  const send = window.fetch
  let ended = false
  window.fetch = (async (path: string, init?: RequestInit) => {
    const reach = (): Promise<Response> => send(path, init)
    return !ended && call.test(callOf(new Request(new URL(path, location.origin), { method: init?.method ?? 'GET' })))
      ? respond(reach)
      : reach()
  }) as typeof fetch
  return () => {
    ended = true
  }
}

/** Calls that match get this body and status, as the backend words a refusal. */
export const refuse = (call: RegExp, status: number, message: string): (() => void) =>
  intercept(call, () => Response.json({ status: 'error', message }, { status }))
