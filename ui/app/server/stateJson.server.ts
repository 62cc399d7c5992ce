import type { PageState } from '../pageState.ts'
import { scriptJson } from '../../framework/server/document.server.ts'

/** Visitors share most answers of the backend, as one object each: it is written once, for as long as somebody holds it. */
const serialized = new WeakMap<object, string>()

const respondWithJson = (response: unknown): string => {
  if (typeof response !== 'object' || response === null) return scriptJson([response]).slice(1, -1)
  const before = serialized.get(response)
  if (before !== undefined) return before
  const written = scriptJson(response)
  serialized.set(response, written)
  return written
}

/** What a document hands to the browser, as JSON that can stand in a script element. */
export const stateJson = (state: PageState): string => {
  if (state.kind === 'inactive') return scriptJson(state)
  const { queries, ...rest } = state
  const written = queries.map(([key, response]) => `[${scriptJson(key)},${respondWithJson(response)}]`)
  return `${scriptJson(rest).slice(0, -1)},"queries":[${written.join(',')}]}`
}
