/** A key of a customer's device. Times are milliseconds since 1970-01-01 UTC. */
export interface Passkey {
  /** Of the credential, base64url. */
  readonly id: string
  readonly customerId: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** What the device counted at the last use; 0: it does not count. */
  readonly counter: number
  /** How browsers reach the device, as they said when it was added. */
  readonly transports: readonly string[]
  /** The customer's own. */
  readonly name: string
  readonly createdAt: number
  /** null: never. */
  readonly usedAt: number | null
}

/** The public halves of passkeys. Bound to a store. */
export interface Passkeys {
  /** false: the credential is somebody's already, and nothing was added. */
  readonly add: (passkey: Omit<Passkey, 'usedAt'>) => Promise<boolean>
  readonly find: (id: string) => Promise<Passkey | null>
  /** The oldest first. */
  readonly ofCustomer: (customerId: string) => Promise<readonly Passkey[]>
  /** Keeps what the device counted at a use. */
  readonly use: (id: string, counter: number, at: number) => Promise<void>
  /** false: this customer has no such passkey. */
  readonly remove: (customerId: string, id: string) => Promise<boolean>
  readonly removeAll: (customerId: string) => Promise<void>
}
