import { contractVisitor } from '../contract/contractVisitor.ts'

interface AddedLine {
  readonly data?: { readonly cUid: string }
}

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Products without a choice first, then a rug of different measures. */
const items = [
  ...numbers(1002, 1260).map((productId) => ({ id: `line ${productId}`, productId, quantity: 1, options: [] })),
  ...numbers(150, 400).map((width) => {
    const custom = { shape: 'Rechthoek', width, length: 200, diameter: null }
    return { id: `rug ${width}`, productId: 1001, quantity: 1, options: [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }] }
  }),
]

/**
 * A cart with so many different lines, made by calls to the backend behind the shop.
 *
 * @returns the cookie that opens it
 */
export const createLargeCart = async (url: string, lines: number): Promise<{ readonly name: string; readonly value: string }> => {
  const visitor = contractVisitor((path, init) => fetch(url + path, { ...init, headers: { ...init.headers, origin: url } }))
  let added = 0
  for (const item of items) {
    if (added === lines) break
    // What is sold out or not for sale is refused.
    const { status, body } = await visitor.request({ method: 'POST', path: '/api/v2/cart/lines', body: { item } })
    const { data } = body as AddedLine
    if (status !== 200 || data === undefined) continue
    visitor.cookies.set('es_cuid', data.cUid)
    added += 1
  }
  const value = visitor.cookies.get('es_cuid')
  if (value === undefined || added < lines) throw new Error(`${url} took ${added} of ${lines} lines.`)
  return { name: 'es_cuid', value }
}
