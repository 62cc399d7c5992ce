import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WrongSetting } from '../backend/readSettings.ts'
import { readMockSettings } from '../mock-server/readMockSettings.ts'
import { root } from './build/sources.ts'

/**
 * Serves the examples of the contract with Prism's own command, on HOST and API_PORT. It is stateless and reports what is invalid in a
 * request. To select an example: header `Prefer: code=404, example=name`.
 */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

const settings = (() => {
  try {
    return readMockSettings(process.env, process.argv.slice(2))
  } catch (problem) {
    return stop(problem instanceof WrongSetting ? problem.message : String(problem))
  }
})()
const { host, port } = settings

/** Reports a port in use in one line, which Prism hides in other output. */
const trial = createServer()
try {
  trial.listen(port, host)
  await once(trial, 'listening')
} catch (problem) {
  const code = problem instanceof Error && 'code' in problem ? problem.code : problem
  stop(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is taken. Stop what uses it, or choose another with API_PORT=${port === 65_535 ? 4010 : port + 1}.`
      : `Cannot listen on ${host}:${port} (${String(code)}). Change HOST or API_PORT.`,
  )
}
trial.close()
await once(trial, 'close')

const prism = spawn(
  process.execPath,
  [fileURLToPath(import.meta.resolve('@stoplight/prism-cli')), 'mock', 'contracts/openapi.yaml', '--host', host, '--port', String(port)],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => prism.kill(signal))
prism.once('exit', (code) => process.exit(code ?? 0))
