import { setTimeout } from 'node:timers/promises'
import { findGoods, piecesNeeded } from './findGoods.ts'
import type { FoundGoods, Goods, GoodsKind } from './findGoods.ts'
import { contractVisitor } from './contractVisitor.ts'
import type { ContractVisitor, ReceivedResponse, RecordedRequest, Send } from './contractVisitor.ts'
import { valueAt } from './valueAt.ts'

/** A request that cannot be made at this backend; the message is a readable reason. */
export class NotAsked extends Error {}

/** Values in requests that only the operator knows. */
export interface KnownData {
  readonly email: string
  readonly password: string
  readonly coupon: string
  /** One that was used as often as it may be. */
  readonly usedUpCoupon: string
  /** An address that the lookup finds, and the beginning of its street. */
  readonly zipCode: string
  readonly houseNumber: string
  readonly street: string
}

/** The demo shop's values, as defaults. */
export const demoData: KnownData = {
  email: 'actief@thuishaven.test',
  password: 'Welkom01',
  coupon: 'WELKOM10',
  usedUpCoupon: 'OPGEBRUIKT',
  zipCode: '1011 AB',
  houseNumber: '1',
  street: 'Prins Hendrikkade',
}

/** Properties of the backend under test, and the permitted requests. */
export interface BackendUnderTest {
  readonly send: Send
  /** The operator's values in place of the demo shop's. */
  readonly known: Partial<KnownData>
  /** Whether orders, accounts and carts may be created. */
  readonly writes: boolean
}

/** Prepares a visitor for one request. Each method throws NotAsked when the backend does not have what it needs. */
export interface Scene {
  readonly visitor: ContractVisitor
  readonly request: (method: string, path: string, body?: unknown) => Promise<ReceivedResponse>
  /** A value of the operator or of the demo shop. */
  readonly value: (name: keyof KnownData) => string
  /** Used values of the demo shop, which another backend need not have. */
  readonly assumed: ReadonlySet<keyof KnownData>
  readonly account: () => { readonly email: string; readonly password: string }
  readonly goods: (kind: GoodsKind) => Promise<Goods>
  /** Signs the visitor in; returns the id of a delivery address. */
  readonly signIn: () => Promise<string>
  /** Adds a product to the visitor's cart; returns the id of the line. */
  readonly fillCart: () => Promise<string>
  /** Signs in and fills a cart that is ready to be paid; returns the ids of address and line. */
  readonly readyCart: () => Promise<{ readonly address: string; readonly line: string }>
  /** The text of the mail that an action sends to an address; only available from a mock server. */
  readonly mailAfter: (address: string, act: () => Promise<unknown>) => Promise<string>
  /** Answers the newest quote as the shop does; only available from a mock server. */
  readonly answerQuote: () => Promise<void>
}

export interface Scenes {
  readonly open: () => Scene
  /** Scenarios of a mock server; empty for any other backend. */
  readonly staged: ReadonlySet<string>
  /** Stages one scenario for the next request; 'none' ends all. */
  readonly stage: (name: string) => Promise<void>
  /** The customer's password or session has changed, so the next scene signs in again. */
  readonly endSession: () => void
}

const summaryOf = ({ status, body }: ReceivedResponse): string => {
  const message = valueAt(body, 'message')
  return message === undefined ? String(status) : `${status} ${JSON.stringify(message)}`
}

/** A mock server identifies itself: `GET /__mock` returns its scenarios (contracts/README.md). */
const stagedBy = async (visitor: ContractVisitor): Promise<ReadonlySet<string>> => {
  try {
    const { status, body } = await visitor.request({ method: 'GET', path: '/__mock' })
    const names = status === 200 ? valueAt(body, 'data', 'scenarios') : []
    return new Set(Array.isArray(names) ? names.map(String) : [])
  } catch {
    return new Set()
  }
}

