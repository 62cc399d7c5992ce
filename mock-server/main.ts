import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import type { Backend } from '../backend/answers/Backend.ts'
import { UnusableData } from '../backend/database/sqliteFile.ts'
import { UnusableShop } from '../backend/records/readShop.ts'
import { checkShop } from '../backend/seeding/checkShop.ts'
import { createMockServer } from './createMockServer.ts'
import { createDemoBackend } from '../backend/createDemoBackend.ts'
import { readSettings, WrongSetting } from './readSettings.ts'
import type { Settings } from './readSettings.ts'

const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const prepared = async (): Promise<{ readonly settings: Settings; readonly backend: Backend }> => {
  try {
    const settings = readSettings(process.env, process.argv.slice(2))
    const backend = await createDemoBackend(settings)
    // A large catalogue is made of the same rows.
    if (settings.products === 0) checkShop(backend)
    return { settings, backend }
  } catch (error) {
    if (error instanceof WrongSetting || error instanceof UnusableData || error instanceof UnusableShop) return giveUp(error.message)
    throw error
  }
}

/** Lets running answers finish, then ends; connections that stay open are cut after two seconds. */
const closeOnSignals = (server: ServerType, backend: Backend): void => {
  const close = () => {
    server.close(() => {
      void backend.close().then(() => process.exit(0))
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref()
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  // The program that started this one is gone.
  process.once('disconnect', close)
}

const { settings, backend } = await prepared()

const server = serve({ fetch: createMockServer(backend, settings).fetch, hostname: settings.host, port: settings.port }, () => {
  process.stdout.write(`Mock server ready at http://${settings.host}:${settings.port}\n`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.port} on ${settings.host} is taken. Stop what uses it, or choose another with API_PORT=4011.`
      : `Cannot listen on ${settings.host}:${settings.port} (${error.code ?? error.message}). Change HOST or API_PORT.`,
  )
})
closeOnSignals(server, backend)
