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
 * The backend gave no usable response, after the one permitted retry. 'offline': it could not be reached; 'timeout': it did not respond in time;
 * 'unavailable': it is out of service, or sent a status it never should; 'rateLimited': this visitor sent too many requests; 'serverError': it failed inside.
 */
export class BackendUnavailable extends TaggedError('BackendUnavailable')<{
  readonly reason: 'offline' | 'timeout' | 'unavailable' | 'rateLimited' | 'serverError'
  /** Milliseconds that the backend asks to wait before the next try. */
  readonly retryAfter?: number
}> {}

/** The answer does not have the shape the contract promises (NET-03). */
export class MalformedResponse extends TaggedError('MalformedResponse')<{
  readonly operation: string
  /** Where in the answer, and what was expected there. */
  readonly issue: string
}> {}

/**
 * The backend understood the request and refused it. 'invalid': for good; 'notFound': its subject does not exist; 'unauthenticated': the visitor
 * has no valid session; 'temporary': the same request may succeed a moment later.
 */
export class Refused extends TaggedError('Refused')<{
  readonly because: 'invalid' | 'notFound' | 'unauthenticated' | 'temporary'
  /** The backend's message: a code or a phrase key without 'phrases.'. Empty when it sent none. */
  readonly message: string
  readonly code?: string
  readonly step?: string
  /** The cart that the backend made nevertheless (CRT-05). */
  readonly cUid?: string
  /** Milliseconds that the backend asks to wait before the next try. */
  readonly retryAfter?: number
}> {}

/** There is no such page, product, cart or payment. */
export class NotFound extends TaggedError('NotFound')<{ readonly what: string }> {}

/** What can go wrong with any question to the backend; the shopper can only try again. */
export type BackendFailure = BackendUnavailable | MalformedResponse
