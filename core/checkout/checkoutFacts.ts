/** What the checkout knows of a shopper when it judges its steps. */
export interface CheckoutFacts {
  /** The e-mail address was checked, or the shopper is signed in (CHK-01). */
  readonly started: boolean
  readonly signedIn: boolean
  /** Form of a guest: 'incomplete' misses required text, 'invalid' has text that breaks a rule (CHK-02). Not asked of who is signed in. */
  readonly guestForm: 'valid' | 'incomplete' | 'invalid'
  readonly addressId: string | null
  readonly shippingOptionId: string | null
  readonly paymentOptionId: string | null
  /** The cart changed since the checkout last showed its delivery options (CHK-08). */
  readonly cartChanged: boolean
}
