/** A defect, with its number in the log and on the error page. */
export interface ReportedError {
  readonly id: string
  readonly problem: unknown
}

/** Short enough to be read out over the telephone; a page without https has no `crypto.randomUUID`. */
const newErrorId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newError = (problem: unknown): ReportedError => ({ id: newErrorId(), problem })

/** The loggable part of an error. */
export const problemText = (problem: unknown): string => (problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
