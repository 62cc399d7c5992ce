import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createErrorReporting } from '../../../adapters/composition/createErrorReporting.server.ts'
import { createServerShop } from '../../../adapters/composition/createServerShop.server.ts'
import { textsByLocale } from './allTexts.server.ts'
import { vatSideCookie } from '../../features/prices/index.server.ts'
import { routes } from '../routes.ts'
import { readAssets } from '../../framework/server/assets.server.ts'
import { createConfigFiles } from './configFiles.server.ts'
import { createServer } from './createServer.server.ts'
import { EnvironmentProblem, readEnvironment } from './environment.server.ts'
import { createDrain } from '../../framework/server/drain.server.ts'
import { retainBuild } from '../../framework/server/retainedBuilds.server.ts'
import { createMetrics } from '../../framework/server/metrics.server.ts'
import { createHttpServer } from '../../framework/server/createHttpServer.server.ts'
import { loadOldAddresses, withOldAddresses } from './oldAddresses.server.ts'

/** One JSON object a line. */
const log = (line: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const { environment, oldAddresses } = (() => {
  try {
    const environment = readEnvironment(process.env)
    return { environment, oldAddresses: loadOldAddresses(environment.oldAddressesFile) }
  } catch (problem) {
    if (problem instanceof EnvironmentProblem) return stop(problem.message)
    throw problem
  }
})()

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
const assets = readAssets(clientFolder)
const { id: version } = JSON.parse(await readFile(`${clientFolder}/build.json`, 'utf8')) as { readonly id: string }

// All pages are read at start: the first visitor of each waits for nothing, and a new build on disk is not mixed with this one.
await Promise.all(routes.map((route) => route.importPage()))

const retainedBuilds = (folder: string | null) =>
  retainBuild(folder ?? fileURLToPath(new URL('../builds', import.meta.url)), `${clientFolder}/assets`, version, (problem) =>
    log({ level: 'warn', message: 'Earlier builds cannot be retained', error: String(problem) }),
  )

const reportMissing = (key: string): void => log({ level: 'warn', message: 'Message is missing', key })
const composition = createServerShop({
  apiUrl: environment.apiUrl,
  fetch: withOldAddresses(oldAddresses, fetch),
  // Shared enough to call the backend seldom. With the pages that are kept below, what the merchant changes is seen within two seconds.
  responses: { freshFor: 500, usableFor: 800 },
  // Who switches the side of VAT sees other prices than most; a scenario of the mock server is one visitor's own.
  personalCookies: [vatSideCookie, ...(environment.usesMockBackend ? ['mock_scenario'] : [])],
})
const app = createServer({
  composition,
  render: {
    composition,
    ...assets,
    configFiles: createConfigFiles(),
    texts: await textsByLocale(reportMissing),
    version,
  },
  metrics: createMetrics(),
  trustedProxies: {
    origin: environment.origin,
    localOrigin: `http://localhost:${environment.port}`,
    proxies: environment.proxies,
    operatorToken: environment.operatorToken,
  },
  transportSecurity: environment.transportSecurity,
  apiUrl: environment.apiUrl,
  oldAddresses,
  passMockServer: environment.usesMockBackend,
  clientFolder,
  ...(environment.buildsFolder === 'off' ? {} : { retainedBuilds: retainedBuilds(environment.buildsFolder) }),
  pagesFreshFor: 800,
  mostWaitingBytes: environment.mostWaitingBytes,
  log,
  errors: createErrorReporting(environment.errorsName),
  isDraining: () => drain.isDraining(),
})

const server = createHttpServer(getRequestListener(app.fetch, { hostname: environment.host }), environment.mostConnections)
server.listen(environment.port, environment.host, () => {
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

// A rejection that no request awaits any more must not end the process.
process.on('unhandledRejection', (problem) =>
  log({ level: 'error', message: 'Unhandled rejection', error: problem instanceof Error ? problem.stack : String(problem) }),
)

const drain = createDrain(server, () => process.exit(0))
process.on('SIGTERM', drain.begin)
process.on('SIGINT', drain.begin)
// The parent process has ended without a signal.
process.once('disconnect', drain.begin)
