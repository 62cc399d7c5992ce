import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@thuishaven/core/catalogue'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { createDevice } from './cartDevice.ts'
import type { Device, Tab } from './cartDevice.ts'

const data = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://shop.test' })
const mock = createMockServer(data)
let lamp: Product
let plant: Product

beforeAll(async () => {
  const { shop } = createDevice(mock.fetch).openTab()
  const read = async (number: number): Promise<Product> => {
    const result = await shop.api.product(number)
    if (!result.ok) throw new Error(`There is no product ${number}.`)
    return result.value
  }
  ;[lamp, plant] = [await read(2401), await read(1005)]
  await shop.close()
})
afterAll(() => data.close())

const lost = { latency: 0, kind: 'reset-after' } as const
const fine = { latency: 0, kind: null }
const add = ({ shop }: Tab, product: Product) => expect(shop.cart.add(product, [])).toEqual({ ok: true, value: undefined })

/** Products and pieces, as the backend has them and as every tab shows them once all has come to rest. */
const cartOf = async (device: Device, tabs: readonly Tab[]) => {
  await device.pass(60_000)
  const pieces = (products: readonly { readonly productId: number; readonly quantity: number }[]) =>
    Object.fromEntries(products.map(({ productId, quantity }) => [productId, quantity]))
  const { lines, totals } = await device.backendCart()
  for (const { shop } of tabs) {
    const { cart, pending, totals: shown } = shop.cart.getSnapshot()
    expect(pending).toBe(0)
    expect(cart.lines.map(({ uid, quantity }) => [uid, quantity])).toEqual(lines)
    expect(shown).toEqual(totals)
  }
  return pieces(tabs[0]?.shop.cart.getSnapshot().cart.lines ?? [])
}

describe('the first products of a cart, when their responses are lost', () => {
  it.each([
    ['both responses', [lost, lost]],
    ['the first response', [lost, fine]],
    ['the second response', [fine, lost]],
    ['both responses, twice', [lost, lost, lost, lost]],
  ])('CRT-15 CRT-16 two tabs add a product each and %s is lost: one cart has each product once', async (_what, fates) => {
    const device = createDevice(mock.fetch)
    const tabs = [device.openTab(), device.openTab()] as const
    device.scheduleFaults(fates)
    add(tabs[0], lamp)
    add(tabs[1], plant)
    expect(await cartOf(device, tabs)).toEqual({ 2401: 1, 1005: 1 })
  })

  it('CRT-15 CRT-16 two tabs add the same product and both responses are lost: the cart has two', async () => {
    const device = createDevice(mock.fetch)
    const tabs = [device.openTab(), device.openTab()] as const
    device.scheduleFaults([lost, lost])
    add(tabs[0], lamp)
    add(tabs[1], lamp)
    expect(await cartOf(device, tabs)).toEqual({ 2401: 2 })
  })

  it('CRT-15 CRT-16 changes made meanwhile are kept: another quantity, and a removed product', async () => {
    const device = createDevice(mock.fetch)
    const tabs = [device.openTab(), device.openTab()] as const
    device.scheduleFaults([lost, lost])
    add(tabs[0], lamp)
    add(tabs[1], plant)
    await device.pass(100)
    for (const [{ shop }, wanted] of [
      [tabs[0], 3],
      [tabs[1], 0],
    ] as const)
      shop.cart.setQuantity(shop.cart.getSnapshot().cart.lines[0]?.id ?? '', wanted)
    expect(await cartOf(device, tabs)).toEqual({ 2401: 3 })
  })

  it('CRT-13 CRT-15 a login that merges the cart meanwhile adds nothing twice', async () => {
    // What the login needs travels at its first use; here it is there already.
    await import('../../core/account/createAccountActions.ts')
    const device = createDevice(mock.fetch)
    const tab = device.openTab()
    add(tab, lamp)
    await device.pass(100)
    // Without a network the login does not wait for the cart.
    device.scheduleFaults([lost])
    add(tab, plant)
    await device.pass(100)
    const signedIn = tab.shop.session.login({ email: 'zakelijk@thuishaven.test', password: 'Welkom01' })
    await device.pass(60_000)
    expect((await signedIn).ok).toBe(true)
    expect(await cartOf(device, [tab])).toMatchObject({ 2401: 1, 1005: 1 })
  })
})
