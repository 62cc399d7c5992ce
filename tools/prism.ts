import { join } from 'node:path'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { root } from './build/sources.ts'

/** Serves the examples of the contract, remembering nothing. Another example: header `Prefer: code=404, example=name`. */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

const given = (name: string, fallback: string): string => {
  const text = process.env[name]
  return text === undefined || text === '' ? fallback : text
}

const host = given('HOST', '127.0.0.1')
if (!/^[A-Za-z0-9.:_-]+$/.test(host)) stop(`HOST='${host}' is not a host name or address: give for example HOST=127.0.0.1.`)
const portText = given('API_PORT', '4010')
const port = Number(portText)
if (!/^\d+$/.test(portText) || port < 1 || port > 65_535) {
  stop(`API_PORT='${portText}' is not a port: give a whole number from 1 to 65535, for example API_PORT=4010.`)
}

const operations = await getHttpOperationsFromSpec(join(root, 'contracts/openapi.yaml'))
const server = createServer(operations, {
  cors: true,
  components: { logger: createLogger('prism', { enabled: false }) },
  config: {
    mock: { dynamic: false },
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
  },
})

const end = (): void => void server.close().finally(() => process.exit(0))
process.once('SIGINT', end)
process.once('SIGTERM', end)

try {
  await server.listen(port, host)
  process.stdout.write(`Prism ready at http://${host.includes(':') ? `[${host}]` : host}:${port}\n`)
} catch (problem) {
  // Prism rejects with the text of the error only.
  const reason = problem instanceof Error ? problem.message : String(problem)
  if (reason.includes('EADDRINUSE')) stop(`Port ${port} is taken: choose another with API_PORT=${port === 65_535 ? 4010 : port + 1}.`)
  if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(reason))
    stop(`HOST='${host}' is not an address of this machine: give for example HOST=127.0.0.1.`)
  stop(`Prism could not start: ${reason}`)
}
