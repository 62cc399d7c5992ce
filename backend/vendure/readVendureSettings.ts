import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appUrlOf } from '../readBackendSettings.ts'
import { readSettings, settingOf, switchOf, WrongSetting } from '../readSettings.ts'
import type { Environment, Settings } from '../readSettings.ts'

export interface VendureSettings extends Settings {
  readonly postgres: NonNullable<Settings['postgres']>
  /** Port of the admin API and the dashboard. */
  readonly vendurePort: number
  readonly admin: { readonly identifier: string; readonly password: string }
  /** Signs the cookies of the back office. */
  readonly cookieSecret: string
  /** Whether the password was made here, and is to be shown at the start. */
  readonly hasOwnPassword: boolean
  /** Orders take nothing from the stock: for test runs that buy more than there is. */
  readonly autoRestock: boolean
}

/** Secrets of a machine on which somebody tries the shop: made once, readable by its user only. */
const secretsFile = fileURLToPath(new URL('../../.cache/vendure-secrets.json', import.meta.url))

interface Secrets {
  readonly password: string
  readonly cookie: string
}

const localSecrets = (): Secrets => {
  if (existsSync(secretsFile)) return JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets
  const secrets = { password: randomBytes(12).toString('base64url'), cookie: randomBytes(32).toString('base64url') }
  mkdirSync(dirname(secretsFile), { recursive: true })
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

const leastPassword = 12
const leastSecret = 32

const passwordOf = (environment: Environment): string | null => {
  const password = settingOf(environment, 'VENDURE_ADMIN_PASSWORD')
  if (password === null) return null
  // Not quoted: it is a secret, if a bad one.
  if (password === 'superadmin' || password.length < leastPassword)
    throw new WrongSetting(`VENDURE_ADMIN_PASSWORD: the usual one, or too short; give at least ${leastPassword} signs.`)
  return password
}

const secretOf = (environment: Environment): string | null => {
  const secret = settingOf(environment, 'VENDURE_COOKIE_SECRET')
  if (secret !== null && secret.length < leastSecret)
    throw new WrongSetting(`VENDURE_COOKIE_SECRET: too short; give at least ${leastSecret} signs.`)
  return secret
}

const portOf = (environment: Environment): number => {
  const value = settingOf(environment, 'VENDURE_PORT')
  if (value === null) return 4020
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) throw new WrongSetting(`VENDURE_PORT: '${value}' is not a port; use a whole number from 1 to 65535.`)
  return port
}

/** Settings from the environment; throws WrongSetting. */
export const readVendureSettings = (environment: Environment): VendureSettings => {
  const settings = readSettings(environment)
  const { postgres } = settings
  if (postgres === null)
    throw new WrongSetting('DATABASE_URL is missing: give postgres://user:password@host:5432/shop, or start with npm run start:vendure.')
  const [password, secret] = [passwordOf(environment), secretOf(environment)]
  if (environment['NODE_ENV'] === 'production' && (password === null || secret === null))
    throw new WrongSetting(
      `${password === null ? 'VENDURE_ADMIN_PASSWORD' : 'VENDURE_COOKIE_SECRET'} is missing: in production the back office needs one of its own.`,
    )
  const local = password === null || secret === null ? localSecrets() : { password, cookie: secret }
  return {
    ...settings,
    postgres,
    appUrl: appUrlOf(environment, settings.appUrl),
    vendurePort: portOf(environment),
    admin: { identifier: settingOf(environment, 'VENDURE_ADMIN') ?? 'beheer', password: password ?? local.password },
    cookieSecret: secret ?? local.cookie,
    hasOwnPassword: password === null,
    autoRestock: switchOf(environment, 'AUTO_RESTOCK', false),
  }
}
