import { createServerShop } from '../../../adapters/composition/createServerShop.server.ts'
import { textsByLocale } from './allTexts.server.ts'
import type { DocumentAssets } from '../../framework/server/assets.server.ts'
import { createConfigFiles } from './configFiles.server.ts'
import { createServer } from './createServer.server.ts'
import type { Environment } from './environment.server.ts'
import { createMetrics } from '../../framework/server/metrics.server.ts'
import { loadOldAddresses, withOldAddresses } from './oldAddresses.server.ts'

const version = 'development'
/** Vite hands out the files as they are, and puts style elements into the page itself. */
const assets: DocumentAssets = {
  styleOf: null,
  sheets: ['/ui/kit/styles/index.css?direct', '/ui/kit/styles/faces.css?direct'],
  faces: null,
  starter: '',
  program: { files: [], sheets: [], fonts: [] },
  scripts: ['/ui/app/reactRefresh.js', '/ui/app/entry.browser.tsx'],
}

const log = (line: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify(line, null, 2)}\n`)
}

/** The backend for `npm run dev`: recreated whenever a module has changed, so that edits take effect at the next request. */
export const createDevelopmentServer = async ({
  apiUrl,
  usesMockBackend,
  origin,
  port,
  proxies,
  operatorToken,
  oldAddressesFile,
}: Environment) => {
  const oldAddresses = loadOldAddresses(oldAddressesFile)
  const composition = createServerShop({ apiUrl, fetch: withOldAddresses(oldAddresses, fetch) })
  const reportMissing = (key: string): void => log({ level: 'warn', message: 'Message is missing', key })
  return createServer({
    composition,
    render: {
      composition,
      assetsOf: () => assets,
      starterSource: null,
      configFiles: createConfigFiles(),
      texts: await textsByLocale(reportMissing),
      version,
    },
    metrics: createMetrics(),
    trustedProxies: { origin, localOrigin: `http://localhost:${port}`, proxies, operatorToken },
    transportSecurity: null,
    apiUrl,
    oldAddresses,
    passMockServer: usesMockBackend,
    clientFolder: null,
    log,
  })
}
