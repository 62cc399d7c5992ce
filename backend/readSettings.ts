import { isIP } from 'node:net'
import type { PostgresSettings } from './store/postgresStore.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Data file; null: in memory, or in Postgres. */
  readonly file: string | null
  /** null: the shoppers' data are in the file. */
  readonly postgres: PostgresSettings | null
  readonly appUrl: string
}

/** A setting that cannot be used; the message is one line that names it. */
export class WrongSetting extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a variable; null when it is not set or empty. */
export const settingOf = (environment: Environment, name: string): string | null => {
  const value = environment[name]
  return value === undefined || value === '' ? null : value
}

/** A variable that is on or off. */
export const switchOf = (environment: Environment, name: string, standard: boolean): boolean => {
  const value = settingOf(environment, name)
  if (value !== null && value !== 'on' && value !== 'off') throw new WrongSetting(`${name}: '${value}' is neither on nor off.`)
  return value === null ? standard : value === 'on'
}

const wholeNumber = (environment: Environment, name: string, standard: number, least: number, most: number, what: string): number => {
  const value = settingOf(environment, name)
  if (value === null) return standard
  const number = /^\d{1,7}$/.test(value) ? Number(value) : -1
  if (number < least || number > most)
    throw new WrongSetting(`${name}: '${value}' is not ${what}; use a whole number from ${least} to ${most}.`)
  return number
}

const port = (environment: Environment, name: string, standard: number): number =>
  wholeNumber(environment, name, standard, 1, 65_535, 'a port')

const hostName = (value: string | null): string => {
  if (value === null) return '127.0.0.1'
  if (isIP(value) === 0 && !/^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(value))
    throw new WrongSetting(`HOST: '${value}' is not an address to listen on, such as 127.0.0.1.`)
  return value
}

const postgres = (environment: Environment): PostgresSettings | null => {
  const url = settingOf(environment, 'DATABASE_URL')
  if (url === null) return null
  // Not quoted, because it contains a password.
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(url))
    throw new WrongSetting('DATABASE_URL: not an address such as postgres://user:password@host:5432/shop.')
  const schema = settingOf(environment, 'DATABASE_SCHEMA') ?? 'shop'
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new WrongSetting(`DATABASE_SCHEMA: '${schema}' is not a name of small letters, digits and underscores.`)
  return {
    url,
    schema,
    poolSize: wholeNumber(environment, 'DATABASE_POOL', 5, 1, 100, 'a number of connections'),
    timeoutMs: wholeNumber(environment, 'DATABASE_TIMEOUT_MS', 10_000, 100, 600_000, 'a time in milliseconds'),
  }
}

/** Settings from the environment; throws WrongSetting. */
export const readSettings = (environment: Environment): Settings => {
  const host = hostName(settingOf(environment, 'HOST'))
  const file = settingOf(environment, 'SHOP_DATA')
  const database = postgres(environment)
  if (file !== null && database !== null)
    throw new WrongSetting('SHOP_DATA and DATABASE_URL: the data are in one of them; set the other to nothing.')
  return {
    host,
    port: port(environment, 'API_PORT', 4010),
    file,
    postgres: database,
    appUrl: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port(environment, 'PORT', 3000)}`,
  }
}
