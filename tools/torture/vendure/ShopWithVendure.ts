import { valueAt } from '../../contract/valueAt.ts'
import { freshDatabase } from '../../postgres/freshDatabase.ts'
import type { FreshDatabase } from '../../postgres/freshDatabase.ts'
import { startBackend } from '../../start/startBackend.ts'
import type { StartedBackend } from '../../start/startBackend.ts'
import { startVendure } from '../../start/startVendure.ts'
import type { RunningVendure } from '../../start/startVendure.ts'
import { vendureTemplate } from '../../start/vendureTemplate.ts'

/** Vendure and two backends, each a process of its own with its own address, on a database of their own. */
export interface ShopWithVendure {
  readonly database: FreshDatabase
  readonly vendure: RunningVendure
  readonly backends: readonly [StartedBackend, StartedBackend]
  /** Leaves nothing behind. */
  readonly stop: () => Promise<void>
}

/** @param url of a Postgres, in which the database is made */
export const startShopWithVendure = async (url: string): Promise<ShopWithVendure> => {
  const database = await freshDatabase(url, vendureTemplate())
  const vendure = await startVendure({ variables: { DATABASE_URL: database.url } })
  const start = () => startBackend({ variables: { DATABASE_URL: database.url, BACK_OFFICE: 'vendure' } })
  const backends = [await start(), await start()] as const
  return {
    database,
    vendure,
    backends,
    stop: async () => {
      await Promise.all([...backends, vendure].map((program) => program.stop()))
      await database.drop()
    },
  }
}

export interface Variant {
  readonly id: string
  readonly stockLevels: readonly { readonly stockLocationId: string; readonly stockOnHand: number; readonly stockAllocated: number }[]
}

/** The variant of a product of the shop, as Vendure has it. */
export const variantOf = async ({ query }: RunningVendure, articleNumber: number): Promise<Variant> => {
  const { productVariants } = await query<{ readonly productVariants: { readonly items: readonly Variant[] } }>(
    `query ($number: Float!) { productVariants(options: { filter: { articleNumber: { eq: $number } } }) {
       items { id stockLevels { stockLocationId stockOnHand stockAllocated } } } }`,
    { number: articleNumber },
  )
  const [variant] = productVariants.items
  if (variant === undefined) throw new Error(`Vendure has no product ${articleNumber}`)
  return variant
}

/** Changes a variant as the merchant does. */
export const changeVariant = async ({ query }: RunningVendure, id: string, change: object): Promise<void> => {
  await query('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
    input: [{ id, ...change }],
  })
}

/** A field of a product, as a backend answers it. */
export const productField = async (address: string, id: number, ...path: readonly string[]): Promise<unknown> =>
  valueAt(await (await fetch(`${address}/api/public/products/${id}`)).json(), 'data', ...path)
