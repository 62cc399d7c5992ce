import { Effect } from 'effect'
import type { ClockPort } from '@thuishaven/core'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { ConfigPort, ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { AnswerCache } from './answerCache.server.ts'
import { orInTime } from './dispensable.server.ts'
import type { Breaker } from './dispensable.server.ts'

export interface SharedReads {
  readonly cache: AnswerCache
  readonly clock: Pick<ClockPort, 'after'>
  /** One for each question that a page can do without, shared by all visitors. */
  readonly breakers: { readonly redirectRule: Breaker; readonly config: Breaker }
  readonly locale: Locale
  /** Whether the host may have answers for this visitor alone, as for a customer: then nothing is shared. */
  readonly isPersonal: () => boolean
}

const keyOf = (locale: Locale, operation: string, question: readonly unknown[]): string => JSON.stringify([locale, operation, ...question])

/** Takes what all visitors get alike from the cache; `own` asks for this visitor, `anonymous` for nobody in particular. */
const chooseBetween =
  ({ cache, locale, isPersonal }: SharedReads) =>
  <Question extends readonly unknown[], Answer, Failure extends { readonly _tag: string }>(
    operation: string,
    own: (...question: Question) => Effect.Effect<Answer, Failure>,
    anonymous: (...question: Question) => Effect.Effect<Answer, Failure>,
  ) =>
  (...question: Question): Effect.Effect<Answer, Failure> =>
    Effect.suspend(() => (isPersonal() ? own(...question) : cache.through(keyOf(locale, operation, question), anonymous(...question))))

/** Nobody waits long for a newer configuration while there is one: what a customer does not get in time is what all others get. */
export const makeSharedConfig = (reads: SharedReads, own: ConfigPort, anonymous: ConfigPort): ConfigPort => {
  const { cache, locale, isPersonal, clock, breakers } = reads
  const shared = chooseBetween(reads)('config', own.load, anonymous.load)
  return {
    load: (...question) =>
      Effect.suspend(() => {
        const known = isPersonal() ? (cache.standIn(keyOf(locale, 'config', question)) as ShopConfig | null) : null
        return known === null ? shared(...question) : orInTime(clock, breakers.config)(own.load(...question), known)
      }),
  }
}

export const makeSharedCatalogue = (reads: SharedReads, own: CataloguePort, anonymous: CataloguePort): CataloguePort => {
  const { clock, breakers } = reads
  const shared = chooseBetween(reads)
  const rule = shared('redirectRule', own.redirectRule, anonymous.redirectRule)
  return {
    content: shared('content', own.content, anonymous.content),
    product: shared('product', own.product, anonymous.product),
    ask: own.ask,
    confirmRequest: own.confirmRequest,
    // Large, and asked for by machines alone.
    pageAddresses: anonymous.pageAddresses,
    search: shared('search', own.search, anonymous.search),
    found: shared('found', own.found, anonymous.found),
    // What one customer pays is nobody else's business: never kept, never shared (CAT-13).
    ownPrices: own.ownPrices,
    ownPrice: own.ownPrice,
    navigation: shared('navigation', own.navigation, anonymous.navigation),
    // A page does without a rule that does not come.
    redirectRule: (path) => orInTime(clock, breakers.redirectRule)(rule(path), null),
  }
}
