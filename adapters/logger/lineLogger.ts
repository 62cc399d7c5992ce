import type { LoggerPort } from '@thuishaven/core'

/**
 * One JSON line for each warning. `write` puts it where operators look: stderr, or the browser's console.
 * @param always facts included in every line
 */
export const createLineLogger = (write: (line: string) => void, always: Readonly<Record<string, string>> = {}): LoggerPort => ({
  warn: (message, facts) => write(lineOf({ ...facts, ...always, level: 'warn', message })),
})

/** Facts may hold what JSON cannot carry (cycles, big integers); a warning must not become an error. */
const lineOf = (entry: Readonly<Record<string, unknown>> & { readonly message: string }): string => {
  try {
    return JSON.stringify(entry)
  } catch {
    return JSON.stringify({ level: 'warn', message: entry.message })
  }
}
