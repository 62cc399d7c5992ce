import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Backend } from '../backend/answers/Backend.ts'
import { HttpFailure } from '../backend/answers/HttpFailure.ts'
import { limitBody } from '../backend/answers/limitBody.ts'
import { refuseOtherMethods, respondToFailure } from '../backend/answers/refusals.ts'
import { calls, createApi } from '../backend/createApi.ts'
import type { Api } from '../backend/createApi.ts'
import { mockCalls } from './controls/mockCalls.ts'
import { onlyNearby } from './controls/onlyNearby.ts'
import { createFaults } from './faults/Faults.ts'
import type { Faults } from './faults/Faults.ts'
import { meetFault, Severed } from './faults/meetFault.ts'
import { createScenarios, withOwnScenario } from './scenarios/Scenarios.ts'
import type { Scenarios } from './scenarios/Scenarios.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The response of a scenario that applies to every call; null when none applies to this request. */
const staged = async (scenarios: Scenarios, context: Context): Promise<Response | null> => {
  const delay = scenarios.delay()
  if (delay > 0) await pause(delay)
  if (scenarios.fails(`${context.req.method} ${context.req.path}`)) {
    return respondToFailure(new HttpFailure(503, 'temporarilyUnavailable', { headers: { 'Retry-After': '0' } }), context)
  }
  if (scenarios.meets('too-many')) {
    return respondToFailure(new HttpFailure(429, 'tooManyRequests', { headers: { 'Retry-After': '60' } }), context)
  }
  return scenarios.meets('malformed') ? context.json({ status: 'success', data: { unexpected: true } }) : null
}

/** The backend with its controls: a fetch handler and the staged state. */
export interface MockServer {
  readonly fetch: Api
  readonly scenarios: Scenarios
  readonly faults: Faults
}

/** The backend as a mock server: scenarios, faults and mails are available below /__mock. */
export const createMockServer = (backend: Backend, { token = null }: { readonly token?: string | null } = {}): MockServer => {
  const [scenarios, faults] = [createScenarios(), createFaults()]
  /** The backend for requests with their own scenario, cached by scenario. */
  const apis = new Map<Scenarios, Api>()
  const own = withOwnScenario(scenarios)
  const apiFor = (met: Scenarios): Api => {
    const api = apis.get(met) ?? createApi({ ...backend, meets: met.meets })
    apis.set(met, api)
    return api
  }
  const pass = (met: Scenarios, context: Context) => apiFor(met)(context.req.raw, context.env as object | undefined)
  const app = new Hono()
  // Former address of the practice bank, which is now part of every backend.
  app.get('/__mock/bank/:bankId', (context) => context.redirect(`/api/bank/${encodeURIComponent(context.req.param('bankId'))}`))
  app.use('/__mock/*', onlyNearby(token))
  for (const { method, path, handle } of mockCalls) {
    app.on(method, path, limitBody, (context) => handle({ backend, scenarios, faults }, context))
  }
  refuseOtherMethods(app, mockCalls)
  for (const { method, path, operation } of calls) {
    if (operation === null) continue
    app.on(method, path, async (context) => {
      const session = getCookie(context, 'mock_scenario')
      const met = own(session)
      const respond = async (): Promise<Response> => (operation === 'loadPicture' ? null : await staged(met, context)) ?? pass(met, context)
      const fault = faults.meet(operation, session ?? null)
      return fault === null
        ? respond()
        : meetFault({ request: context.req.raw, connection: context.env as object | undefined }, fault, respond)
    })
  }
  app.all('*', (context) => pass(own(getCookie(context, 'mock_scenario')), context))
  app.onError((error, context) => {
    if (error instanceof Severed) throw error
    return respondToFailure(error, context)
  })
  return { fetch: (request, connection) => app.fetch(request, connection), scenarios, faults }
}
