import { Effect } from 'effect'

/**
 * Maps an answer that holds HTML. The sanitiser is 5.9 kB and most answers have no markup, so it is loaded when the first one does;
 * text without '<' cannot hold an element. A sanitiser that cannot be loaded is a defect, like any other part of the program.
 *
 * @param htmls what of the answer is HTML
 */
export const withSanitiser = <Mapped>(
  htmls: readonly string[],
  map: (sanitise: (html: string) => string) => Mapped,
): Effect.Effect<Mapped> =>
  htmls.some((html) => html.includes('<'))
    ? Effect.map(
        Effect.promise(() => import('./sanitiseHtml.ts')),
        ({ sanitiseHtml }) => map(sanitiseHtml),
      )
    : Effect.sync(() => map((html) => html))
