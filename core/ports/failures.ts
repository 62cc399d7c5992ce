/** A failure that carries facts: an error with a tag. Plain classes, so that a page that asks nothing yet need not load the library. */
const TaggedError = <Tag extends string>(tag: Tag) =>
  class extends Error {
    override readonly name = tag
    readonly _tag = tag
    constructor(facts: object) {
      super()
      Object.assign(this, facts)
    }
  } as new <Facts extends object>(facts: Facts) => Error & { readonly _tag: Tag } & Readonly<Facts>

/** The shop's host could not be reached or did not answer in time, after the one permitted retry. */
export class HostUnreachable extends TaggedError('HostUnreachable')<{
  readonly reason: 'offline' | 'timeout' | 'status'
  /** HTTP status, when there was an answer. */
  readonly status?: number
  /** Milliseconds that the host asks to wait before the next try. */
  readonly retryAfter?: number
}> {}

/** The answer does not have the shape the contract promises (NET-03). */
export class AnswerMalformed extends TaggedError('AnswerMalformed')<{
  readonly operation: string
  /** Where in the answer, and what was expected there. */
  readonly issue: string
}> {}

/** The host understood and said no. */
export class Refused extends TaggedError('Refused')<{
  readonly status: number
  /** The host's message: a code or a phrase key without 'phrases.'. Empty when it sent none. */
  readonly message: string
  readonly code?: string
  readonly step?: string
  /** The cart that the host made nevertheless (CRT-05). */
  readonly cUid?: string
  /** Milliseconds that the host asks to wait before the next try. */
  readonly retryAfter?: number
}> {}

/** There is no such page, product, cart or payment. */
export class NotFound extends TaggedError('NotFound')<{ readonly what: string }> {}

/** What can go wrong with any question to the host; the shopper can only try again. */
export type HostFailure = HostUnreachable | AnswerMalformed
