import type { QueryKey } from '@tanstack/react-query'
import type { Session } from '@thuishaven/core/account'
import type { Cart } from '@thuishaven/core/cart'
import type { CheckoutCopy } from '@thuishaven/core/checkout'
import type { Locale } from '@thuishaven/core/locale'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import type { InactiveShop } from '../features/error/index.ts'

/** The initial state in the document, so that the browser's first render equals the server's. */
export type PageState =
  | {
      readonly kind: 'page'
      readonly locale: Locale
      /** The resolved page without data that its route provides; of the head only the part that pages read. */
      readonly page: Omit<ResolvedPage, 'kind' | 'layout' | 'isPublic' | 'module' | 'arrived'>
      /** By how many minutes the clock of the shop's own place is ahead of UTC: the first render then needs no calendar. */
      readonly minutesAhead: number
      /**
       * The backend's responses that the page was made with. The configuration is among them only where it may be this visitor's own; else the
       * document names the file that holds it.
       */
      readonly queries: readonly (readonly [QueryKey, unknown])[]
      /**
       * The session, and the cart if it was read for this page ('failed': the read failed). Without a read it is absent:
       * the browser then requests it, and public pages stay the same for all visitors.
       */
      readonly visitor: { readonly cart?: Cart | 'failed'; readonly session: Session | null; readonly checkout?: CheckoutCopy } | null
      /** The server has opened the consent wall. */
      readonly requests: boolean
      readonly version: string
    }
  | ({ readonly kind: 'inactive'; readonly version: string } & InactiveShop)
