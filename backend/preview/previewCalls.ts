import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Backend } from '../answers/Backend.ts'
import type { Call } from '../answers/Call.ts'
import { draftOfToken } from './drafts.ts'
import { valueOfDraft, withDraft } from './withDraft.ts'

/** Holds the token of a draft: a request with it is answered as if the draft were published. */
const previewCookie = 'shop_preview'

const keepToken = (context: Context, token: string, maxAge: number): void =>
  setCookie(context, previewCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
    secure: context.req.header('x-forwarded-proto') === 'https',
  })

const ended =
  'Dit voorbeeld is voorbij. Vraag in het beheer een nieuw aan.\nThis preview has ended. Ask for a new one in the back office.\n'

const pathOf = (value: unknown): string => (value as { readonly path?: { readonly nld: string } }).path?.nld ?? '/'

/** The link that the back office gives: keeps the token in a cookie, and leads to what the draft is of. */
const begin: Call = {
  method: 'GET',
  path: '/api/preview/:token',
  operation: null,
  handle: async (backend, context) => {
    const token = context.req.param('token') ?? ''
    const draft = await draftOfToken(backend.store, token, backend.now())
    const value = draft === null ? null : valueOfDraft(draft, backend.shop)
    if (draft === null || value === null) return context.text(ended, 404, { 'cache-control': 'no-store' })
    keepToken(context, token, Math.ceil((draft.expiresAt - backend.now()) / 1000))
    context.header('cache-control', 'no-store')
    return context.redirect(pathOf(value), 303)
  },
}

const end: Call = {
  method: 'POST',
  path: '/api/preview/end',
  operation: null,
  handle: (_backend, context) => {
    keepToken(context, '', 0)
    context.header('cache-control', 'no-store')
    return context.redirect('/', 303)
  },
}

/** The backend that answers a request: one with the draft of its cookie. A token that shows nothing any more is taken from the visitor. */
const backendFor = async (backend: Backend, context: Context): Promise<Backend> => {
  const token = getCookie(context, previewCookie)
  if (token === undefined) return backend
  context.header('cache-control', 'private, no-store')
  const draft = await draftOfToken(backend.store, token, backend.now())
  if (draft !== null) return withDraft(backend, draft)
  keepToken(context, '', 0)
  return backend
}

/** A call that shows drafts to those who preview them. */
export const withPreview = (call: Call): Call => ({
  ...call,
  handle: async (backend, context) => call.handle(await backendFor(backend, context), context),
})

/** A merchant's preview in the shop: how it begins and ends. Its link comes from `saveDraft`. */
export const previewCalls: readonly Call[] = [begin, end]
