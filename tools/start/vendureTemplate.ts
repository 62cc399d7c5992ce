import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/sources.ts'
import { demoShop } from '../../backend/demo/demoShop.ts'
import type { DatabaseTemplate } from '../postgres/DatabaseTemplate.ts'
import { startVendure } from './startVendure.ts'

const folder = join(root, 'backend')
const migrations = ['vendure/migrations', 'store/migrations']
const others = ['vendure/seed.ts', 'vendure/customers/customerViews.ts', 'vendure/catalogue/catalogueFields.ts']

/** Changes with everything that fills the database. */
const version = (): string => {
  const hash = createHash('sha256')
  const files = migrations.flatMap((each) =>
    readdirSync(join(folder, each))
      .toSorted()
      .map((file) => join(each, file)),
  )
  for (const file of [...files, ...others]) hash.update(file).update(readFileSync(join(folder, file)))
  // The mark stands for the products, whose pictures may be fewer than the files name.
  hash.update(JSON.stringify({ ...demoShop(), products: [] }))
  return hash.digest('hex').slice(0, 16)
}

/** A database with the demo shop in Vendure. Filling it takes a Vendure that starts, and its packages. */
export const vendureTemplate = (): DatabaseTemplate => ({
  name: 'vendure',
  version: version(),
  prepare: async (url) => {
    const vendure = await startVendure({ variables: { DATABASE_URL: url } })
    await vendure.stop()
  },
})
