import { Effect } from 'effect'
import { HostUnreachable } from '../../core/index.ts'

/**
 * Maps an answer that holds HTML. The sanitiser is 5.8 kB and most answers have no markup, so it is loaded when the first one does;
 * text without '<' cannot hold an element.
 *
 * @param htmls what of the answer is HTML
 */
export const withSanitiser = <Mapped>(
  htmls: readonly string[],
  map: (sanitise: (html: string) => string) => Mapped,
): Effect.Effect<Mapped, HostUnreachable> =>
  htmls.some((html) => html.includes('<'))
    ? Effect.map(
        Effect.tryPromise({
          try: () => import('./sanitiseHtml.ts'),
          catch: () => new HostUnreachable({ reason: 'offline' }),
        }),
        ({ sanitiseHtml }) => map(sanitiseHtml),
      )
    : Effect.sync(() => map((html) => html))
