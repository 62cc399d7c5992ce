import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root, sourcesFingerprint } from './sources.ts'

const builtFrom = (): string | null => {
  try {
    return (JSON.parse(readFileSync(join(root, 'dist/client/build.json'), 'utf8')) as { readonly id: string }).id
  } catch {
    return null
  }
}

/** Reports a long task, in a terminal with the elapsed seconds; returns a function that reports its end. */
const telling = (what: string): (() => void) => {
  const started = performance.now()
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`
  const { stdout } = process
  stdout.write(stdout.isTTY ? what : `${what}\n`)
  const clock = stdout.isTTY ? setInterval(() => stdout.write(`\r${what} ${seconds()}`), 1000) : undefined
  return () => {
    clearInterval(clock)
    stdout.write(stdout.isTTY ? `\r${what} ${seconds()}\n` : `Built in ${seconds()}\n`)
  }
}

/**
 * Builds client and server when the sources have changed since the last build, and reports only the time it takes. If the build fails it
 * prints the output and ends the process.
 */
export const ensureBuilt = async (): Promise<void> => {
  if (builtFrom() === sourcesFingerprint()) return
  const toResult = telling('Building the shop (some ten seconds) …')
  const build = spawn(process.execPath, ['tools/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => build.once('close', resolve))
  const [notices, complained, code] = await Promise.all([text(build.stdout), text(build.stderr), ended])
  toResult()
  if (code === 0) return
  process.stderr.write(`${notices}${complained}\n`)
  process.exit(code ?? 1)
}
