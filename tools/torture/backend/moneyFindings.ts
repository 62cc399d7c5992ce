import { text, whole } from '../../../backend/database/row.ts'
import type { Store } from '../../../backend/store/Store.ts'

/** Sums of each order: as the shop has them, as the bank has them, and on paper. Whole cents. */
const sums = `
WITH payments AS (
  SELECT purchase_uid,
    sum(CASE WHEN status = 'paid' THEN amount_incl ELSE 0 END) AS paid,
    sum(CASE WHEN status = 'paid' AND checkout_url IS NULL THEN amount_incl ELSE 0 END) AS transferred,
    sum(CASE WHEN status = 'authorized' THEN amount_incl ELSE 0 END) AS promised,
    sum(CASE WHEN status = 'refunded' THEN amount_incl ELSE 0 END) AS surplus,
    max(CASE WHEN status = 'invoiced' THEN 1 ELSE 0 END) AS on_account
  FROM payment GROUP BY purchase_uid
), returns AS (
  SELECT purchase_uid,
    sum(CASE WHEN kind = 'refund' AND status IN ('pending', 'refunded') THEN amount_incl ELSE 0 END) AS refunded,
    sum(CASE WHEN kind = 'chargeback' AND status <> 'failed' THEN amount_incl ELSE 0 END) AS taken,
    sum(CASE WHEN kind = 'refund' THEN reduction_incl ELSE 0 END) AS reduced
  FROM refund GROUP BY purchase_uid
), bank AS (
  SELECT payment.purchase_uid,
    sum(CASE WHEN practice_payment.status = 'paid' THEN practice_payment.amount_incl ELSE 0 END) AS paid,
    sum(CASE WHEN practice_payment.status = 'authorized' THEN practice_payment.amount_incl ELSE 0 END) AS promised
  FROM practice_payment JOIN payment ON payment.bank_id = practice_payment.id GROUP BY payment.purchase_uid
), gone AS (
  SELECT payment.purchase_uid, sum(back.amount_incl) AS amount
  FROM (SELECT payment_id, amount_incl FROM practice_refund UNION ALL SELECT payment_id, amount_incl FROM practice_chargeback) AS back
    JOIN payment ON payment.bank_id = back.payment_id GROUP BY payment.purchase_uid
), paper AS (
  SELECT purchase_uid, sum(CASE WHEN kind = 'invoice' THEN total_incl ELSE -total_incl END) AS net FROM invoice GROUP BY purchase_uid
)
SELECT purchase.uid, purchase.total_incl AS total,
  coalesce(payments.paid, 0) AS paid, coalesce(payments.transferred, 0) AS transferred, coalesce(payments.promised, 0) AS promised,
  coalesce(payments.surplus, 0) AS surplus, coalesce(payments.on_account, 0) AS on_account,
  coalesce(returns.refunded, 0) AS refunded, coalesce(returns.taken, 0) AS taken, coalesce(returns.reduced, 0) AS reduced,
  coalesce(bank.paid, 0) AS bank_paid, coalesce(bank.promised, 0) AS bank_promised, coalesce(gone.amount, 0) AS bank_gone,
  coalesce(paper.net, 0) AS paper
FROM purchase LEFT JOIN payments ON payments.purchase_uid = purchase.uid LEFT JOIN returns ON returns.purchase_uid = purchase.uid
  LEFT JOIN bank ON bank.purchase_uid = purchase.uid LEFT JOIN gone ON gone.purchase_uid = purchase.uid
  LEFT JOIN paper ON paper.purchase_uid = purchase.uid
WHERE purchase.number >= 260001`

/** What does not add up between the money of the orders, the books of the practice bank, and the invoices; a line each. */
export const moneyFindings = async (store: Store): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const row of await store.all(sums)) {
    const of = (column: string): number => whole(row, column)
    const expect = (what: string, is: number, shouldBe: number): void => {
      if (is !== shouldBe) findings.push(`${text(row, 'uid')}: ${what} ${is}, not ${shouldBe}`)
    }
    expect('paid', of('paid') - of('transferred') + of('surplus'), of('bank_paid'))
    expect('promised', of('promised'), of('bank_promised'))
    expect('gone', of('refunded') + of('taken') + of('surplus'), of('bank_gone'))
    const money = of('paid') + of('promised') - of('refunded')
    const owed = of('total') - of('reduced')
    expect('on paper', of('paper'), of('on_account') === 1 ? owed : Math.min(money, owed))
    if (of('refunded') > of('paid')) findings.push(`${text(row, 'uid')}: more went back than was paid`)
  }
  for (const row of await store.all(
    'SELECT kind, year, count(*) AS documents, max(sequence) AS last, min(sequence) AS first FROM invoice WHERE year IS NOT NULL GROUP BY kind, year',
  ))
    if (whole(row, 'documents') !== whole(row, 'last') || whole(row, 'first') !== 1)
      findings.push(
        `${text(row, 'kind')} ${whole(row, 'year')}: ${whole(row, 'documents')} documents, the last number is ${whole(row, 'last')}`,
      )
  return findings
}
