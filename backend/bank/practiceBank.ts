import type { Payments } from '../ports/Payments.ts'

/** A bank that moves no money. Its pages are on the shop's own origin. */
export const practiceBank: Payments = {
  methods: [
    { id: 'ideal', label: 'iDEAL | Wero', countries: ['NL'], kind: 'whole' },
    { id: 'bancontact', label: 'Bancontact', countries: ['BE'], kind: 'whole' },
    { id: 'paypal', label: 'PayPal', countries: ['NL', 'BE'], kind: 'whole' },
    { id: 'creditcard', label: 'Creditcard', countries: ['NL', 'BE'], kind: 'whole' },
    { id: 'klarna', label: 'Klarna', countries: ['NL', 'BE'], kind: 'whole' },
    { id: 'in3', label: { nld: 'In drie delen met in3', eng: 'In three installments with in3' }, countries: ['NL'], kind: 'partial' },
  ],
  paymentUrl: ({ providerId }) => `/api/bank/${providerId}`,
}

/** No provider: nothing can be paid but on account. */
export const noProvider: Payments = {
  methods: [],
  paymentUrl: () => {
    throw new Error('There is no payment provider.')
  },
}
