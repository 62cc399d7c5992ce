import type { Context, Hono } from 'hono'
import { defaultLocale, localeCodes } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { textOf } from '../../messages/text.ts'
import { formActions } from './formActions.server.ts'
import type { ShopActionDependencies } from './formActions.server.ts'
import { csrf } from '../../framework/server/csrf.server.ts'
import { errorPage } from './errorPage.server.ts'
import { localeFor, preferenceOf } from '../../features/language/index.server.ts'
import { pageRequestOf } from './pageRequest.server.ts'
import { renderPage } from './renderPage.server.tsx'
import { createRequestScope } from '../../framework/server/requestScope.server.ts'
import { respondToForm } from '../../framework/server/respondToForm.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Bytes of a posted form; the largest of the shop has less than one kilobyte. */
const largestForm = 64 * 1024

/** The table of actions. */
export const addActionRoutes = (app: Hono<ServerEnv>, server: ServerContext): void => {
  const { composition, render, apiUrl, fetchBackend, countCall, limitBytes } = server
  const dependencies: ShopActionDependencies = {
    createScope: (context, locale) => createRequestScope(composition, context, locale),
    respondWithPage: respondToForm((context, actionData) =>
      renderPage(render, {
        ...pageRequestOf(context),
        cookieHeader: context.req.header('cookie') ?? '',
        signal: context.req.raw.signal,
        actionData,
      }),
    ),
    textIn: (locale) => textOf(render.texts[locale].t),
    apiUrl,
    fetchBackend,
  }
  const limitForm = (localeOf: (context: Context) => Locale) =>
    limitBytes(largestForm, (context) => errorPage(render, localeOf(context), 413, 'validation.formTooLarge'))
  // Used when the address has no language, because a form that is too long is not read to find its page.
  const ofVisitor = (context: Context): Locale => localeFor(preferenceOf(context), defaultLocale)

  for (const { method, path, handler } of formActions) {
    const add = (address: string, locale: Locale): void => {
      if (method === 'get') app.get(address, handler(dependencies, locale))
      else app.post(address, csrf, countCall, limitForm(typeof path === 'string' ? ofVisitor : () => locale), handler(dependencies, locale))
    }
    if (typeof path === 'string') add(path, defaultLocale)
    else for (const locale of localeCodes) add(path(locale), locale)
  }
}
