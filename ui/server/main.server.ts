import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { composeServer } from '../../adapters/composition/composeServer.server.ts'
import { allTexts } from './allTexts.server.ts'
import { routes } from '../shell/routes.ts'
import { readAssets } from './assets.server.ts'
import { createHost } from './createHost.server.ts'
import { EnvironmentProblem, readEnvironment } from './environment.server.ts'
import { createMetrics } from './metrics.server.ts'

/** One JSON object a line, for whoever collects the output. */
const log = (line: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const environment = (() => {
  try {
    return readEnvironment(process.env)
  } catch (problem) {
    if (problem instanceof EnvironmentProblem) return stop(problem.message)
    throw problem
  }
})()

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
const assets = readAssets(clientFolder)
const { id: version } = JSON.parse(await readFile(`${clientFolder}/build.json`, 'utf8')) as { readonly id: string }

// All pages are read at start: the first visitor of each waits for nothing, and a new build on disk is not mixed with this one.
await Promise.all(routes.map((route) => route.open()))

const reportMissing = (key: string): void => log({ level: 'warn', message: 'missing sentence', key })
const composition = composeServer({
  apiUrl: environment.apiUrl,
  // Fresh enough to tell within seconds that the host has gone, and shared enough to ask it seldom.
  answers: { freshFor: 2000, usableFor: 3000 },
  // A scenario of the mock server is one visitor's own.
  ...(environment.ownHost ? { personalCookies: ['mock_scenario'] } : {}),
})
const app = createHost({
  composition,
  render: {
    composition,
    ...assets,
    texts: {
      nld: await allTexts('nld', reportMissing),
      eng: await allTexts('eng', reportMissing),
    },
    version,
  },
  metrics: createMetrics(),
  perimeter: {
    origin: environment.origin,
    localOrigin: `http://localhost:${environment.port}`,
    proxies: environment.proxies,
    operatorToken: environment.operatorToken,
  },
  transportSecurity: environment.transportSecurity,
  apiUrl: environment.apiUrl,
  passMockServer: environment.ownHost,
  clientFolder,
  log,
})

const server = serve({ fetch: app.fetch, hostname: environment.host, port: environment.port }, () => {
  const shown = environment.host === '127.0.0.1' || environment.host === '0.0.0.0' ? 'localhost' : environment.host
  process.stdout.write(`Shop ready at http://${shown}:${environment.port}\n`)
})
server.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EADDRINUSE')
    stop(`Port ${environment.port} is taken: stop what listens there, or choose another with PORT=${environment.port + 1}.`)
  if (problem.code === 'EACCES') stop(`Port ${environment.port} needs more rights: choose one above 1023, for example PORT=3000.`)
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    stop(`HOST='${environment.host}' is not an address of this machine: try HOST=127.0.0.1.`)
  throw problem
})

/** Requests under way are finished, new ones are refused; what hangs is cut after 5 s. */
const shutDown = (): void => {
  setTimeout(() => process.exit(0), 5000).unref()
  server.close(() => process.exit(0))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
