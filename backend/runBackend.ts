import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import type { Backend } from './answers/Backend.ts'
import type { Api } from './createApi.ts'
import { createDemoBackend } from './createDemoBackend.ts'
import { UnusableData } from './database/sqliteFile.ts'
import { WrongSetting } from './readSettings.ts'
import type { Settings } from './readSettings.ts'
import { UnusableShop } from './records/readShop.ts'
import { checkShop } from './seeding/checkShop.ts'

const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Lets running answers finish, then ends; connections that stay open are cut after two seconds. */
const closeOnSignals = (server: ServerType, backend: Backend): void => {
  const close = () => {
    server.close(() => void backend.close().finally(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref()
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  // The program that started this one is gone.
  process.once('disconnect', close)
}

type Started = Settings & { readonly products?: number }

/** Runs a backend with the demo shop as a program, until a signal ends it. What it cannot start with it says in one line, with exit code 1. */
export const runBackend = async <Own extends Started>(
  name: string,
  readSettings: () => Own,
  createFetch: (backend: Backend, settings: Own) => Api,
): Promise<void> => {
  const prepared = async () => {
    try {
      const settings = readSettings()
      const backend = await createDemoBackend({ products: 0, ...settings })
      // A large catalogue is made of the same rows.
      if ((settings.products ?? 0) === 0) checkShop(backend)
      return { settings, backend }
    } catch (error) {
      if (error instanceof WrongSetting || error instanceof UnusableData || error instanceof UnusableShop) return giveUp(error.message)
      throw error
    }
  }
  const { settings, backend } = await prepared()
  const { host, port } = settings
  const server = serve({ fetch: createFetch(backend, settings), hostname: host, port }, () => {
    process.stdout.write(`${name} ready at http://${host}:${port}\n`)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken. Stop what uses it, or choose another with API_PORT=4011.`
        : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Change HOST or API_PORT.`,
    )
  })
  closeOnSignals(server, backend)
}
