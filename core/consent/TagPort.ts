import type { ConsentCategory, ConsentSignal, DeferredScript } from './consent.ts'

/** Consent for the page's analytics tag: its scripts, its consent state and its cookies. Never throws. */
export interface TagPort {
  /** Sets the default consent before the tag loads; creates its queue if missing (CNS-05). */
  readonly setDefault: (signal: ConsentSignal) => void
  /** Passes the granted consent to the tag, if there is one (CNS-05). */
  readonly update: (signal: ConsentSignal) => void
  /** Loads a script or style sheet once (CNS-04). Before a script loads, secrets are removed from the address bar. */
  readonly load: (script: DeferredScript) => void
  /** Removes the cookies that tags of this category are known to leave with the shop's own. */
  readonly forget: (category: ConsentCategory) => void
}
