import { record, text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { orderNewsTopic } from '../ports/Orders.ts'
import type {
  BoughtLine,
  Order,
  OrderContents,
  OrderOwner,
  OrderPayment,
  OrderQuery,
  OrderRevision,
  Orders,
  OrderStatus,
  PlacedOrder,
} from '../ports/Orders.ts'
import type { Store } from '../store/Store.ts'

const effective = "status IN ('paid', 'authorized', 'invoiced')"
const paymentsIn = (status: OrderPayment['status']): string =>
  `(SELECT sum(amount_incl) FROM payment WHERE purchase_uid = purchase.uid AND status = '${status}')`
/** Refunds that count: what failed is the shop's again, and what is requested is not on its way yet. */
const refundsOf = (column: 'amount_incl' | 'reduction_incl', kind: 'refund' | 'chargeback'): string =>
  `(SELECT coalesce(sum(${column}), 0) FROM refund WHERE purchase_uid = purchase.uid AND kind = '${kind}' AND status IN ('pending', 'refunded'))`
/** A refund that failed still lowered what is owed: the customer is to get it in another way. */
const reduction = "(SELECT coalesce(sum(reduction_incl), 0) FROM refund WHERE purchase_uid = purchase.uid AND kind = 'refund')"

const select = `
SELECT purchase.*, ${paymentsIn('paid')} AS paid_incl, coalesce(${paymentsIn('authorized')}, 0) AS promised_incl,
  ${refundsOf('amount_incl', 'refund')} AS refunded_incl, ${refundsOf('amount_incl', 'chargeback')} AS charged_back_incl,
  ${reduction} AS reduced_incl,
  (SELECT count(*) FROM payment WHERE purchase_uid = purchase.uid AND ${effective}) AS effective
FROM purchase`

const isNotEffective = `NOT EXISTS (SELECT 1 FROM payment WHERE purchase_uid = purchase.uid AND ${effective})`
/** As `openInclVat` computes it. */
const open = `total_incl - ${reduction} - coalesce(${paymentsIn('paid')}, 0) - coalesce(${paymentsIn('authorized')}, 0)
    + ${refundsOf('amount_incl', 'refund')} + ${refundsOf('amount_incl', 'chargeback')}`
const isCovered = `EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status IN ('paid', 'authorized'))
  AND ${open} <= 0`

const ownedBy = (owner: OrderOwner) =>
  'companyUid' in owner ? (['company_uid', owner.companyUid] as const) : (['customer_id', owner.customerId] as const)
/** ?1: the owner, ?2: a status or null, ?3: since when. */
const wantedOf = (query: OrderQuery) => `${ownedBy(query)[0]} = ?1 AND created_at >= ?3
  AND (CAST(?2 AS TEXT) IS NULL OR coalesce(state, CASE WHEN ${isCovered} THEN 'paid' ELSE 'open' END) = ?2)`
const valuesOf = (query: OrderQuery) => [ownedBy(query)[1], query.status, query.placedSince] as const

const newestFirst = 'ORDER BY created_at DESC, number DESC'

type StoredPlacedOrder = Omit<PlacedOrder, 'delivery'> & {
  readonly delivery: Omit<PlacedOrder['delivery'], 'services'> & {
    readonly services?: readonly (string | NonNullable<PlacedOrder['delivery']['services']>[number])[]
  }
}

/** Orders of an earlier version have services without prices: there they are a part of the name. */
const placedOf = ({ delivery: { services = [], ...delivery }, ...placed }: StoredPlacedOrder): PlacedOrder => {
  const names = services.filter((service) => typeof service === 'string')
  const priced = services.filter((service) => typeof service !== 'string')
  const label = [delivery.label, ...names].join(', ')
  return { ...placed, delivery: { ...delivery, label, ...(priced.length === 0 ? {} : { services: priced }) } }
}

const orderOf = (row: Row): Order => ({
  uid: text(row, 'uid'),
  number: whole(row, 'number'),
  customerId: text(row, 'customer_id'),
  companyUid: textOrNull(row, 'company_uid'),
  cartUid: text(row, 'cart_uid'),
  language: text(row, 'language') === 'eng' ? 'eng' : 'nld',
  paymentOptionId: text(row, 'payment_option_id'),
  totalInclVat: whole(row, 'total_incl'),
  upfrontInclVat: whole(row, 'upfront_incl'),
  lines: record(row, 'lines') as readonly BoughtLine[],
  placed: placedOf(record(row, 'detail') as StoredPlacedOrder),
  createdAt: whole(row, 'created_at'),
  state: textOrNull(row, 'state') as OrderStatus | null,
  reference: text(row, 'reference'),
  paidInclVat: wholeOrNull(row, 'paid_incl'),
  promisedInclVat: whole(row, 'promised_incl'),
  refundedInclVat: whole(row, 'refunded_incl'),
  chargedBackInclVat: whole(row, 'charged_back_incl'),
  reducedInclVat: whole(row, 'reduced_incl'),
  isEffective: whole(row, 'effective') > 0,
  trackAndTraceUrl: textOrNull(row, 'track_and_trace_url'),
})

const providerOf = (row: Row): OrderPayment['provider'] => {
  const checkoutUrl = textOrNull(row, 'checkout_url')
  return checkoutUrl === null ? null : { id: text(row, 'bank_id'), checkoutUrl }
}

const paymentOf = (row: Row): OrderPayment => ({
  uid: text(row, 'uid'),
  provider: providerOf(row),
  orderUid: text(row, 'purchase_uid'),
  status: text(row, 'status') as OrderPayment['status'],
  createdAt: whole(row, 'created_at'),
  amountInclVat: whole(row, 'amount_incl'),
})

const revisionOf = (row: Row): OrderRevision => ({
  uid: text(row, 'uid'),
  orderUid: text(row, 'purchase_uid'),
  changedAt: whole(row, 'changed_at'),
  changedBy: text(row, 'changed_by'),
  reason: text(row, 'reason'),
  before: record(row, 'before') as OrderContents,
  totalInclVat: whole(row, 'total_incl'),
})

/** The number of the first order. */
const firstNumber = 260_001

/**
 * Orders in the tables of the store.
 * @param settings.hasBackOffice payments that make an order effective are news for it, in the table `order_news`
 */
export const createTableOrders = (store: Store, { hasBackOffice }: { readonly hasBackOffice: boolean }): Orders => {
  /** In the transaction of what happened, so that nothing is lost between shop and back office. */
  const reportNews = async (orderUid: string): Promise<void> => {
    if (!hasBackOffice) return
    await store.run('INSERT INTO order_news (order_uid) VALUES (?)', orderUid)
    await store.announce(orderNewsTopic, '')
  }
  const promisedOf = async (...states: readonly OrderStatus[]): Promise<readonly OrderPayment[]> =>
    (
      await store.all(
        `SELECT payment.* FROM payment JOIN purchase ON purchase.uid = payment.purchase_uid
         WHERE payment.status = 'authorized' AND purchase.state IN (${states.map(() => '?').join(', ')})
         ORDER BY payment.created_at, payment.uid`,
        ...states,
      )
    ).map(paymentOf)
  return {
    place: async (order) => {
      await store.run(
        `INSERT INTO purchase
         (uid, number, customer_id, cart_uid, fingerprint, language, payment_option_id, total_incl, lines, created_at, detail, state,
          upfront_incl, reference, track_and_trace_url, company_uid)
       VALUES (?, coalesce(?, (SELECT coalesce(max(number), ${firstNumber - 1}) + 1 FROM purchase WHERE number >= ${firstNumber - 1})),
         ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        order.uid,
        order.number,
        order.customerId,
        order.cartUid,
        order.fingerprint,
        order.language,
        order.paymentOptionId,
        order.totalInclVat,
        JSON.stringify(order.lines),
        order.createdAt,
        JSON.stringify(order.placed),
        order.state,
        order.upfrontInclVat,
        order.reference,
        order.trackAndTraceUrl,
        order.companyUid,
      )
    },
    find: async (order) => {
      const [column, value] = 'uid' in order ? ['uid', order.uid] : ['number', order.number]
      const row = await store.get(`${select} WHERE ${column} = ?`, value)
      return row === null ? null : orderOf(row)
    },
    findUnpaid: async (cartUid, fingerprint) => {
      const row = await store.get(
        `SELECT uid FROM purchase WHERE cart_uid = ? AND fingerprint = ? AND ${isNotEffective}`,
        cartUid,
        fingerprint,
      )
      return row === null ? null : text(row, 'uid')
    },
    list: async (query, page) => {
      const rows =
        page === null
          ? await store.all(`${select} WHERE ${wantedOf(query)} ${newestFirst}`, ...valuesOf(query))
          : await store.all(
              `${select} WHERE ${wantedOf(query)} ${newestFirst} LIMIT ?4 OFFSET ?5`,
              ...valuesOf(query),
              page.limit,
              page.offset,
            )
      return rows.map(orderOf)
    },
    count: async (query) => {
      const row = await store.get(`SELECT count(*) AS amount FROM purchase WHERE ${wantedOf(query)}`, ...valuesOf(query))
      return row === null ? 0 : whole(row, 'amount')
    },
    owedOnAccount: async (owner) => {
      const [column, value] = ownedBy(owner)
      const row = await store.get(
        `SELECT sum(open) AS owed FROM (SELECT ${open} AS open FROM purchase WHERE ${column} = ? AND (state IS NULL OR state <> 'cancelled')
           AND EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'invoiced')) AS owing WHERE open > 0`,
        value,
      )
      return row === null ? 0 : (wholeOrNull(row, 'owed') ?? 0)
    },
    replaceOthers: async (cartUid, orderUid) => {
      // Unchanged rows are not written, so that two payments of the same cart do not conflict.
      const changed = await store.all(
        `UPDATE purchase SET state = CASE uid WHEN ?2 THEN NULL ELSE 'cancelled' END
       WHERE cart_uid = ?1 AND ((uid = ?2 AND state = 'cancelled') OR (uid <> ?2 AND state IS NULL)) AND ${isNotEffective} RETURNING uid`,
        cartUid,
        orderUid,
      )
      return changed.map((row) => text(row, 'uid')).filter((uid) => uid !== orderUid)
    },
    revise: async ({ uid, orderUid, changedAt, changedBy, reason, before, totalInclVat }, { lines, placed, upfrontInclVat }) => {
      await store.run(
        `INSERT INTO order_revision (purchase_uid, uid, changed_at, changed_by, reason, before, total_incl) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        orderUid,
        uid,
        changedAt,
        changedBy,
        reason,
        JSON.stringify(before),
        totalInclVat,
      )
      await store.run(
        'UPDATE purchase SET lines = ?, detail = ?, total_incl = ?, upfront_incl = ? WHERE uid = ?',
        JSON.stringify(lines),
        JSON.stringify(placed),
        totalInclVat,
        upfrontInclVat,
        orderUid,
      )
      await reportNews(orderUid)
    },
    revisionsOf: async (orderUid) =>
      (await store.all('SELECT * FROM order_revision WHERE purchase_uid = ? ORDER BY number', orderUid)).map(revisionOf),
    setReference: async (orderUid, reference) => {
      await store.run('UPDATE purchase SET reference = ? WHERE uid = ?', reference, orderUid)
      const isEffective =
        hasBackOffice && (await store.get(`SELECT 1 AS one FROM purchase WHERE uid = ? AND NOT ${isNotEffective}`, orderUid))
      if (isEffective) await reportNews(orderUid)
    },
    setPaymentOption: async (orderUid, paymentOptionId, language) => {
      await store.run('UPDATE purchase SET payment_option_id = ?, language = ? WHERE uid = ?', paymentOptionId, language, orderUid)
    },
    addPayment: async ({ uid, provider, orderUid, status, createdAt, amountInclVat }) => {
      await store.run(
        'INSERT INTO payment (uid, bank_id, checkout_url, purchase_uid, status, created_at, amount_incl) VALUES (?, ?, ?, ?, ?, ?, ?)',
        uid,
        provider?.id ?? uid,
        provider?.checkoutUrl ?? null,
        orderUid,
        status,
        createdAt,
        amountInclVat,
      )
    },
    findPayment: async (payment) => {
      const [condition, value] =
        'uid' in payment ? ['uid = ?', payment.uid] : ['bank_id = ? AND checkout_url IS NOT NULL', payment.providerId]
      const row = await store.get(`SELECT * FROM payment WHERE ${condition}`, value)
      return row === null ? null : paymentOf(row)
    },
    paymentsOf: async (orderUid) =>
      (await store.all('SELECT * FROM payment WHERE purchase_uid = ? ORDER BY created_at, uid', orderUid)).map(paymentOf),
    setProvider: async (paymentUid, { id, checkoutUrl }, checkAt) => {
      await store.run(
        'UPDATE payment SET bank_id = ?, checkout_url = ?, next_check_at = ? WHERE uid = ?',
        id,
        checkoutUrl,
        checkAt,
        paymentUid,
      )
    },
    takeCheck: async (now, pauseOf) => {
      for (;;) {
        const row = await store.get('SELECT * FROM payment WHERE next_check_at <= ? ORDER BY next_check_at, uid LIMIT 1', now)
        if (row === null) return null
        const pause = pauseOf(now - whole(row, 'created_at'))
        const taken = await store.run(
          'UPDATE payment SET next_check_at = ? WHERE uid = ? AND next_check_at = ?',
          pause === null ? null : now + pause,
          text(row, 'uid'),
          whole(row, 'next_check_at'),
        )
        if (taken === 1) return text(row, 'uid')
      }
    },
    markReceived: async (paymentUid, now) => {
      await store.run('INSERT INTO received_payment (payment_uid, received_at) VALUES (?, ?) ON CONFLICT DO NOTHING', paymentUid, now)
    },
    received: async () =>
      (await store.all('SELECT payment_uid FROM received_payment ORDER BY received_at, payment_uid')).map((row) =>
        text(row, 'payment_uid'),
      ),
    addRestRequest: async (orderUid, now) => {
      await store.run('INSERT INTO rest_request (purchase_uid, requested_at) VALUES (?, ?)', orderUid, now)
    },
    restRequestsOf: async (orderUid) =>
      (await store.all('SELECT requested_at FROM rest_request WHERE purchase_uid = ? ORDER BY requested_at', orderUid)).map((row) =>
        whole(row, 'requested_at'),
      ),
    promisedOfShipped: () => promisedOf('shipped', 'delivered'),
    promisedOfCancelled: () => promisedOf('cancelled'),
    setPaymentStatus: async (paymentUid, status) => {
      const row = await store.get(
        `UPDATE payment SET status = ?1, next_check_at = CASE WHEN ?1 = 'pending' THEN next_check_at ELSE NULL END WHERE uid = ?2
         RETURNING purchase_uid`,
        status,
        paymentUid,
      )
      if (status !== 'pending') await store.run('DELETE FROM received_payment WHERE payment_uid = ?', paymentUid)
      if (row !== null && (status === 'paid' || status === 'authorized' || status === 'invoiced'))
        await reportNews(text(row, 'purchase_uid'))
    },
    setPaymentAmount: async (paymentUid, amountInclVat) => {
      await store.run('UPDATE payment SET amount_incl = ? WHERE uid = ?', amountInclVat, paymentUid)
    },
    reportNews,
    ship: async (orderUid, trackAndTraceUrl) =>
      (await store.run(
        `UPDATE purchase SET state = 'shipped', track_and_trace_url = ?2
         WHERE uid = ?1 AND NOT (state IS NOT NULL AND state = 'shipped' AND track_and_trace_url IS NOT DISTINCT FROM ?2)`,
        orderUid,
        trackAndTraceUrl,
      )) > 0,
    markReported: async (orderUid) =>
      (await store.run('INSERT INTO told_purchase (purchase_uid) VALUES (?) ON CONFLICT DO NOTHING', orderUid)) > 0,
  }
}
