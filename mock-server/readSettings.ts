import { isIP } from 'node:net'

export interface Settings {
  readonly host: string
  readonly port: number
  /** File to keep the data in; null: in memory. */
  readonly file: string | null
  /** Products in the catalogue, at least those of the demo. */
  readonly products: number
  readonly appUrl: string
  /** Opens the controls below /__mock to other machines; null: this machine only. */
  readonly token: string | null
}

/** A setting that cannot be used; the message is one line that names it. */
export class WrongSetting extends Error {}

const port = (name: string, value: string | undefined, standard: number): number => {
  if (value === undefined || value === '') return standard
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > 65_535) throw new WrongSetting(`${name}: '${value}' is not a port; use a whole number from 1 to 65535.`)
  return number
}

const hostName = (value: string | undefined): string => {
  if (value === undefined || value === '') return '127.0.0.1'
  if (isIP(value) === 0 && !/^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(value))
    throw new WrongSetting(`HOST: '${value}' is not an address to listen on, such as 127.0.0.1.`)
  return value
}

const products = (argv: readonly string[]): number => {
  let amount = 0
  for (let index = 0; index < argv.length; index += 1) {
    const [name = '', inline] = (argv[index] ?? '').split('=')
    if (name !== '--products') throw new WrongSetting(`'${argv[index] ?? ''}' is not an option; there is --products <number>.`)
    const value = inline ?? argv[(index += 1)] ?? ''
    amount = /^\d{1,6}$/.test(value) ? Number(value) : 0
    if (amount < 1 || amount > 200_000) throw new WrongSetting(`--products: '${value}' is not a whole number from 1 to 200000.`)
  }
  return amount
}

/** Settings from the environment and the command line; throws WrongSetting. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Settings => {
  const file = environment['SHOP_DATA']
  const host = hostName(environment['HOST'])
  const amount = products(argv)
  return {
    host,
    port: port('API_PORT', environment['API_PORT'], 4010),
    file: file === undefined || file === '' ? null : file,
    products: amount,
    token: environment['MOCK_TOKEN'] === undefined || environment['MOCK_TOKEN'] === '' ? null : environment['MOCK_TOKEN'],
    appUrl: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port('PORT', environment['PORT'], 3000)}`,
  }
}
