import { contractVisitor } from '../contract/contractVisitor.ts'

interface AddedLine {
  readonly data?: { readonly cUid: string }
}

const plainProducts = { first: 1002, last: 1260 }
const rug = 1001

/**
 * A cart with so many different lines, made by calls to the backend behind the shop: products without a choice first, then rugs of different
 * measures.
 *
 * @returns the cookie that opens it
 */
export const createLargeCart = async (url: string, lines: number): Promise<{ readonly name: string; readonly value: string }> => {
  const visitor = contractVisitor((path, init) => fetch(url + path, { ...init, headers: { ...init.headers, origin: url } }))
  let added = 0
  const add = async (item: object): Promise<void> => {
    const { status, body } = await visitor.request({ method: 'POST', path: '/api/v2/cart/lines', body: { item } })
    if (status !== 200) return
    const { data } = body as AddedLine
    if (data === undefined) return
    visitor.cookies.set('es_cuid', data.cUid)
    added += 1
  }
  for (let productId = plainProducts.first; productId <= plainProducts.last && added < lines; productId += 1)
    await add({ id: `line ${productId}`, productId, quantity: 1, options: [] })
  for (let width = 150; width <= 400 && added < lines; width += 1) {
    const custom = { shape: 'Rechthoek', width, length: 200, diameter: null }
    await add({ id: `rug ${width}`, productId: rug, quantity: 1, options: [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }] })
  }
  const value = visitor.cookies.get('es_cuid')
  if (value === undefined || added < lines) throw new Error(`${url} took ${added} of ${lines} lines.`)
  return { name: 'es_cuid', value }
}
