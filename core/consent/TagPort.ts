import type { ConsentCategory, ConsentSignal, DeferredScript } from './consent.ts'

/** The page's measuring tag as far as consent reaches: what is loaded, what it is told, what it leaves behind. Never throws. */
export interface TagPort {
  /** Tells the tag what is granted before it was asked; makes a place for what it is told where there is none yet (CNS-05). */
  readonly setDefault: (signal: ConsentSignal) => void
  /** Tells the tag, if there is one, what is granted now (CNS-05). */
  readonly update: (signal: ConsentSignal) => void
  /** Brings a script or style sheet into the page, once (CNS-04). Before a script comes, the address bar loses what is secret in it. */
  readonly load: (script: DeferredScript) => void
  /** Removes the cookies that tags of this category are known to leave with the shop's own. */
  readonly forget: (category: ConsentCategory) => void
}
