import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { standInIcon, standInMethods } from './standInMethods.ts'
import { checkoutPage, controlPage } from './standInPages.ts'
import { webhookModes } from './StandInPayment.ts'
import type { Movement, StandInPayment, StandInStatus, WebhookMode } from './StandInPayment.ts'

/**
 * What goes wrong with requests of the API: a status, no answer at all, a connection that is cut before the request was carried out, or after that: an answer that
 * gets lost, or is of no published form.
 */
export type StandInFault = { readonly status: number; readonly retryAfter?: number } | 'silent' | 'cut' | 'lost' | 'malformed'

export interface MollieStandIn {
  readonly fetch: (request: Request, connection?: object) => Response | Promise<Response>
  readonly payments: ReadonlyMap<string, StandInPayment>
  /** Idempotency keys, paths and bodies of the changes so far, those that were refused too. */
  readonly changes: readonly { readonly key: string; readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** What the shopper does; only the first that ends a payment counts. Resolves after the webhook, unless it is late. */
  readonly decide: (id: string, status: StandInStatus) => Promise<void>
  /** The shopper's bank takes this much back, whole cents. */
  readonly chargeBack: (id: string, amount: number) => Promise<void>
  /** What becomes of refunds that are on their way. */
  readonly endRefunds: (id: string, status: 'refunded' | 'failed') => Promise<void>
  readonly stageWebhooks: (mode: WebhookMode, lateMs?: number) => void
  /** The next requests of the API, or of those to such a path, meet this. */
  readonly stageFault: (fault: StandInFault, times: number, path?: RegExp) => void
  /** Calls the webhook of a payment now. */
  readonly callWebhook: (id: string) => Promise<void>
}

/** A refusal, with its body as on docs.mollie.com/reference/handling-errors. */
class Refusal extends Error {
  readonly status: number
  readonly title: string
  readonly field: string | undefined
  constructor(status: number, title: string, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.title = title
    this.field = field
  }
}
const unprocessable = (detail: string, field?: string): Refusal => new Refusal(422, 'Unprocessable Entity', detail, field)
const missing = (what: string, id: string): Refusal => new Refusal(404, 'Not Found', `No ${what} exists with token ${id}.`)

const json = (body: object, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/hal+json', ...headers } })
const problem = ({ status, title, message, field }: Refusal, headers: Readonly<Record<string, string>> = {}): Response =>
  json(
    {
      status,
      title,
      detail: message,
      ...(field === undefined ? {} : { field }),
      _links: { documentation: { href: 'https://docs.mollie.com/reference/handling-errors', type: 'text/html' } },
    },
    status,
    headers,
  )

const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'EUR' })
const centsOf = (amount: unknown, field: string): number => {
  const { value, currency } = (amount ?? {}) as { readonly value?: unknown; readonly currency?: unknown }
  if (currency !== 'EUR') throw unprocessable('The currency is invalid', `${field}.currency`)
  if (typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value)) throw unprocessable('The amount contains an invalid value', field)
  return Number(value.replace('.', ''))
}

type Body = Readonly<Record<string, unknown>>
const textIn = (body: Body, field: string): string => {
  const value = body[field]
  if (typeof value !== 'string' || value === '') throw unprocessable(`The ${field} is missing`, field)
  return value
}
const addressIn = (body: Body, field: string): string => {
  const value = textIn(body, field)
  if (URL.parse(value) === null) throw unprocessable(`The ${field} is invalid`, field)
  return value
}

/** Lines and address of methods for which somebody vouches; the lines must add up to the payment. */
const checkOrder = (body: Body, amount: number): void => {
  const address = (body['billingAddress'] ?? {}) as Body
  for (const field of ['givenName', 'familyName', 'streetAndNumber', 'postalCode', 'city', 'country', 'email'])
    if (typeof address[field] !== 'string' || address[field] === '')
      throw unprocessable('The address is incomplete', `billingAddress.${field}`)
  const lines = (body['lines'] ?? []) as readonly Body[]
  const sum = lines.reduce((total, line, index) => {
    const cents = centsOf(line['totalAmount'], `lines.${index}.totalAmount`)
    const rate = Number(line['vatRate'])
    if (centsOf(line['vatAmount'], `lines.${index}.vatAmount`) !== Math.round((cents * rate) / (100 + rate)))
      throw unprocessable('The VAT amount is off', `lines.${index}.vatAmount`)
    return total + cents
  }, 0)
  if (sum !== amount) throw unprocessable('The lines do not add up to the amount', 'lines')
}

