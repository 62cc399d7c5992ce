import { text, whole } from '../database/row.ts'
import type { PaymentMethod, PaymentOutcome, Payments, PracticeBank } from '../ports/Payments.ts'
import type { Store } from '../store/Store.ts'

const unlimited = { minimumInclVat: null, maximumInclVat: null } as const
const methods: readonly PaymentMethod[] = [
  { id: 'ideal', label: 'iDEAL | Wero', countries: ['NL'], kind: 'whole', ...unlimited },
  { id: 'bancontact', label: 'Bancontact', countries: ['BE'], kind: 'whole', ...unlimited },
  { id: 'paypal', label: 'PayPal', countries: ['NL', 'BE'], kind: 'whole', ...unlimited },
  { id: 'creditcard', label: 'Creditcard', countries: ['NL', 'BE'], kind: 'whole', ...unlimited },
  { id: 'klarna', label: 'Klarna', countries: ['NL', 'BE'], kind: 'whole', ...unlimited },
  {
    id: 'in3',
    label: { nld: 'In drie delen met in3', eng: 'In three installments with in3' },
    countries: ['NL'],
    kind: 'partial',
    ...unlimited,
  },
]

/** Whole cents of a payment that neither went back nor were taken back; 0 when it is not paid. */
const leftOf = async (store: Store, providerId: string): Promise<number> => {
  const gone = (table: string): string => `coalesce((SELECT sum(amount_incl) FROM ${table} WHERE payment_id = practice_payment.id), 0)`
  const row = await store.get(
    `SELECT amount_incl - ${gone('practice_refund')} - ${gone('practice_chargeback')} AS left_incl
     FROM practice_payment WHERE id = ? AND status = 'paid'`,
    providerId,
  )
  return row === null ? 0 : whole(row, 'left_incl')
}

/** A practice bank that keeps its payments in the tables `practice_…`, as a real provider would in its own. Its pages are on the shop's origin. */
export const createPracticeBank = (store: Store, newId: (prefix: string) => string): PracticeBank => ({
  methods,
  icon: () => null,
  refreshMethods: () => Promise.resolve(),
  create: async ({ key, amountInclVat }) => {
    await store.run(
      `INSERT INTO practice_payment (id, request_key, status, amount_incl) VALUES (?, ?, 'pending', ?) ON CONFLICT (request_key) DO NOTHING`,
      newId('bank'),
      key,
      amountInclVat,
    )
    const row = await store.get('SELECT id FROM practice_payment WHERE request_key = ?', key)
    if (row === null) return { type: 'down' }
    const id = text(row, 'id')
    return { type: 'created', id, checkoutUrl: `/api/bank/${id}` }
  },
  state: async (providerId) => {
    const row = await store.get('SELECT status FROM practice_payment WHERE id = ?', providerId)
    if (row === null) return { type: 'down' }
    const refunds = await store.all('SELECT request_key, amount_incl FROM practice_refund WHERE payment_id = ?', providerId)
    const chargebacks = await store.all('SELECT id, amount_incl FROM practice_chargeback WHERE payment_id = ?', providerId)
    return {
      type: 'state',
      status: text(row, 'status') as PaymentOutcome,
      refunds: refunds.map((refund) => {
        const key = text(refund, 'request_key')
        return { id: key, key, amountInclVat: whole(refund, 'amount_incl'), status: 'refunded' }
      }),
      chargebacks: chargebacks.map((chargeback) => ({ id: text(chargeback, 'id'), amountInclVat: whole(chargeback, 'amount_incl') })),
    }
  },
  refund: ({ key, providerId, amountInclVat }) =>
    store.transaction(async (store) => {
      const refunded = { type: 'refunded', id: key, status: 'refunded' } as const
      if ((await store.get('SELECT 1 AS one FROM practice_refund WHERE request_key = ?', key)) !== null) return refunded
      if ((await leftOf(store, providerId)) < amountInclVat) return { type: 'refused' }
      await store.run('INSERT INTO practice_refund (request_key, payment_id, amount_incl) VALUES (?, ?, ?)', key, providerId, amountInclVat)
      return refunded
    }),
  capture: async ({ providerId }) => {
    await store.run("UPDATE practice_payment SET status = 'paid' WHERE id = ? AND status = 'authorized'", providerId)
    const row = await store.get("SELECT 1 AS one FROM practice_payment WHERE id = ? AND status = 'paid'", providerId)
    return { type: row === null ? 'refused' : 'captured' }
  },
  release: async (providerId) => {
    await store.run("UPDATE practice_payment SET status = 'cancelled' WHERE id = ? AND status = 'authorized'", providerId)
    const row = await store.get("SELECT 1 AS one FROM practice_payment WHERE id = ? AND status = 'cancelled'", providerId)
    return { type: row === null ? 'refused' : 'released' }
  },
  decide: async (providerId, outcome) => {
    await store.run("UPDATE practice_payment SET status = ? WHERE id = ? AND status = 'pending'", outcome, providerId)
  },
  chargeBack: (providerId, amountInclVat) =>
    store.transaction(async (store) => {
      if ((await leftOf(store, providerId)) < amountInclVat) return
      await store.run(
        'INSERT INTO practice_chargeback (id, payment_id, amount_incl) VALUES (?, ?, ?)',
        newId('chargeback'),
        providerId,
        amountInclVat,
      )
    }),
})

/** No payment provider: orders can only be placed on account. */
export const noProvider: Payments = {
  methods: [],
  icon: () => null,
  refreshMethods: () => Promise.resolve(),
  create: () => Promise.resolve({ type: 'refused' }),
  state: () => Promise.resolve({ type: 'down' }),
  refund: () => Promise.resolve({ type: 'refused' }),
  capture: () => Promise.resolve({ type: 'refused' }),
  release: () => Promise.resolve({ type: 'refused' }),
}
