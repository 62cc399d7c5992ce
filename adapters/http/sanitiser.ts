import { Effect } from 'effect'
import type { Sanitise } from './sanitizerPolicy.ts'

/** Fetches the sanitiser of this side: the browser's is 10 kB that most visitors never need. */
export type LoadSanitiser = () => Promise<Sanitise>

/**
 * Maps a response that holds HTML. Text without '<' cannot hold an element, so the sanitiser is loaded when the first one comes. One
 * that cannot be loaded is a defect, like any other part of the program.
 *
 * @param htmls what of the response is HTML
 */
export const withSanitiser = <Mapped>(
  load: LoadSanitiser,
  htmls: readonly string[],
  map: (sanitise: Sanitise) => Mapped,
): Effect.Effect<Mapped> =>
  htmls.some((html) => html.includes('<')) ? Effect.map(Effect.promise(load), map) : Effect.sync(() => map((html) => html))
