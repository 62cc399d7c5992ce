import type { Context } from 'hono'
import { visitOf } from './openVisit.server.ts'
import type { HostVariables } from './perimeter.server.ts'
import { renderPage } from './renderPage.server.tsx'
import type { RenderDependencies } from './renderPage.server.tsx'

/**
 * The page of a plain form as its answer: what was typed is personal, and stands in no address. Who posted too often is told when to come back, in
 * the page's own words.
 */
export const answerForm = async (
  render: RenderDependencies,
  context: Context<HostVariables>,
  { shows, isRefused }: { readonly shows: object; readonly isRefused: boolean },
): Promise<Response> => {
  const seconds = context.get('tooOften')
  const { status, headers, body } = await renderPage(render, {
    ...visitOf(context),
    cookieHeader: context.req.header('cookie') ?? '',
    signal: context.req.raw.signal,
    posted: shows,
  })
  const answered = new Headers(headers.map(([name, value]): [string, string] => [name, value]))
  if (seconds !== undefined) {
    answered.set('retry-after', String(seconds))
    return new Response(body, { status: 429, headers: answered })
  }
  return new Response(body, { status: isRefused && status === 200 ? 422 : status, headers: answered })
}
