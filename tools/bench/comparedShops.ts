import { runShop } from './runningShop.ts'

/** A running shop, with its name in the tables. */
export interface NamedShop {
  readonly name: string
  readonly url: string
}

/** Reads `SHOPS=name=url,name=url`. Throws an error of one line. */
const readShops = (text: string): readonly NamedShop[] =>
  text.split(',').map((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const url = URL.parse(pair.slice(at + 1).trim())
    if (at < 1 || name === '' || url === null || !/^https?:$/.test(url.protocol))
      throw new Error(
        `SHOPS='${text}' is not a list of shops: give for example SHOPS=now=http://localhost:3000,before=http://localhost:3100.`,
      )
    return { name, url: url.origin }
  })

/** Calls `work` with the shops of SHOPS; without SHOPS it starts this shop. */
export const withShops = async <Data>(work: (shops: readonly NamedShop[]) => Promise<Data>): Promise<Data> => {
  const named = process.env['SHOPS'] ?? ''
  if (named !== '') return work(readShops(named))
  const shop = await runShop()
  try {
    return await work([{ name: 'shop', url: shop.url }])
  } finally {
    await shop.stop()
  }
}
