export type StandInStatus = 'open' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'

/** Money that went back, was taken back, or was collected; amounts are whole cents. */
export interface Movement {
  readonly id: string
  readonly amount: number
  readonly metadata: unknown
  readonly createdAt: string
  status: string
}

/** A payment of the stand-in; amounts are whole cents. */
export interface StandInPayment {
  readonly id: string
  readonly amount: number
  readonly description: string
  readonly method: string
  readonly locale: string
  readonly redirectUrl: string
  readonly webhookUrl: string | null
  readonly metadata: unknown
  readonly isCapturedLater: boolean
  readonly createdAt: number
  status: StandInStatus
  readonly refunds: Movement[]
  readonly chargebacks: Movement[]
  readonly captures: Movement[]
}

/** `early`: before the shopper comes back; `late`: after `lateMs`. */
export const webhookModes = ['early', 'at-once', 'late', 'twice', 'never'] as const
export type WebhookMode = (typeof webhookModes)[number]
