import { Data } from 'effect'
import type * as facts from '../ports/failures.ts'

type FactsOf<Failure> = Omit<Failure, '_tag'>

/** Fails an Effect with the facts of the type of this name. */
export const BackendUnavailable = Data.TaggedError('BackendUnavailable')<FactsOf<facts.BackendUnavailable>>
export type BackendUnavailable = facts.BackendUnavailable

/** Fails an Effect with the facts of the type of this name. */
export const MalformedResponse = Data.TaggedError('MalformedResponse')<FactsOf<facts.MalformedResponse>>
export type MalformedResponse = facts.MalformedResponse

/** Fails an Effect with the facts of the type of this name. */
export const Refused = Data.TaggedError('Refused')<FactsOf<facts.Refused>>
export type Refused = facts.Refused

/** Fails an Effect with the facts of the type of this name. */
export const NotFound = Data.TaggedError('NotFound')<FactsOf<facts.NotFound>>
export type NotFound = facts.NotFound

/** Fails an Effect with the facts of the type of this name. */
export const StorageFailed = Data.TaggedError('StorageFailed')<FactsOf<facts.StorageFailed>>
export type StorageFailed = facts.StorageFailed
