import { fileURLToPath } from 'node:url'
import { littleWork } from './customers/passwordHash.ts'
import type { PasswordWork } from './customers/passwordHash.ts'
import { picturesFolder } from './demo/closeUps.ts'
import { demoShop } from './demo/demoShop.ts'
import type { AddressProvider } from './addressSearch/createAddressLookup.ts'
import type { Backend } from './answers/Backend.ts'
import { createBackend } from './createBackend.ts'
import type { BackendOptions } from './createBackend.ts'
import type { MollieSettings } from './mollie/requestMollie.ts'
import type { PostgresSettings } from './store/postgresStore.ts'
import { cutPictures } from './pictures/cutPictures.ts'
import { originalsIn, uploadedOriginals } from './pictures/originals.ts'
import type { Store } from './store/Store.ts'

const stored = fileURLToPath(new URL('../.cache/cut-pictures', import.meta.url))
const demoOriginals = originalsIn(picturesFolder)

const demoPictures = () => cutPictures({ find: demoOriginals, stored })

/** The pictures of the demo, and those that the merchant uploaded. */
export const merchantPictures = (store: Store) => {
  const uploaded = uploadedOriginals(store)
  return cutPictures({ find: async (name) => (await demoOriginals(name)) ?? uploaded(name), stored })
}

/**
 * The backend with the shop that a back office wrote into the store, with its pictures and those of the demo. Throws UnusableData and EmptyShop.
 * @param options.demoAccounts true: with the accounts of the demo, whose passwords are public
 */
export const createStoredBackend = ({
  demoAccounts = false,
  ...options
}: Omit<BackendOptions, 'shop' | 'pictures' | 'customers'> & { readonly demoAccounts?: boolean }): Promise<Backend> =>
  createBackend({ ...options, shop: 'inStore', pictures: merchantPictures, ...(demoAccounts ? { customers: demoShop().customers } : {}) })

/** The backend with the demo shop, extended to at least `products` products. Throws UnusableData. */
export const createDemoBackend = async (settings: {
  readonly file: string | null
  readonly postgres?: PostgresSettings | null
  readonly products: number
  /** false: no accounts; the passwords of the demo accounts are public. */
  readonly demoAccounts?: boolean
  readonly addressProvider?: AddressProvider
  readonly viesUrl?: string | null
  readonly appUrl: string
  readonly now?: () => number
  readonly autoRestock?: boolean
  readonly practiceBank?: boolean
  readonly mollie?: MollieSettings | null
  /** Work of password hashes; little by default. */
  readonly passwordWork?: PasswordWork
}): Promise<Backend> =>
  createBackend({
    passwordWork: littleWork,
    ...settings,
    shop: settings.demoAccounts === false ? { ...demoShop(settings.products), customers: [] } : demoShop(settings.products),
    pictures: demoPictures,
  })
