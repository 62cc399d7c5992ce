import type { PageState } from '../pageState.ts'
import { scriptJson } from '../../framework/server/document.server.ts'

/** Visitors share most backend responses as objects, so each is serialised once while it is referenced. */
const serialized = new WeakMap<object, string>()

const respondWithJson = (response: unknown): string => {
  if (typeof response !== 'object' || response === null) return scriptJson([response]).slice(1, -1)
  const before = serialized.get(response)
  if (before !== undefined) return before
  const written = scriptJson(response)
  serialized.set(response, written)
  return written
}

/** The initial state as JSON that is safe in a script element. */
export const stateJson = (state: PageState): string => {
  if (state.kind === 'inactive') return scriptJson(state)
  const { queries, ...rest } = state
  const written = queries.map(([key, response]) => `[${scriptJson(key)},${respondWithJson(response)}]`)
  return `${scriptJson(rest).slice(0, -1)},"queries":[${written.join(',')}]}`
}
