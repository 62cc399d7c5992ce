import type { Wire } from '../contract/wire.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503

interface FailureDetails {
  readonly data?: { readonly cUid: string }
  /** Details for operators. */
  readonly errorCode?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal. Thrown anywhere in a call and returned as {status: 'error', message}. */
export class HttpFailure extends Error {
  readonly status: FailureStatus
  readonly body: Wire['Failure'] | Wire['RefusedLine']
  readonly headers: Readonly<Record<string, string>>

  constructor(status: FailureStatus, message: string, more: FailureDetails = {}) {
    super(message)
    this.status = status
    this.body = {
      status: 'error',
      message,
      ...(more.errorCode === undefined ? {} : { errorCode: more.errorCode }),
      ...(more.data === undefined ? {} : { data: more.data }),
    }
    this.headers = more.headers ?? {}
  }
}

/** A refused payment, with a code for the reason and the checkout step where it can be corrected (section 8 of the checkout specification). */
export class PaymentFailure extends Error {
  readonly body: Wire['RefusedPayment']

  constructor(code: string | null, step: string | null) {
    super(`payment refused: ${code ?? 'no code'}`)
    this.body = { status: 'error', message: { code, step } }
  }
}
