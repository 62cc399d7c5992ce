import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { composeErrors } from '../../adapters/composition/composeErrors.server.ts'
import { composeServer } from '../../adapters/composition/composeServer.server.ts'
import { allTexts } from './allTexts.server.ts'
import { routes } from '../shell/routes.ts'
import { readAssets } from './assets.server.ts'
import { makeConfigFiles } from './configFiles.server.ts'
import { createHost } from './createHost.server.ts'
import { EnvironmentProblem, readEnvironment } from './environment.server.ts'
import { makeDrain } from './drain.server.ts'
import { keepBuild } from './keptBuilds.server.ts'
import { createMetrics } from './metrics.server.ts'
import { openServer } from './openServer.server.ts'
import { loadOldAddresses, withOldAddresses } from './oldAddresses.server.ts'

/** One JSON object a line, for whoever collects the output. */
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
await Promise.all(routes.map((route) => route.open()))

const keptBuilds = (folder: string | null) =>
  keepBuild(folder ?? fileURLToPath(new URL('../builds', import.meta.url)), `${clientFolder}/assets`, version, (problem) =>
    log({ level: 'warn', message: 'earlier builds cannot be kept', problem: String(problem) }),
  )

const reportMissing = (key: string): void => log({ level: 'warn', message: 'missing sentence', key })
const composition = composeServer({
  apiUrl: environment.apiUrl,
  fetch: withOldAddresses(oldAddresses, fetch),
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
    configFiles: makeConfigFiles(),
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
  oldAddresses,
  passMockServer: environment.ownHost,
  clientFolder,
  ...(environment.buildsFolder === 'off' ? {} : { keptBuilds: keptBuilds(environment.buildsFolder) }),
  pagesFreshFor: 3000,
  mostWaitingBytes: environment.mostWaitingBytes,
  log,
  errors: composeErrors(environment.errorsName),
  isDraining: () => drain.isDraining(),
})

const server = openServer(getRequestListener(app.fetch, { hostname: environment.host }), environment.mostConnections)
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

// Something that nobody waits for any more, of one visitor, must not end the shop of all.
process.on('unhandledRejection', (problem) =>
  log({ level: 'error', message: 'unhandled rejection', problem: problem instanceof Error ? problem.stack : String(problem) }),
)

const drain = makeDrain(server, () => process.exit(0))
process.on('SIGTERM', drain.begin)
process.on('SIGINT', drain.begin)
// Whoever started this program has gone without a word.
process.once('disconnect', drain.begin)
