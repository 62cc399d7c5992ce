export interface StandInMethod {
  readonly id: string
  readonly description: { readonly nl_NL: string; readonly en_US: string }
  /** Whole cents. */
  readonly minimum: number
  readonly maximum: number | null
}

const same = (name: string): StandInMethod['description'] => ({ nl_NL: name, en_US: name })

/** Limits as Mollie has them, or like them. */
export const standInMethods: readonly StandInMethod[] = [
  { id: 'ideal', description: same('iDEAL | Wero'), minimum: 1, maximum: 5_000_000 },
  { id: 'creditcard', description: { nl_NL: 'Creditcard', en_US: 'Card' }, minimum: 1, maximum: 1_000_000 },
  { id: 'bancontact', description: same('Bancontact'), minimum: 2, maximum: 5_000_000 },
  { id: 'paypal', description: same('PayPal'), minimum: 1, maximum: 800_000 },
  { id: 'klarna', description: { nl_NL: 'Achteraf betalen met Klarna', en_US: 'Pay with Klarna' }, minimum: 10, maximum: 400_000 },
  { id: 'in3', description: { nl_NL: 'iDEAL in3, in drie delen', en_US: 'iDEAL in3, in three parts' }, minimum: 5000, maximum: 300_000 },
  { id: 'trustly', description: same('Trustly'), minimum: 1, maximum: 5_000_000 },
  { id: 'banktransfer', description: { nl_NL: 'Overboeking', en_US: 'Bank transfer' }, minimum: 1, maximum: 100_000_000 },
]

/** A logo: the name on a plate. */
export const standInIcon = ({ id }: StandInMethod): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30" viewBox="0 0 48 30"><rect width="48" height="30" rx="4" fill="#fff"/><text x="24" y="19" font-family="sans-serif" font-size="10" text-anchor="middle" fill="#123">${id.slice(0, 7)}</text></svg>`
