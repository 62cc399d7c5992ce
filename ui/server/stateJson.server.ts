import type { PageState } from '../shell/pageState.ts'
import { scriptJson } from './document.server.ts'

/** Visitors share most answers of the host, as one object each: it is written once, for as long as somebody holds it. */
const writtenAnswers = new WeakMap<object, string>()

const answerJson = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null) return scriptJson([answer]).slice(1, -1)
  const before = writtenAnswers.get(answer)
  if (before !== undefined) return before
  const written = scriptJson(answer)
  writtenAnswers.set(answer, written)
  return written
}

/** What a document hands to the browser, as JSON that can stand in a script element. */
export const stateJson = (state: PageState): string => {
  if (state.kind === 'inactive') return scriptJson(state)
  const { answers, ...rest } = state
  const written = answers.map(([key, answer]) => `[${scriptJson(key)},${answerJson(answer)}]`)
  return `${scriptJson(rest).slice(0, -1)},"answers":[${written.join(',')}]}`
}
