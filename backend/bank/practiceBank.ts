import { text, whole } from '../database/row.ts'
import type { PaymentMethod, PaymentOutcome, Payments, PracticeBank } from '../ports/Payments.ts'
import type { Store } from '../store/Store.ts'

const methods: readonly PaymentMethod[] = [
  { id: 'ideal', label: 'iDEAL | Wero', countries: ['NL'], kind: 'whole' },
  { id: 'bancontact', label: 'Bancontact', countries: ['BE'], kind: 'whole' },
  { id: 'paypal', label: 'PayPal', countries: ['NL', 'BE'], kind: 'whole' },
  { id: 'creditcard', label: 'Creditcard', countries: ['NL', 'BE'], kind: 'whole' },
  { id: 'klarna', label: 'Klarna', countries: ['NL', 'BE'], kind: 'whole' },
  { id: 'in3', label: { nld: 'In drie delen met in3', eng: 'In three installments with in3' }, countries: ['NL'], kind: 'partial' },
]

/** A practice bank that keeps its payments in the tables `practice_…`, as a real provider would in its own. Its pages are on the shop's origin. */
export const createPracticeBank = (store: Store, newId: (prefix: string) => string): PracticeBank => ({
  methods,
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
  status: async (providerId) => {
    const row = await store.get('SELECT status FROM practice_payment WHERE id = ?', providerId)
    return row === null ? { type: 'down' } : { type: 'status', status: text(row, 'status') as PaymentOutcome }
  },
  refund: ({ key, providerId, amountInclVat }) =>
    store.transaction(async (store) => {
      if ((await store.get('SELECT 1 AS one FROM practice_refund WHERE request_key = ?', key)) !== null) return { type: 'refunded' }
      const left = await store.get(
        `SELECT amount_incl - coalesce((SELECT sum(amount_incl) FROM practice_refund WHERE payment_id = practice_payment.id), 0) AS left_incl
         FROM practice_payment WHERE id = ? AND status = 'paid'`,
        providerId,
      )
      if (left === null || whole(left, 'left_incl') < amountInclVat) return { type: 'refused' }
      await store.run('INSERT INTO practice_refund (request_key, payment_id, amount_incl) VALUES (?, ?, ?)', key, providerId, amountInclVat)
      return { type: 'refunded' }
    }),
  decide: async (providerId, outcome) => {
    await store.run("UPDATE practice_payment SET status = ? WHERE id = ? AND status = 'pending'", outcome, providerId)
  },
})

/** No payment provider: orders can only be placed on account. */
export const noProvider: Payments = {
  methods: [],
  create: () => Promise.resolve({ type: 'refused' }),
  status: () => Promise.resolve({ type: 'down' }),
  refund: () => Promise.resolve({ type: 'refused' }),
}