const needsOrder: ReadonlySet<string> = new Set(['klarna', 'in3', 'riverty', 'billie'])
const hour = 60 * 60 * 1000
const openFor = 15 * 60 * 1000

/** What the shopper can choose. */
const endings: readonly StandInStatus[] = ['paid', 'authorized', 'canceled', 'failed', 'expired']

const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`
const sum = (movements: readonly Movement[]): number =>
  movements.filter(({ status }) => status !== 'failed').reduce((total, { amount }) => total + amount, 0)
/** Whole cents that can still go back. */
const leftOf = ({ status, amount, refunds, chargebacks }: StandInPayment): number =>
  status === 'paid' ? amount - sum(refunds) - sum(chargebacks) : 0

/**
 * A stand-in of Mollie's API v2 as it is published (docs.mollie.com/reference), in memory, with the page on which the shopper pays and a page
 * that stages what can go wrong. It moves no money and knows one account, of any test key.
 * @param address its own address, without trailing slash
 * @param log hears of webhooks that failed
 */
export const createMollieStandIn = (address: () => string, log: (line: string) => void = () => {}): MollieStandIn => {
  const payments = new Map<string, StandInPayment>()
  const answers = new Map<string, { readonly at: number; readonly status: number; readonly body: object }>()
  const changes: { key: string; path: string; body: Body }[] = []
  let webhooks: { readonly mode: WebhookMode; readonly lateMs: number } = { mode: 'at-once', lateMs: 20_000 }
  let faults: { readonly fault: StandInFault; readonly times: number; readonly path: RegExp } = { fault: 'silent', times: 0, path: /./ }

  const callWebhook = async (id: string): Promise<void> => {
    const url = payments.get(id)?.webhookUrl ?? null
    if (url === null) return
    const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams({ id }), redirect: 'manual' }).catch(() => ({
      status: 0,
    }))
    if (status !== 200) log(`Webhook of ${id}: ${status === 0 ? 'no connection' : `HTTP ${status}`}`)
  }
  /** Resolves when the webhook that is not late has been called. */
  const report = async (id: string): Promise<void> => {
    const { mode, lateMs } = webhooks
    if (mode === 'never') return
    if (mode === 'late') void pause(lateMs, undefined, { ref: false }).then(() => callWebhook(id))
    else await Promise.all(mode === 'twice' ? [callWebhook(id), callWebhook(id)] : [callWebhook(id)])
  }

  const paymentAt = (id: string): StandInPayment => {
    const payment = payments.get(id)
    if (payment === undefined) throw missing('payment', id)
    if (payment.status === 'open' && payment.createdAt + openFor < Date.now()) payment.status = 'expired'
    return payment
  }

  const movement = (resource: string, paymentId: string, { id, amount, metadata, createdAt, status }: Movement) => ({
    resource,
    id,
    mode: 'test',
    amount: money(amount),
    status,
    metadata,
    paymentId,
    createdAt,
    _links: { self: { href: `${address()}/v2/payments/${paymentId}/${resource}s/${id}`, type: 'application/hal+json' } },
  })
  const show = (payment: StandInPayment, embed: string) => ({
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: new Date(payment.createdAt).toISOString(),
    amount: money(payment.amount),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    isCancelable: false,
    expiresAt: new Date(payment.createdAt + openFor).toISOString(),
    locale: payment.locale,
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    webhookUrl: payment.webhookUrl,
    _embedded: Object.fromEntries(
      (['refunds', 'chargebacks', 'captures'] as const)
        .filter((name) => embed.split(',').includes(name))
        .map((name) => [name, payment[name].map((one) => movement(name.slice(0, -1), payment.id, one))]),
    ),
    _links: {
      self: { href: `${address()}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payment.status === 'open' ? { checkout: { href: `${address()}/checkout/${payment.id}`, type: 'text/html' } } : {}),
    },
  })

  const create = (body: Body): object => {
    const amount = centsOf(body['amount'], 'amount')
    const method = standInMethods.find(({ id }) => id === body['method'])
    if (method === undefined) throw unprocessable('The payment method is invalid', 'method')
    if (amount < method.minimum) throw unprocessable('The amount is lower than the minimum', 'amount')
    if (amount > (method.maximum ?? amount)) throw unprocessable('The amount is higher than the maximum', 'amount')
    if (needsOrder.has(method.id)) checkOrder(body, amount)
    const payment: StandInPayment = {
      id: newId('tr'),
      amount,
      description: textIn(body, 'description'),
      method: method.id,
      locale: typeof body['locale'] === 'string' ? body['locale'] : 'en_US',
      redirectUrl: addressIn(body, 'redirectUrl'),
      webhookUrl: body['webhookUrl'] === undefined ? null : addressIn(body, 'webhookUrl'),
      metadata: body['metadata'] ?? null,
      isCapturedLater: body['captureMode'] === 'manual',
      createdAt: Date.now(),
      status: 'open',
      refunds: [],
      chargebacks: [],
      captures: [],
    }
    payments.set(payment.id, payment)
    return show(payment, '')
  }
  const refund = (id: string, body: Body): object => {
    const payment = paymentAt(id)
    const amount = centsOf(body['amount'], 'amount')
    if (amount < 1 || amount > leftOf(payment)) throw unprocessable('The amount is higher than the maximum', 'amount')
    const made = { id: newId('re'), amount, metadata: body['metadata'] ?? null, createdAt: new Date().toISOString(), status: 'pending' }
    payment.refunds.push(made)
    return movement('refund', id, made)
  }
  const capture = (id: string, body: Body): object => {
    const payment = paymentAt(id)
    const amount = centsOf(body['amount'] ?? money(payment.amount), 'amount')
    if (payment.status !== 'authorized') throw unprocessable('The payment is not authorized')
    if (amount < 1 || amount > payment.amount) throw unprocessable('The amount is higher than the maximum', 'amount')
    const made = { id: newId('cpt'), amount, metadata: body['metadata'] ?? null, createdAt: new Date().toISOString(), status: 'succeeded' }
    payment.captures.push(made)
    payment.status = 'paid'
    void report(id)
    return movement('capture', id, made)
  }

  const release = (id: string): object => {
    const payment = paymentAt(id)
    if (payment.status !== 'authorized') throw unprocessable('The payment is not authorized')
    payment.status = 'canceled'
    void report(id)
    return {}
  }

  const app = new Hono()
  app.onError((error) => {
    if (error instanceof Refusal) return problem(error)
    log(error.message)
    return problem(new Refusal(500, 'Internal Server Error', 'The stand-in failed'))
  })
  app.notFound(({ req }) => problem(new Refusal(404, 'Not Found', `There is no ${req.path}`)))

  app.use('/v2/*', async (context, next) => {
    if (!/^Bearer test_\w{30,}$/.test(context.req.header('authorization') ?? ''))
      throw new Refusal(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    const { fault, times, path } = faults
    if (times < 1 || !path.test(context.req.path)) return next()
    faults = { ...faults, times: times - 1 }
    if (fault === 'silent') await new Promise(() => {})
    if (typeof fault === 'object') {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
      return problem(new Refusal(fault.status, 'Staged', 'The stand-in was told to fail'), headers)
    }
    if (fault !== 'cut') await next()
    if (fault === 'malformed') {
      context.res = new Response('<html>')
      return undefined
    }
    const { incoming } = context.env as { readonly incoming?: { readonly socket: { readonly destroy: () => void } } }
    incoming?.socket.destroy()
    return undefined
  })
  /** A change, once an idempotency key within the hour. */
  const change = async (context: Context, make: (body: Body) => object, status: 201 | 202 = 201): Promise<Response> => {
    const { path } = context.req
    const key = context.req.header('idempotency-key') ?? newId('key')
    const before = answers.get(key)
    if (before !== undefined && before.at + hour > Date.now()) return json(before.body, before.status, { 'idempotent-replayed': 'true' })
    const body = await context.req.json<Body>().catch(() => ({}))
    // Two that came at once.
    const meanwhile = answers.get(key)
    if (meanwhile !== undefined && meanwhile.at + hour > Date.now()) return json(meanwhile.body, meanwhile.status)
    changes.push({ key, path, body })
    const made = make(body)
    answers.set(key, { at: Date.now(), status, body: made })
    return json(made, status)
  }
  const idOf = (context: Context): string => context.req.param('id') ?? ''
  app.post('/v2/payments', (context) => change(context, create))
  app.get('/v2/payments/:id', (context) => json(show(paymentAt(idOf(context)), context.req.query('embed') ?? ''), 200))
  app.post('/v2/payments/:id/refunds', (context) => change(context, (body) => refund(idOf(context), body)))
  app.post('/v2/payments/:id/captures', (context) => change(context, (body) => capture(idOf(context), body)))
  app.post('/v2/payments/:id/release-authorization', (context) => change(context, () => release(idOf(context)), 202))
  app.get('/v2/methods', ({ req }) => {
    const locale = req.query('locale') === 'nl_NL' ? 'nl_NL' : 'en_US'
    const methods = standInMethods.map(({ id, description, minimum, maximum }) => ({
      resource: 'method',
      id,
      description: description[locale],
      minimumAmount: money(minimum),
      maximumAmount: maximum === null ? null : money(maximum),
      image: { size1x: `${address()}/icons/${id}.svg`, size2x: `${address()}/icons/${id}.svg`, svg: `${address()}/icons/${id}.svg` },
      status: 'activated',
    }))
    return json({ count: methods.length, _embedded: { methods }, _links: { self: { href: `${address()}/v2/methods` } } }, 200)
  })
  app.get('/icons/:file', (context) => {
    const method = standInMethods.find(({ id }) => `${id}.svg` === context.req.param('file'))
    return method === undefined ? context.notFound() : context.body(standInIcon(method), 200, { 'content-type': 'image/svg+xml' })
  })

  const decide = async (id: string, status: StandInStatus): Promise<void> => {
    const payment = paymentAt(id)
    if (payment.status !== 'open' || status === 'open') return
    payment.status = status
    await report(id)
  }
  const chargeBack = async (id: string, amount: number): Promise<void> => {
    const payment = paymentAt(id)
    if (amount < 1 || amount > leftOf(payment)) return
    payment.chargebacks.push({ id: newId('chb'), amount, metadata: null, createdAt: new Date().toISOString(), status: 'charged back' })
    await report(id)
  }
  const endRefunds = async (id: string, status: 'refunded' | 'failed'): Promise<void> => {
    for (const one of paymentAt(id).refunds) if (one.status === 'pending') one.status = status
    await report(id)
  }

  app.get('/checkout/:id', (context) => context.html(checkoutPage(paymentAt(idOf(context)))))
  app.post('/checkout/:id', async (context) => {
    const payment = paymentAt(idOf(context))
    const choice = new URLSearchParams(await context.req.text()).get('status')
    const status = endings.find((one) => one === choice)
    if (status !== undefined) {
      const decided = decide(payment.id, status)
      if (webhooks.mode === 'early') await decided
    }
    return context.redirect(payment.redirectUrl, 303)
  })
  app.get('/', (context) => context.html(controlPage([...payments.values()].toReversed(), webhooks.mode)))
  app.post('/stage', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const mode = webhookModes.find((one) => one === form.get('webhooks'))
    const fault = form.get('fault')
    const id = form.get('id') ?? ''
    const action = form.get('action')
    if (mode !== undefined) webhooks = { ...webhooks, mode }
    if (fault === 'silent' || fault === 'cut' || fault === 'lost' || fault === 'malformed') faults = { fault, times: 1, path: /./ }
    else if (fault !== null && /^[45]\d\d$/.test(fault)) faults = { fault: { status: Number(fault), retryAfter: 1 }, times: 1, path: /./ }
    if (action === 'webhook') await callWebhook(id)
    if (action === 'chargeback') await chargeBack(id, leftOf(paymentAt(id)))
    if (action === 'refunded' || action === 'failed') await endRefunds(id, action)
    return context.redirect('/', 303)
  })

  return {
    fetch: (request, connection) => app.fetch(request, connection),
    payments,
    changes,
    decide,
    chargeBack,
    endRefunds,
    stageWebhooks: (mode, lateMs = webhooks.lateMs) => {
      webhooks = { mode, lateMs }
    },
    stageFault: (fault, times, path = /./) => {
      faults = { fault, times, path }
    },
    callWebhook,
  }
}
