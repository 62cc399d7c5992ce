import { createPrivateKey } from 'node:crypto'
import { readSettings, settingOf, switchOf, WrongSetting } from './readSettings.ts'
import type { AddressProvider } from './addressSearch/createAddressLookup.ts'
import { fullWork } from './customers/passwordHash.ts'
import type { PasswordWork } from './customers/passwordHash.ts'
import type { SmtpSettings } from './mails/createSmtpSender.ts'
import type { MollieSettings } from './mollie/requestMollie.ts'
import type { Environment, Settings } from './readSettings.ts'
import { publicVies } from './vatNumbers/viesVatNumbers.ts'

export interface BackendSettings extends Settings {
  /** Number of processes behind one port. */
  readonly processes: number
  /** Whether orders can be paid at the practice bank, which moves no money. */
  readonly practiceBank: boolean
  /** null: Mollie takes no payments. */
  readonly mollie: MollieSettings | null
  /** Orders do not reduce the stock: for test runs that buy more than there is. */
  readonly autoRestock: boolean
  /** Whether an empty database gets the demo accounts with their public passwords. */
  readonly demoAccounts: boolean
  readonly passwordWork: PasswordWork
  readonly addressProvider: AddressProvider
  /** null: VAT numbers are checked in the register to practise with. */
  readonly viesUrl: string | null
  /** null: mails wait in their queue. */
  readonly smtp: SmtpSettings | null
  /** Whether a back office writes the shop into the store. */
  readonly hasBackOffice: boolean
  /** Opens /metrics to other machines; null: this machine only. */
  readonly operatorToken: string | null
}

const processesOf = (argv: readonly string[]): number => {
  let count = 1
  for (let index = 0; index < argv.length; index += 1) {
    const [name = '', inline] = (argv[index] ?? '').split('=')
    if (name !== '--processes') throw new WrongSetting(`'${argv[index] ?? ''}' is not an option; there is --processes <number>.`)
    const value = inline ?? argv[(index += 1)] ?? ''
    count = /^\d{1,2}$/.test(value) ? Number(value) : 0
    if (count < 1 || count > 64) throw new WrongSetting(`--processes: '${value}' is not a whole number from 1 to 64.`)
  }
  return count
}

/** A real payment provider excludes the practice bank, which accepts every payment. */
const practiceBankOf = (environment: Environment): boolean => {
  const hasProvider = settingOf(environment, 'MOLLIE_API_KEY') !== null
  const isOn = switchOf(environment, 'PRACTICE_BANK', environment['NODE_ENV'] !== 'production' && !hasProvider)
  if (isOn && hasProvider)
    throw new WrongSetting('PRACTICE_BANK and MOLLIE_API_KEY: the practice bank takes no money; leave one of them out.')
  return isOn
}

/** A key of the other side is a mistake that costs money, or takes none; the key is not quoted. */
const mollieOf = (environment: Environment): MollieSettings | null => {
  const apiKey = settingOf(environment, 'MOLLIE_API_KEY')
  if (apiKey === null) return null
  if (!/^(?:test|live)_[A-Za-z0-9]{30,}$/.test(apiKey))
    throw new WrongSetting(
      'MOLLIE_API_KEY: not a key such as test_ or live_ with 30 letters and digits; copy it from the dashboard of Mollie.',
    )
  if (apiKey.startsWith('live_') && environment['NODE_ENV'] !== 'production')
    throw new WrongSetting('MOLLIE_API_KEY: a live_ key takes real money; it needs NODE_ENV=production. Use the test_ key here.')
  const address = settingOf(environment, 'MOLLIE_API_URL') ?? 'https://api.mollie.com'
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new WrongSetting('MOLLIE_API_URL: not an origin such as https://api.mollie.com.')
  return { apiKey, apiUrl: url.origin }
}

/** Whether a back office writes products, texts and stock; throws WrongSetting. */
export const backOfficeOf = (environment: Environment): boolean => {
  const name = settingOf(environment, 'BACK_OFFICE') ?? 'none'
  if (name !== 'none' && name !== 'vendure' && name !== 'own')
    throw new WrongSetting(`BACK_OFFICE: '${name}' is none of none, vendure and own.`)
  if (name !== 'none' && settingOf(environment, 'DATABASE_URL') === null)
    throw new WrongSetting(`BACK_OFFICE=${name} needs DATABASE_URL: back office and backend share a database.`)
  return name !== 'none'
}

const operatorTokenOf = (environment: Environment): string | null => {
  const token = settingOf(environment, 'SHOP_OPERATOR_TOKEN')
  if (token !== null && !/^[\u0021-\u007e]{16,}$/.test(token))
    throw new WrongSetting('SHOP_OPERATOR_TOKEN is too weak: give at least 16 letters, digits or signs without spaces.')
  return token
}

