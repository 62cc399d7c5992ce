import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSelection } from '@thuishaven/core/catalogue'
import { measureRug } from '@thuishaven/core/rug'
import type { Product, SelectedOption } from '@thuishaven/core/catalogue'
import type { DeliveryOption } from '@thuishaven/core/checkout'
import { expectTotalsAddUp } from '../../core/testing/expectTotalsAddUp.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { createDevice } from './cartDevice.ts'
import type { Device, ScheduledFault, Tab } from './cartDevice.ts'

const data = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://shop.test' })
const mock = createMockServer(data)

/** What can be bought: made to measure, with options and a discount, three in stock, 9 % VAT. */
let goods: readonly { readonly product: Product; readonly selection: readonly SelectedOption[] }[] = []
let deliveries: readonly DeliveryOption[] = []

const chosen = (product: Product): readonly SelectedOption[] => {
  const custom = product.optionGroups.flatMap(({ id, items }) =>
    items.flatMap((item) => (item.custom === null ? [] : [{ id, item, rug: item.custom }])),
  )
  const [first] = custom
  const plain = defaultSelection(product.optionGroups).filter(({ groupId }) => groupId !== first?.id)
  if (first === undefined) return plain
  const { measures } = measureRug(first.rug, { width: '200', length: '200', diameter: '200' })
  return measures === null ? plain : [...plain, { groupId: first.id, itemId: first.item.id, custom: measures }]
}

beforeAll(async () => {
  const device = createDevice(mock.fetch)
  const { shop } = device.openTab()
  const products = await Promise.all([1001, 1002, 1004, 1005].map((number) => shop.api.product(number)))
  goods = products.flatMap((result) => (result.ok ? [{ product: result.value, selection: chosen(result.value) }] : []))
  const options = await shop.api.deliveryOptions('NL')
  deliveries = options.ok ? options.value : []
  await shop.close()
  expect(goods).toHaveLength(4)
  expect(deliveries.length).toBeGreaterThan(0)
})
afterAll(() => data.close())

/** What the shopper knows, and which tab has seen what go. */
interface Model {
  /** Pairs of a tab and a product that was taken out there and that nobody has put back since. */
  removed: readonly (readonly [Tab, number])[]
  tabsEver: number
}

interface Real {
  readonly device: Device
  tabs: readonly Tab[]
}

type Command = fc.AsyncCommand<Model, Real>

const idOf = (number: number): number => goods[number]?.product.productId ?? 0
const lineOf = ({ shop }: Tab, number: number) => shop.cart.getSnapshot().cart.lines.find(({ productId }) => productId === idOf(number))

/** The tab that a number means, however many there are. */
const tabOf = ({ tabs }: Real, number: number): Tab => {
  const tab = tabs[number % tabs.length]
  if (tab === undefined) throw new Error('there is always a tab')
  return tab
}

const expectSane = (model: Model, real: Real): void => {
  for (const { shop, mostAtOnce } of real.tabs) {
    expect(mostAtOnce(), 'requests under way at once').toBeLessThanOrEqual(1)
    expectTotalsAddUp(shop.cart.getSnapshot().totals)
  }
  for (const [tab, number] of model.removed) expect(lineOf(tab, number), `product ${idOf(number)}, which was removed`).toBeUndefined()
}

const command = (name: string, act: (model: Model, real: Real) => void | Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real)
    expectSane(model, real)
  },
  toString: () => name,
})

const tab = fc.nat({ max: 1 })
const good = fc.nat({ max: 3 })
const quantity = fc.integer({ min: 0, max: 9 })

const add = fc.tuple(tab, good).map(([which, number]) =>
  command(`add(tab ${which}, ${number})`, (model, real) => {
    const { product, selection } = goods[number] ?? {}
    if (product === undefined || selection === undefined) throw new Error('there are four goods')
    model.removed = model.removed.filter(([, gone]) => gone !== number)
    const { shop } = tabOf(real, which)
    expect(shop.cart.add(product, selection)).toEqual({ ok: true, value: undefined })
    expect(lineOf(tabOf(real, which), number)?.quantity).toBeGreaterThan(0)
  }),
)

