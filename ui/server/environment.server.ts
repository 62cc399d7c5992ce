/** What the operator sets; see README. */
export interface Environment {
  readonly host: string
  readonly port: number
  /** Base address of the shop's host, without trailing slash. */
  readonly apiUrl: string
  readonly production: boolean
}

export class EnvironmentProblem extends Error {}

const portOf = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new EnvironmentProblem(`${name}='${text}' is not a port: give a whole number from 1 to 65535, for example ${name}=${fallback}.`)
  }
  return port
}

/** Reads and checks the environment; throws an EnvironmentProblem with one clear line. */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): Environment & { readonly apiPort: number; readonly ownHost: boolean } => {
  const port = portOf('PORT', variables['PORT'], 3000)
  const apiPort = portOf('API_PORT', variables['API_PORT'], 4010)
  const host = variables['HOST'] === undefined || variables['HOST'] === '' ? '127.0.0.1' : variables['HOST']
  if (!/^[A-Za-z0-9.:_-]+$/.test(host))
    throw new EnvironmentProblem(`HOST='${host}' is not a host name or address: give for example HOST=127.0.0.1.`)
  const given = variables['SHOP_API_URL']
  if (given === undefined || given === '') {
    if (port === apiPort)
      throw new EnvironmentProblem(`PORT and API_PORT are both ${port}: the shop and the mock server each need their own.`)
    return {
      host,
      port,
      apiPort,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      ownHost: true,
      production: variables['NODE_ENV'] !== 'development',
    }
  }
  const url = URL.parse(given)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new EnvironmentProblem(`SHOP_API_URL='${given}' is not an address: give for example SHOP_API_URL=https://shop.example.`)
  }
  return { host, port, apiPort, apiUrl: url.href.replace(/\/$/, ''), ownHost: false, production: variables['NODE_ENV'] !== 'development' }
}
