import type { MadeShare, ShareKind } from '@thuishaven/core/sharing'
import type { Phrase } from '@thuishaven/core/notifications'

/** The result of a form of the page that shares, posted without JavaScript. */
export type PostedShare =
  | { readonly step: 'made'; readonly made: MadeShare; readonly address: string }
  | { readonly step: 'empty'; readonly kind: ShareKind }
  | { readonly step: 'withdrawn' }
  | { readonly step: 'failed'; readonly problem: Phrase }
