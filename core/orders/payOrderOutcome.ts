import type { Phrase } from '../notifications/phrase.ts'
import type { Refused } from '../ports/failures.ts'

/** The reaction when an open order could not be paid. */
export interface PayOrderOutcome {
  /** Data to reload: the payment methods, or the order itself. */
  readonly reload: 'options' | 'order' | null
  /** null: no message. */
  readonly notify: Phrase | null
}

const byCode: Readonly<Record<string, PayOrderOutcome>> = {
  ipoi: { reload: 'options', notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' } },
  icr: { reload: null, notify: { key: 'phrases.checkoutCustomerInactive' } },
}
const orderClosed: PayOrderOutcome = { reload: 'order', notify: { key: 'phrases.orderNotOpen' } }
const refused: PayOrderOutcome = { reload: null, notify: { key: 'phrases.orderPayFailed' } }

/** A refusal by its code, or because nothing is left to pay (PAY-03); 'network' has no message, and the panel is unchanged (PAY-05). */
export const payOrderOutcome = (failure: 'network' | Pick<Refused, 'reason' | 'code'>): PayOrderOutcome =>
  failure === 'network'
    ? { reload: null, notify: null }
    : (byCode[failure.code ?? ''] ?? (failure.reason === 'orderClosed' ? orderClosed : refused))