/** Creates visitors for the requests to one backend. Signs in once and looks for goods once, because a backend limits logins. */
export const createScenes = async ({ send, known, writes }: BackendUnderTest): Promise<Scenes> => {
  const operator = contractVisitor(send)
  const staged = await stagedBy(operator)
  const isMock = staged.size > 0
  let session: Promise<{ readonly cookies: ReadonlyMap<string, string>; readonly address: string }> | null = null
  let goods: Promise<FoundGoods> | null = null

  const logIn = async (visitor: ContractVisitor, account: { readonly email: string; readonly password: string }) => {
    const response = await visitor.request({ method: 'POST', path: '/api/v2/account/login', body: account })
    if (response.status !== 200 || !visitor.cookies.has('auth_token'))
      throw new NotAsked(`nobody is signed in: login answered ${summaryOf(response)}; --email and --password name a customer`)
    const address = valueAt(response.body, 'data', 'addresses', 'delivery', 0, 'id')
    return { cookies: visitor.cookies, address: needed(address, 'the customer of --email has no delivery address') }
  }
  const lookForGoods = async (): Promise<FoundGoods> => {
    const found = await findGoods(operator.request)
    const bought = found['in stock']
    // A mock server restores its goods through its controls.
    if (writes && isMock && bought !== undefined && bought.stock !== null && bought.stock < piecesNeeded) {
      await operator.request({ method: 'POST', path: '/__mock/stock', body: { productId: bought.productId, stock: piecesNeeded } })
    }
    return found
  }

  const open = (): Scene => {
    const visitor = contractVisitor(send)
    const assumed = new Set<keyof KnownData>()
    const request: Scene['request'] = (method, path, body) => visitor.request({ method, path, ...(body === undefined ? {} : { body }) })
    const value: Scene['value'] = (name) => {
      const given = known[name]
      if (given === undefined) assumed.add(name)
      return given ?? demoData[name]
    }
    const account: Scene['account'] = () => ({ email: known.email ?? demoData.email, password: known.password ?? demoData.password })
    const findOne: Scene['goods'] = async (kind) => {
      const found = (await (goods ??= lookForGoods()))[kind]
      if (found !== undefined) return found
      throw new NotAsked(`no product ${kind} was found in the lists${kind === 'in stock' ? '; --restock brings goods back' : ''}`)
    }
    let ownAddress: string | null = null
    const signIn: Scene['signIn'] = async () => {
      if (!writes) throw new NotAsked('signing in makes a session, which needs --writes')
      // Only once: a scene may have continued as its own customer and deleted the account.
      if (ownAddress !== null) return ownAddress
      const { cookies, address } = await (session ??= logIn(contractVisitor(send), account()))
      for (const [name, cookie] of cookies) visitor.cookies.set(name, cookie)
      return (ownAddress = address)
    }
    const change = async (path: string, body: object): Promise<ReceivedResponse> => {
      const response = await request('POST', path, body)
      if (response.status !== 200) throw new NotAsked(`no cart is ready: ${path} answered ${summaryOf(response)}`)
      return response
    }
    const fillCart: Scene['fillCart'] = async () => {
      if (!writes) throw new NotAsked('a cart with a line needs --writes')
      const { body } = await change('/api/v2/cart/lines', item((await findOne('in stock')).productId))
      visitor.cookies.set('es_cuid', String(valueAt(body, 'data', 'cUid')))
      return String(valueAt(body, 'data', 'lUid'))
    }
    /** The first option that is offered for this cart; one that delivers to the door. */
    const firstOption = async (path: string): Promise<string> => {
      const options = valueAt((await change(path, country)).body, 'data')
      const chosen = Array.isArray(options) ? options.find((option) => valueAt(option, 'type') !== 'pickup') : undefined
      const id = valueAt(chosen, 'id')
      if (typeof id !== 'string') throw new NotAsked(`no cart is ready: ${path} offers nothing`)
      return id
    }
    return {
      visitor,
      request,
      value,
      assumed,
      account,
      goods: findOne,
      signIn,
      fillCart,
      readyCart: async () => {
        const address = await signIn()
        const line = await fillCart()
        await change('/api/v2/cart', { address_id: address })
        await change('/api/v2/cart', { shipping_option_id: await firstOption('/api/v2/checkout/delivery') })
        await change('/api/v2/cart', { payment_option_id: await firstOption('/api/v2/checkout/payments') })
        return { address, line }
      },
      answerQuote: async () => {
        if (!isMock) throw new NotAsked('the shop answers a quote in its back office')
        await operator.request({ method: 'POST', path: '/__mock/quotes', body: { unitPrice: 1_000, expiresOn: '2099-12-31' } })
      },
      mailAfter: async (address, act) => {
        if (!isMock) throw new NotAsked('it needs the link of a mail, and only a mock server shows its mails')
        const mails = async (): Promise<readonly string[]> => {
          const all = valueAt((await operator.request({ method: 'GET', path: '/__mock/outbox' })).body, 'data')
          return Array.isArray(all)
            ? all.filter((mail) => valueAt(mail, 'to') === address).map((mail) => String(valueAt(mail, 'text')))
            : []
        }
        const before = (await mails()).length
        await act()
        for (let tries = 0; tries < 20; tries += 1) {
          const after = await mails()
          if (after.length > before) return after.at(-1) ?? ''
          await setTimeout(100)
        }
        throw new NotAsked(`the mock server sent no mail to ${address}`)
      },
    }
  }

  const control = (body: object): Promise<ReceivedResponse> => operator.request({ method: 'POST', path: '/__mock/scenario', body })
  return {
    open,
    staged,
    stage: async (name) => {
      await control({ name: 'none' })
      if (name !== 'none') await control({ name, times: 1 })
    },
    endSession: () => {
      session = null
    },
  }
}

