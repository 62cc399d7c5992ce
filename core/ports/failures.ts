/*
 * What goes wrong as expected, as facts with a tag: distinguished by `_tag`, never by class. The classes that adapters fail with are in
 * `core/failures/`, so that code which only compares tags loads nothing of Effect.
 */

/**
 * The backend gave no usable response, after the one permitted retry. 'offline': it could not be reached; 'timeout': it did not respond in time;
 * 'unavailable': it is out of service, or sent a status it never should; 'rateLimited': this visitor sent too many requests; 'serverError': it failed inside.
 */
export interface BackendUnavailable {
  readonly _tag: 'BackendUnavailable'
  readonly reason: 'offline' | 'timeout' | 'unavailable' | 'rateLimited' | 'serverError'
  /** Retry-After of the backend, in milliseconds. */
  readonly retryAfter?: number
}

/** The response does not have the shape the contract promises (NET-03). */
export interface MalformedResponse {
  readonly _tag: 'MalformedResponse'
  readonly operation: string
  /** Where in the response, and what was expected there. */
  readonly issue: string
}

/**
 * The backend understood the request and refused it. 'invalid': for good; 'emailTaken': there is an account with this address; 'orderClosed':
 * nothing of the order is left to pay; 'outOfStock': so many pieces are not there; 'couponUsedUp': other orders have used the coupon as often as it may be; 'notFound': its subject does not exist; 'unauthenticated': the
 * visitor has no valid session; 'temporary': the same request may succeed a moment later.
 */
export interface Refused {
  readonly _tag: 'Refused'
  readonly reason: 'invalid' | 'emailTaken' | 'orderClosed' | 'outOfStock' | 'couponUsedUp' | 'notFound' | 'unauthenticated' | 'temporary'
  /** The backend's message: a text, or the name of one. Only for showing it; empty when it sent none. */
  readonly message: string
  readonly code?: string
  readonly step?: string
  /** The cart that the backend made nevertheless (CRT-05). */
  readonly cUid?: string
  /** Retry-After of the backend, in milliseconds. */
  readonly retryAfter?: number
}

/** There is no such page, product, cart or payment. */
export interface NotFound {
  readonly _tag: 'NotFound'
  readonly what: string
}

/** The device did not do it. 'full': there is no room for this text; 'unavailable': anything else, such as storage that the shopper forbids. */
export interface StorageFailed {
  readonly _tag: 'StorageFailed'
  readonly reason: 'full' | 'unavailable'
}

/** Failures of any backend request; the shopper can only retry. */
export type BackendFailure = BackendUnavailable | MalformedResponse
