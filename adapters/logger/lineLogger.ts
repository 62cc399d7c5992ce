import type { LoggerPort } from '../../core/index.ts'

/** One JSON line for each warning. `write` puts it where the people who run the shop look: stderr, or the browser's console. */
export const makeLineLogger = (write: (line: string) => void): LoggerPort => ({
  warn: (message, facts) => write(lineOf({ ...facts, level: 'warn', message })),
})

/** Facts may hold what JSON cannot carry (cycles, big integers); a warning must not become an error. */
const lineOf = (entry: Readonly<Record<string, unknown>> & { readonly message: string }): string => {
  try {
    return JSON.stringify(entry)
  } catch {
    return JSON.stringify({ level: 'warn', message: entry.message })
  }
}
