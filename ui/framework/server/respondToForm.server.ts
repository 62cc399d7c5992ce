import type { Context } from 'hono'
import type { RenderedPage } from './pageCache.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** Responds to a posted form with the page of its address, which shows the result. */
export type RespondWithPage = (
  context: Context<ServerEnv>,
  result: { readonly shows: object; readonly isRefused: boolean },
) => Promise<Response>

/**
 * The page of a plain form as its response, because typed values are personal and must not be in an address. After too many posts a message of the
 * page says when to retry.
 */
export const respondToForm =
  (renderPage: (context: Context<ServerEnv>, actionData: object) => Promise<RenderedPage>): RespondWithPage =>
  async (context, { shows, isRefused }) => {
    const seconds = context.get('tooOften')
    const { status, headers, body } = await renderPage(context, shows)
    const outgoing = new Headers(headers.map(([name, value]): [string, string] => [name, value]))
    if (seconds !== undefined) {
      outgoing.set('retry-after', String(seconds))
      return new Response(body, { status: 429, headers: outgoing })
    }
    return new Response(body, { status: isRefused && status === 200 ? 422 : status, headers: outgoing })
  }
