import { spawn } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { EnvironmentProblem, readEnvironment } from '../ui/app/server/environment.server.ts'
import type { Environment } from '../ui/app/server/environment.server.ts'
import { root } from './build/sources.ts'

/** The shop with hot reload of UI and core, beside a mock server that restarts when it changes. */
const environment = (() => {
  try {
    return readEnvironment({ ...process.env, NODE_ENV: 'development' })
  } catch (problem) {
    if (!(problem instanceof EnvironmentProblem)) throw problem
    process.stderr.write(`${problem.message}\n`)
    return process.exit(1)
  }
})()

const mock = environment.usesMockBackend
  ? spawn(process.execPath, ['--watch', '--watch-preserve-output', 'mock-server/main.ts'], { cwd: root, stdio: 'inherit' })
  : null

const server = createHttpServer()
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })

interface DevelopmentServer {
  readonly createDevelopmentServer: (
    settings: Environment,
  ) => Promise<{ fetch: (request: Request, bindings: object) => Response | Promise<Response> }>
}

const listener = getRequestListener(async (request, bindings) => {
  try {
    const { createDevelopmentServer } = (await vite.ssrLoadModule('/ui/app/server/developmentServer.server.ts')) as DevelopmentServer
    return await (await createDevelopmentServer(environment)).fetch(request, bindings)
  } catch (problem) {
    if (problem instanceof Error) vite.ssrFixStacktrace(problem)
    process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`)
    return new Response(String(problem), { status: 500, headers: { 'content-type': 'text/plain' } })
  }
})

server.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
server.once('error', (problem: NodeJS.ErrnoException) => {
  process.stderr.write(
    problem.code === 'EADDRINUSE'
      ? `Port ${environment.port} is taken: choose another with PORT=${environment.port + 1}.\n`
      : `${problem.message}\n`,
  )
  mock?.kill()
  process.exit(1)
})
server.listen(environment.port, environment.host, () => process.stdout.write(`Shop ready at http://localhost:${environment.port}\n`))

const stop = (): void => {
  mock?.kill()
  void vite.close().finally(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