export type Build = (scene: Scene) => RecordedRequest | Promise<RecordedRequest>

/** The value, or the reason why the request cannot be made without it. */
export const needed = (value: unknown, reason: string): string => {
  if (typeof value !== 'string' || value === '') throw new NotAsked(reason)
  return value
}

export const post = (path: string, body?: unknown): RecordedRequest => ({ method: 'POST', path, ...(body === undefined ? {} : { body }) })
export const get = (path: string): RecordedRequest => ({ method: 'GET', path })

export const item = (productId: number, options: readonly unknown[] = []) => ({
  item: { id: `${productId}`, productId, quantity: 1, options },
})
export const country = { countryCode: 'NL' }

/** Orders the cart of the scene and starts its payment; returns the payment address. */
export const startPayment = async (scene: Scene): Promise<string> => {
  await scene.readyCart()
  const response = await scene.request('POST', '/api/v2/checkout/pay')
  return needed(valueAt(response.body, 'data', 'paymentUrl'), `no payment was started: pay answered ${summaryOf(response)}`)
}

/** The uid of an open order of the customer, created if missing. */
export const orderUid = async (scene: Scene, isOpen: boolean): Promise<string> => {
  await scene.signIn()
  const find = async (): Promise<string | undefined> => {
    const orders = valueAt((await scene.request('GET', '/api/v2/account/orders')).body, 'data', 'orders')
    if (!Array.isArray(orders)) return undefined
    return (orders as readonly { uid: string; status: string }[]).find(({ status }) => (status === 'open') === isOpen)?.uid
  }
  const known = await find()
  if (known === undefined && isOpen) await startPayment(scene)
  return needed(known ?? (await find()), `the customer has no order that is ${isOpen ? 'open' : 'paid'}`)
}
export const order =
  (rest: string, body?: unknown, isOpen = true): Build =>
  async (scene) => ({
    method: body === undefined ? 'GET' : 'POST',
    path: `/api/v2/account/orders/${await orderUid(scene, isOpen)}${rest}`,
    ...(body === undefined ? {} : { body }),
  })

/** The context of the first address found for a street, encoded for a path. */
export const firstMatch = async ({ request }: Scene, query: string): Promise<string> => {
  const { body } = await request('POST', '/api/v2/checkout/address/v2/NL', { context: '', query })
  return encodeURIComponent(needed(valueAt(body, 'data', 'matches', 0, 'context'), `the address search finds nothing for '${query}'`))
}

export const tokenIn = (mail: string): string => needed(/(?:token=|tell=|#)([^\s&]+)/.exec(mail)?.[1], 'the mail has no link with a token')
export const resetToken = async (scene: Scene): Promise<string> => {
  const { email } = scene.account()
  return tokenIn(await scene.mailAfter(email, () => scene.request('POST', '/api/v2/account/reset', { emailAddress: email })))
}
/** The token of the link that signs in. */
export const loginToken = async (scene: Scene): Promise<string> => {
  const { email } = scene.account()
  return tokenIn(await scene.mailAfter(email, () => scene.request('POST', '/api/v2/account/login-link', { emailAddress: email })))
}

export const withdrawal = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1' }
export const newAddress = {
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}
/** A new customer's password differs from the operator's, so that a deletion can never affect that account. */
export const registration = { ...newAddress, countryCode: 'NL', phoneNumber: '06-12345678', password: 'Nieuw-klant-01' }
