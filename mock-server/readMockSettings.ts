import { readSettings, settingOf, switchOf, WrongSetting } from '../backend/readSettings.ts'
import type { Environment, Settings } from '../backend/readSettings.ts'

export interface MockSettings extends Settings {
  /** Minimum number of products in the catalogue. */
  readonly products: number
  /** Opens the controls below /__mock to other machines; null: this machine only. */
  readonly token: string | null
  /** Orders do not reduce the stock, so that tests and developers never run out of products. */
  readonly autoRestock: boolean
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
export const readMockSettings = (environment: Environment, argv: readonly string[]): MockSettings => ({
  ...readSettings(environment),
  products: products(argv),
  token: settingOf(environment, 'MOCK_TOKEN'),
  autoRestock: switchOf(environment, 'AUTO_RESTOCK', true),
})
