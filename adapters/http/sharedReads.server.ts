import { Effect } from 'effect'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { ConfigPort } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { AnswerCache } from './answerCache.server.ts'

export interface SharedReads {
  readonly cache: AnswerCache
  readonly locale: Locale
  /** Whether the host may have answers for this visitor alone, as for a customer: then nothing is shared. */
  readonly isPersonal: () => boolean
}

/** Takes what all visitors get alike from the cache; `own` asks for this visitor, `anonymous` for nobody in particular. */
const chooseBetween =
  ({ cache, locale, isPersonal }: SharedReads) =>
  <Question extends readonly unknown[], Answer, Failure extends { readonly _tag: string }>(
    operation: string,
    own: (...question: Question) => Effect.Effect<Answer, Failure>,
    anonymous: (...question: Question) => Effect.Effect<Answer, Failure>,
  ) =>
  (...question: Question): Effect.Effect<Answer, Failure> =>
    Effect.suspend(() =>
      isPersonal() ? own(...question) : cache.through(JSON.stringify([locale, operation, ...question]), anonymous(...question)),
    )

export const makeSharedConfig = (reads: SharedReads, own: ConfigPort, anonymous: ConfigPort): ConfigPort => ({
  load: chooseBetween(reads)('config', own.load, anonymous.load),
})

export const makeSharedCatalogue = (reads: SharedReads, own: CataloguePort, anonymous: CataloguePort): CataloguePort => {
  const shared = chooseBetween(reads)
  return {
    content: shared('content', own.content, anonymous.content),
    product: shared('product', own.product, anonymous.product),
    navigation: shared('navigation', own.navigation, anonymous.navigation),
    redirectRule: shared('redirectRule', own.redirectRule, anonymous.redirectRule),
  }
}
