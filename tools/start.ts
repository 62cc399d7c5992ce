import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { EnvironmentProblem, readEnvironment } from '../ui/server/environment.server.ts'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { root } from './build/sources.ts'

const environment = (() => {
  try {
    return readEnvironment(process.env)
  } catch (problem) {
    if (!(problem instanceof EnvironmentProblem)) throw problem
    process.stderr.write(`${problem.message}\n`)
    return process.exit(1)
  }
})()

ensureBuilt()

const children: ChildProcess[] = []
let stopping = false

const stopAll = (code: number): void => {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

const start = (file: string, variables: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, [file], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...variables } })
  child.stdout?.on('data', (text: Buffer) => process.stdout.write(text))
  children.push(child)
  return child
}

/** Resolves when the child says that it is ready; false when it ends before that. */
const readiness = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('ready at')) resolve(true)
    })
    child.once('exit', () => resolve(false))
  })

process.once('SIGTERM', () => stopAll(0))
process.once('SIGINT', () => stopAll(0))

const host = environment.ownHost ? start('mock-server/main.ts', {}) : null
const hostReady = host === null ? Promise.resolve(true) : readiness(host)
if (!(await hostReady)) {
  stopAll(1)
} else {
  host?.once('exit', () => {
    if (!stopping) process.stderr.write('The mock server ended; the shop answers 503 until one is back (npm run mock).\n')
  })
  const shop = start('dist/server/main.js', { NODE_ENV: 'production' })
  shop.once('exit', (code) => stopAll(code ?? 1))
}