const remember = (model: Model, real: Real, of: Tab, number: number): void => {
  const { cUid } = of.shop.cart.getSnapshot().cart
  // What another tab still has to do may put it back, and rightly so; and two tabs that made a cart each in the same moment know two carts.
  const isAlone = real.tabs.every(({ shop }) => {
    const { cart, pending } = shop.cart.getSnapshot()
    return shop === of.shop || (pending === 0 && cart.cUid === cUid)
  })
  if (isAlone) model.removed = [...model.removed, [of, number]]
}

const set = fc.tuple(tab, good, quantity).map(([which, number, wanted]) =>
  command(`set(tab ${which}, ${number}, ${wanted})`, (model, real) => {
    const line = lineOf(tabOf(real, which), number)
    if (line === undefined) return
    tabOf(real, which).shop.cart.setQuantity(line.id, wanted)
    expect(lineOf(tabOf(real, which), number)?.quantity ?? 0).toBe(wanted)
    if (wanted === 0) remember(model, real, tabOf(real, which), number)
  }),
)

const remove = fc.tuple(tab, good).map(([which, number]) =>
  command(`remove(tab ${which}, ${number})`, (model, real) => {
    const line = lineOf(tabOf(real, which), number)
    if (line === undefined) return
    tabOf(real, which).shop.cart.setQuantity(line.id, 0)
    remember(model, real, tabOf(real, which), number)
  }),
)

const type = fc.tuple(tab, good, fc.constantFrom('', '2', '7', ' 12 ', 'x', '-1')).map(([which, number, text]) =>
  command(`type(tab ${which}, ${number}, '${text}')`, (_model, real) => {
    const line = lineOf(tabOf(real, which), number)
    if (line !== undefined) tabOf(real, which).shop.cart.typeQuantity(line.id, text)
  }),
)

const coupon = fc.tuple(tab, fc.constantFrom('WELKOM10', 'vijf euro', 'NIETS')).map(([which, code]) =>
  command(`coupon(tab ${which}, '${code}')`, (_model, real) => {
    // The page may be left before the response.
    void tabOf(real, which)
      .shop.cart.applyCoupon(code)
      .catch(() => undefined)
  }),
)

const withoutCoupon = tab.map((which) =>
  command(`withoutCoupon(tab ${which})`, (_model, real) => {
    const [first] = tabOf(real, which).shop.cart.getSnapshot().cart.coupons
    if (first !== undefined)
      void tabOf(real, which)
        .shop.cart.removeCoupon(first.title)
        .catch(() => undefined)
  }),
)

const choose = fc.tuple(tab, fc.nat()).map(([which, number]) =>
  command(`choose(tab ${which}, ${number})`, (_model, real) => {
    const { id = '' } = deliveries[number % deliveries.length] ?? {}
    void tabOf(real, which).shop.cart.choose({ shippingOptionId: id })
  }),
)

const load = tab.map((which) => command(`load(tab ${which})`, (_model, real) => void tabOf(real, which).shop.cart.load()))

const wait = fc.constantFrom(0, 10, 100, 600, 3_000, 40_000).map((ms) => command(`wait(${ms})`, (_model, real) => real.device.pass(ms)))

const reload = tab.map((which) =>
  command(`reload(tab ${which})`, async (model, real) => {
    const old = tabOf(real, which)
    await old.leave()
    const fresh = real.device.openTab()
    real.tabs = real.tabs.map((other) => (other === old ? fresh : other))
    // The device keeps one copy of the cart. With two tabs it may be the other tab's: until the new page has read, it shows what that tab knew.
    const isOwnCopy = real.tabs.length === 1
    model.removed = model.removed.flatMap(([where, number]) =>
      where !== old ? [[where, number] as const] : isOwnCopy ? [[fresh, number] as const] : [],
    )
    void fresh.shop.cart.load()
  }),
)