const addressProviderOf = (environment: Environment): AddressProvider => {
  const type = settingOf(environment, 'ADDRESS_PROVIDER') ?? 'local'
  if (type === 'local' || type === 'pdok') return { type }
  if (type !== 'postcode-eu') throw new WrongSetting(`ADDRESS_PROVIDER: '${type}' is none of local, pdok and postcode-eu.`)
  const [key, secret] = [settingOf(environment, 'POSTCODE_EU_KEY'), settingOf(environment, 'POSTCODE_EU_SECRET')]
  if (key === null || secret === null)
    throw new WrongSetting('POSTCODE_EU_KEY and POSTCODE_EU_SECRET are missing: ADDRESS_PROVIDER=postcode-eu needs both.')
  return { type, key, secret }
}

/** In service numbers are really checked. */
const viesUrlOf = (environment: Environment): string | null => {
  const value = settingOf(environment, 'VIES_URL') ?? (environment['NODE_ENV'] === 'production' ? publicVies : 'practice')
  if (value === 'practice') return null
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new WrongSetting(`VIES_URL: neither practice nor an address such as ${publicVies}.`)
  return value.replace(/\/+$/, '')
}

const emailAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/

/** "Name <address>" or an address alone. */
const senderOf = (value: string): SmtpSettings['from'] | null => {
  const [, name = '', address = value] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value) ?? []
  return emailAddress.test(address) ? { name: name.trim(), address } : null
}

/** An RSA key of 2048 bits or more as PEM, whose line breaks may be written as \\n; null: it is none. */
const rsaKeyOf = (value: string): string | null => {
  try {
    const key = createPrivateKey(value.replaceAll('\\n', '\n'))
    const isStrong = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
    return isStrong ? key.export({ type: 'pkcs8', format: 'pem' }) : null
  } catch {
    return null
  }
}

const domainName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/

/** Mails are signed when there is a key; receivers count a signature only of the sender's domain, or of one above it. */
const dkimOf = (environment: Environment, senderDomain: string): SmtpSettings['dkim'] => {
  const value = settingOf(environment, 'DKIM_PRIVATE_KEY')
  if (value === null) return null
  const privateKey = rsaKeyOf(value)
  // Not quoted, because it is secret.
  if (privateKey === null) throw new WrongSetting('DKIM_PRIVATE_KEY: not an RSA key of at least 2048 bits as PEM (openssl genrsa 2048).')
  const selector = settingOf(environment, 'DKIM_SELECTOR')?.toLowerCase() ?? ''
  if (!domainName.test(selector))
    throw new WrongSetting('DKIM_SELECTOR: not a name such as shop2026, of which shop2026._domainkey.example.com has the public key.')
  const domain = settingOf(environment, 'DKIM_DOMAIN')?.toLowerCase() ?? senderDomain
  if (!domainName.test(domain) || !`.${senderDomain}`.endsWith(`.${domain}`))
    throw new WrongSetting(`DKIM_DOMAIN: neither ${senderDomain}, the domain of MAIL_FROM, nor one above it.`)
  return { domain, selector, privateKey }
}

const smtpOf = (environment: Environment): SmtpSettings | null => {
  const value = settingOf(environment, 'SMTP_URL')
  if (value === null) return null
  const url = URL.parse(value)
  // Not quoted, because it contains a password.
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new WrongSetting('SMTP_URL: not an address such as smtps://user:password@mail.example:465.')
  const from = senderOf(settingOf(environment, 'MAIL_FROM') ?? '')
  if (from === null) throw new WrongSetting('MAIL_FROM: not a sender such as Thuishaven <shop@example.com>; SMTP_URL needs one.')
  return { url: value, from, dkim: dkimOf(environment, from.address.slice(from.address.indexOf('@') + 1).toLowerCase()) }
}

/** Base address of links in mails. */
export const appUrlOf = (environment: Environment, usual: string): string => {
  const origin = settingOf(environment, 'SHOP_ORIGIN')
  if (origin === null) return usual
  const url = URL.parse(origin)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    throw new WrongSetting('SHOP_ORIGIN: not an origin such as https://shop.example.')
  return url.origin
}

/** Settings from the environment and the command line; throws WrongSetting. */
export const readBackendSettings = (environment: Environment, argv: readonly string[]): BackendSettings => {
  const settings = readSettings(environment)
  const processes = processesOf(argv)
  const hasBackOffice = backOfficeOf(environment)
  if (settings.postgres === null && settings.file === null)
    throw new WrongSetting('DATABASE_URL is missing: give postgres://user:password@host:5432/shop, or start with npm run backend.')
  if (settings.file !== null && processes > 1)
    throw new WrongSetting('--processes: several need Postgres; SHOP_DATA is a file for one. Set DATABASE_URL instead.')
  return {
    ...settings,
    appUrl: appUrlOf(environment, settings.appUrl),
    processes,
    practiceBank: practiceBankOf(environment),
    mollie: mollieOf(environment),
    autoRestock: switchOf(environment, 'AUTO_RESTOCK', false),
    passwordWork: fullWork,
    demoAccounts: switchOf(environment, 'DEMO_ACCOUNTS', environment['NODE_ENV'] !== 'production'),
    addressProvider: addressProviderOf(environment),
    viesUrl: viesUrlOf(environment),
    smtp: smtpOf(environment),
    hasBackOffice,
    operatorToken: operatorTokenOf(environment),
  }
}
