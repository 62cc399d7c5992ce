import type { BlockList } from 'node:net'
import { reportsErrors } from '../../../adapters/composition/createErrorReporting.server.ts'
import { readProxies } from '../../framework/server/trustedProxies.server.ts'

/** The operator's settings; see docs/operations.md. */
export interface Environment {
  readonly host: string
  readonly port: number
  readonly apiPort: number
  /** Base address of the shop's backend, without trailing slash. */
  readonly apiUrl: string
  /** Whether the mock server is the shop's backend. */
  readonly usesMockBackend: boolean
  readonly production: boolean
  /** The public origin; null when none is named. */
  readonly origin: string | null
  /** Whose X-Forwarded-* headers are believed. */
  readonly proxies: BlockList
  readonly operatorToken: string | null
  /** The owner's table of old addresses; null for the usual place. */
  readonly oldAddressesFile: string | null
  /** The Strict-Transport-Security header; null for none. */
  readonly transportSecurity: string | null
  /** Where the files of this build and of the two before it stay; null for the usual place, 'off' for nowhere. */
  readonly buildsFolder: string | null
  /** Data source name of the error collector; null for none. */
  readonly errorsName: string | null
  /** Connections at a time. */
  readonly mostConnections: number
  /** Bytes of bodies that are still arriving, of all visitors together. */
  readonly mostWaitingBytes: number
}

export class EnvironmentProblem extends Error {}

type Variables = Readonly<Record<string, string | undefined>>

/** An empty variable counts as none. */
const given = (variables: Variables, name: string): string | null => {
  const text = variables[name]
  return text === undefined || text === '' ? null : text
}

const portOf = (variables: Variables, name: string, fallback: number): number => {
  const text = given(variables, name)
  if (text === null) return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new EnvironmentProblem(`${name}='${text}' is not a port: give a whole number from 1 to 65535, for example ${name}=${fallback}.`)
  }
  return port
}

const amountOf = (variables: Variables, name: string, fallback: number, least: number): number => {
  const text = given(variables, name)
  if (text === null) return fallback
  const amount = Number(text)
  if (!/^\d+$/.test(text) || amount < least || !Number.isSafeInteger(amount))
    throw new EnvironmentProblem(`${name}='${text}' is not enough: give a whole number from ${least} on, for example ${name}=${fallback}.`)
  return amount
}

/** An address without its user name and password. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^/?#]*@/, '//…@')

const webAddress = (text: string): URL | null => {
  const url = URL.parse(text)
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && url.search === '' && url.hash === '' ? url : null
}

const originOf = (variables: Variables): string | null => {
  const text = given(variables, 'SHOP_ORIGIN')
  if (text === null) return null
  const url = webAddress(text)
  if (url === null || url.pathname !== '/')
    throw new EnvironmentProblem(
      `SHOP_ORIGIN='${withoutPassword(text)}' is not an origin: give scheme and host, for example SHOP_ORIGIN=https://shop.example.`,
    )
  return url.origin
}

const proxiesOf = (variables: Variables): BlockList => {
  const text = given(variables, 'SHOP_PROXIES') ?? 'loopback'
  const proxies = readProxies(text)
  if (proxies === null)
    throw new EnvironmentProblem(
      `SHOP_PROXIES='${text}' is not a list of addresses: give for example SHOP_PROXIES=loopback,10.0.0.0/8, or none.`,
    )
  return proxies
}

const operatorTokenOf = (variables: Variables): string | null => {
  const token = given(variables, 'SHOP_OPERATOR_TOKEN')
  if (token !== null && !/^[\u0021-\u007e]{16,}$/.test(token))
    throw new EnvironmentProblem('SHOP_OPERATOR_TOKEN is too weak: give at least 16 letters, digits or signs without spaces.')
  return token
}

const errorsNameOf = (variables: Variables): string | null => {
  const name = given(variables, 'SHOP_ERRORS_DSN')
  if (name !== null && !reportsErrors(name))
    throw new EnvironmentProblem(
      `SHOP_ERRORS_DSN='${withoutPassword(name)}' is not a data source name: give key, host and project, for example SHOP_ERRORS_DSN=https://key@errors.example/1.`,
    )
  return name
}

/** Half a year. Sister hosts are the operator's to include, because some of them may have no certificate. */
const usualTransportSecurity = 'max-age=15552000'

const transportSecurityOf = (variables: Variables, origin: string | null): string | null => {
  const text = given(variables, 'SHOP_HSTS')
  if (text === null) return origin?.startsWith('https:') === true ? usualTransportSecurity : null
  if (text === 'off') return null
  if (!/^max-age=\d+(?:; ?(?:includeSubDomains|preload))*$/.test(text))
    throw new EnvironmentProblem(
      `SHOP_HSTS='${text}' is not understood: give off, or for example SHOP_HSTS='max-age=31536000; includeSubDomains'.`,
    )
  return text
}

/** Reads and checks the environment; throws an EnvironmentProblem with one clear line. */
export const readEnvironment = (variables: Variables): Environment => {
  const port = portOf(variables, 'PORT', 3000)
  const apiPort = portOf(variables, 'API_PORT', 4010)
  const host = given(variables, 'HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9.:_-]+$/.test(host))
    throw new EnvironmentProblem(`HOST='${host}' is not a host name or address: give for example HOST=127.0.0.1.`)
  const apiText = given(variables, 'SHOP_API_URL')
  const apiUrl = webAddress(apiText ?? `http://127.0.0.1:${apiPort}`)
  if (apiUrl === null)
    throw new EnvironmentProblem(
      `SHOP_API_URL='${withoutPassword(apiText ?? '')}' is not an address without name and password: give for example SHOP_API_URL=https://shop.example.`,
    )
  if (apiText === null && port === apiPort)
    throw new EnvironmentProblem(`PORT and API_PORT are both ${port}: the shop and the mock server each need their own.`)
  const origin = originOf(variables)
  return {
    host,
    port,
    apiPort,
    apiUrl: apiUrl.href.replace(/\/$/, ''),
    usesMockBackend: apiText === null,
    production: variables['NODE_ENV'] !== 'development',
    origin,
    proxies: proxiesOf(variables),
    operatorToken: operatorTokenOf(variables),
    oldAddressesFile: given(variables, 'SHOP_OLD_ADDRESSES'),
    transportSecurity: transportSecurityOf(variables, origin),
    buildsFolder: given(variables, 'SHOP_BUILDS'),
    errorsName: errorsNameOf(variables),
    mostConnections: amountOf(variables, 'SHOP_MAX_CONNECTIONS', 10_000, 100),
    mostWaitingBytes: amountOf(variables, 'SHOP_MAX_WAITING_BYTES', 32 * 1024 * 1024, 1024 * 1024),
  }
}