const secondTab = fc.constant(null).map(() =>
  command('secondTab()', (model, real) => {
    if (real.tabs.length > 1) return
    const fresh = real.device.openTab()
    real.tabs = [...real.tabs, fresh]
    model.tabsEver += 1
    void fresh.shop.cart.load()
  }),
)

const network = fc.boolean().map((online) =>
  command(online ? 'online()' : 'offline()', (_model, real) => {
    real.device.setOnline(online)
  }),
)

const scheduledFault: fc.Arbitrary<ScheduledFault> = fc.record({
  latency: fc.constantFrom(0, 20, 300, 2_000),
  kind: fc.constantFrom(null, 'reset-after'),
})
const faultModel = fc
  .array(scheduledFault, { maxLength: 6 })
  .map((faults) => command(`scheduleFaults(${JSON.stringify(faults)})`, (_model, real) => real.device.scheduleFaults(faults)))

const sequences = (oneTab: boolean): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      add,
      add,
      set,
      set,
      remove,
      type,
      coupon,
      withoutCoupon,
      choose,
      load,
      wait,
      wait,
      wait,
      reload,
      network,
      faultModel,
      ...(oneTab ? [] : [secondTab]),
    ],
    {
      maxCommands: 40,
      size: '+1',
    },
  )

/** Runs a sequence, lets everything settle, and looks whether shop and backend agree. */
const expectAgreement = async (commands: Iterable<Command>): Promise<void> => {
  const device = createDevice(mock.fetch)
  const model: Model = { removed: [], tabsEver: 1 }
  const real: Real = { device, tabs: [device.openTab()] }
  await fc.asyncModelRun(() => ({ model, real }), commands)
  device.setOnline(true)
  device.scheduleFaults([])
  await device.pass(400_000)
  const [only] = real.tabs
  if (model.tabsEver === 1 && only?.shop.cart.getSnapshot().status === 'ready') {
    // Nobody else changed this cart: the queue alone has to get it right, without another reading.
    const pieces = only.shop.cart.getSnapshot().cart.lines.map(({ uid, quantity: shown }) => [uid, shown])
    expect(pieces).toEqual((await device.backendCart()).lines)
  }
  // What one tab had kept to be done, another has to read.
  for (const { shop } of real.tabs) {
    await device.pass(400_000)
    void shop.cart.load()
    await device.pass(400_000)
    await shop.cart.settled()
  }
  for (const { shop } of real.tabs) void shop.cart.load()
  await device.pass(60_000)
  const backend = await device.backendCart()
  for (const { shop } of real.tabs) {
    const { cart, totals, pending, status } = shop.cart.getSnapshot()
    expect({ pending, status }).toEqual({ pending: 0, status: 'ready' })
    expect(cart.lines.map(({ uid, quantity: pieces }) => [uid, pieces])).toEqual(backend.lines)
    expect(totals).toEqual(backend.totals)
  }
  expectSane(model, real)
  for (const { leave } of real.tabs) await leave()
}

describe('the cart against the backend, whatever the shopper and the network do', () => {
  it('CRT-02 CRT-04 CRT-07 CRT-15 PRC-04 in one tab shop and backend agree to the cent, with one request at a time, and a removed line stays removed', async () => {
    await expect(fc.assert(fc.asyncProperty(sequences(true), expectAgreement), { numRuns: 100 })).resolves.toBeUndefined()
  }, 20_000)

  it('CRT-02 CRT-04 CRT-07 CRT-15 PRC-04 in two tabs of one device shop and backend agree in the same way', async () => {
    await expect(fc.assert(fc.asyncProperty(sequences(false), expectAgreement), { numRuns: 100 })).resolves.toBeUndefined()
  }, 20_000)
})
