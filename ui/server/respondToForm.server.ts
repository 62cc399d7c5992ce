import type { Context } from 'hono'
import { requestScopeOf } from './requestScope.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'
import { renderPage } from './renderPage.server.tsx'
import type { RenderDependencies } from './renderPage.server.tsx'

/**
 * The page of a plain form as its answer: what was typed is personal, and stands in no address. Who posted too often is told when to come back, in
 * the page's own words.
 */
export const respondToForm = async (
  render: RenderDependencies,
  context: Context<ServerEnv>,
  { shows, isRefused }: { readonly shows: object; readonly isRefused: boolean },
): Promise<Response> => {
  const seconds = context.get('tooOften')
  const { status, headers, body } = await renderPage(render, {
    ...requestScopeOf(context),
    cookieHeader: context.req.header('cookie') ?? '',
    signal: context.req.raw.signal,
    actionData: shows,
  })
  const outgoing = new Headers(headers.map(([name, value]): [string, string] => [name, value]))
  if (seconds !== undefined) {
    outgoing.set('retry-after', String(seconds))
    return new Response(body, { status: 429, headers: outgoing })
  }
  return new Response(body, { status: isRefused && status === 200 ? 422 : status, headers: outgoing })
}
