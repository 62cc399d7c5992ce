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

/**
 * The shop's host gave no answer, after the one permitted retry. 'offline': it could not be reached; 'timeout': not in time; 'away': it is out of
 * service, or answers what it never should; 'busy': this visitor asks too often; 'failing': it was reached and broke off inside.
 */
export class HostUnreachable extends TaggedError('HostUnreachable')<{
  readonly reason: 'offline' | 'timeout' | 'away' | 'busy' | 'failing'
  /** Milliseconds that the host asks to wait before the next try. */
  readonly retryAfter?: number
}> {}

/** The answer does not have the shape the contract promises (NET-03). */
export class AnswerMalformed extends TaggedError('AnswerMalformed')<{
  readonly operation: string
  /** Where in the answer, and what was expected there. */
  readonly issue: string
}> {}

/**
 * The host understood and said no. 'wish': to this wish, for good; 'missing': what it is about is not there; 'stranger': it does not know who
 * asks; 'moment': not now, the same wish may be granted a moment later.
 */
export class Refused extends TaggedError('Refused')<{
  readonly because: 'wish' | 'missing' | 'stranger' | 'moment'
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
