import type { Phrase } from '../notifications/phrase.ts'

/** What follows when an open order could not be paid. */
export interface PayOrderOutcome {
  /** What is asked for anew: the ways to pay, or the order itself. */
  readonly reload: 'options' | 'order' | null
  /** null: nothing is said. */
  readonly notify: Phrase | null
}

const outcomes: Readonly<Record<string, PayOrderOutcome>> = {
  ipoi: { reload: 'options', notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' } },
  icr: { reload: null, notify: { key: 'phrases.checkoutCustomerInactive' } },
  orderNotOpen: { reload: 'order', notify: { key: 'phrases.orderNotOpen' } },
}

/** A refusal by its code or message (PAY-03); 'network' says nothing, and the panel stays as it is (PAY-05). */
export const payOrderOutcome = (failure: 'network' | { readonly code?: string; readonly message: string }): PayOrderOutcome =>
  failure === 'network'
    ? { reload: null, notify: null }
    : (outcomes[failure.code ?? failure.message] ?? { reload: null, notify: { key: 'phrases.orderPayFailed' } })
