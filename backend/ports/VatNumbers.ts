/** What a register says of a VAT number. */
export type VatNumberResponse =
  /** `name`: null: not disclosed by the member state. `consultationNumber`: proof of the question, of a service that gives one. */
  | { readonly type: 'valid'; readonly name: string | null; readonly consultationNumber: string | null }
  | { readonly type: 'invalid' }
  /** The service, or that of the member state, did not answer in time; it may the next time. */
  | { readonly type: 'unavailable' }

/** Whether VAT numbers are registered. Belongs to no transaction. */
export interface VatNumbers {
  /**
   * Takes seconds at worst: call it outside of transactions.
   * @param countryCode prefix of the number, such as BE; EL is Greece
   * @param number without its prefix, in the form of its member state
   */
  readonly check: (countryCode: string, number: string) => Promise<VatNumberResponse>
}
