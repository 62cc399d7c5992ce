import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { loginMessage, registrationSchema } from '@thuishaven/core/account'
import type { RegistrationForm } from '@thuishaven/core/account'
import type { Locale } from '@thuishaven/core/locale'
import { internalPath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import { afterLogin, isInCheckout } from './afterLogin.ts'
import { emailConfirmed } from './emailConfirmed.ts'
import { logoutField } from '../account-frame/index.ts'
import { pathTo } from '../shop/index.ts'
import type { PostedForm } from '../forms/index.ts'
import { noCompany, postedRegistration, withStreet } from '../forms/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

interface Sent {
  readonly shop: Shop
  readonly locale: Locale
  readonly field: PostedField
  readonly search: URLSearchParams
  /** Posted too often: the same page, with what was typed and why not now. */
  readonly waits: boolean
}

/** A redirect target, or the result that the same page shows. */
type FormResponse = { readonly to: string; readonly clearsDevice?: true } | { readonly shows: PostedForm<unknown> }

const tooOften = { key: 'phrases.tooManyRequests' } as const

const [logoutName, logoutValue] = logoutField

const login = async ({ shop, locale, field, search, waits }: Sent): Promise<FormResponse> => {
  if (field(logoutName) === logoutValue) {
    await shop.session.logout()
    return { to: pathTo(locale, 'account.login'), clearsDevice: true }
  }
  const values = { email: field('email') }
  if (waits) return { shows: { values, message: tooOften, isDone: false } }
  await shop.cart.load()
  const goesOn = isInCheckout(shop)
  const signedIn = await shop.session.login({ email: values.email, password: field('password') })
  if (!signedIn.ok) {
    const { failure } = signedIn
    return { shows: { values, message: loginMessage(failure), isDone: false, isIncomplete: failure._tag === 'LoginIncomplete' } }
  }
  return { to: afterLogin(locale, search.get('return'), goesOn) }
}

const register = async ({ shop, locale, field, search, waits }: Sent): Promise<FormResponse> => {
  const config = await shop.api.config(undefined)
  const isPrivate = config.ok && config.value.privateCustomers && field('kind') !== 'business'
  const posted = { ...postedRegistration(field), ...(isPrivate ? noCompany : {}) }
  // Street and city of a Dutch address, which the browser has not looked up (ADR-03).
  const typed: RegistrationForm = waits ? posted : await withStreet(shop, posted)
  const shows = { values: { ...typed, password: '', kind: isPrivate ? 'private' : 'business' }, isDone: false }
  if (waits) return { shows: { ...shows, message: tooOften } }
  // The fields show their own errors.
  if (!validateForm(registrationSchema(isPrivate ? 'private' : 'business'), typed).valid) return { shows: { ...shows, message: null } }
  const made = await shop.session.register(typed)
  if (!made.ok) return { shows: { ...shows, message: made.failure } }
  await shop.cart.load()
  const goesOn = isInCheckout(shop)
  const signedIn = await shop.session.login({ email: typed.emailAddress, password: typed.password })
  return signedIn.ok ? { to: afterLogin(locale, search.get('return'), goesOn) } : { shows: { ...shows, message: made.value, isDone: true } }
}

const reset = async ({ shop, field, search, waits }: Sent): Promise<FormResponse> => {
  const [values, token] = [{ email: field('email') }, search.get('token') ?? '']
  if (waits) return { shows: { values, message: tooOften, isDone: false } }
  const result =
    token === ''
      ? await shop.session.requestPasswordReset(values.email, internalPath(search.get('return')) ?? undefined)
      : await shop.session.setPassword(token, { password: field('password'), password_confirm: field('password_confirm') })
  return { shows: { values, message: result.ok ? result.value : result.failure, isDone: result.ok } }
}

const loginLink = async ({ shop, locale, field, search, waits }: Sent): Promise<FormResponse> => {
  const token = field('token').trim()
  const values = { email: field('email'), isCode: token !== '' }
  if (waits) return { shows: { values, message: tooOften, isDone: false } }
  if (token === '') {
    const result = await (await shop.customer.load()).requestLoginLink(values.email, internalPath(search.get('return')) ?? undefined)
    return { shows: { values, message: result.ok ? result.value : result.failure, isDone: result.ok } }
  }
  await shop.cart.load()
  const goesOn = isInCheckout(shop)
  const signedIn = await (await shop.customer.load()).loginByLink(token)
  if (!signedIn.ok) return { shows: { values, message: signedIn.failure, isDone: false } }
  return { to: afterLogin(locale, search.get('return'), goesOn) }
}

const verify = async ({ shop, field, waits }: Sent): Promise<FormResponse> => {
  if (waits) return { shows: { values: null, message: tooOften, isDone: false } }
  const token = field('token').trim()
  const customer = await shop.customer.load()
  const result = await (token === '' ? customer.requestVerification() : customer.confirmVerification(token))
  return { shows: { values: null, message: result.ok ? result.value : result.failure, isDone: result.ok } }
}

const confirmEmail = async ({ shop, locale, search, waits }: Sent): Promise<FormResponse> => {
  if (waits) return { shows: { values: null, message: tooOften, isDone: false } }
  const result = await (await shop.customer.load()).confirmEmail(search.get('token') ?? '')
  // The token works once: a reload of what follows must not send it again.
  return result.ok ? { to: emailConfirmed(locale) } : { shows: { values: null, message: result.failure, isDone: false } }
}

const actions = {
  'account.login': login,
  'account.register': register,
  'account.reset': reset,
  'account.loginLink': loginLink,
  'account.verify': verify,
  'account.email': confirmEmail,
}

const formHandler =
  (page: keyof typeof actions) =>
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const scope = createScope(context, locale)
    try {
      const search = context.get('client').url.searchParams
      const waits = context.get('tooOften') !== undefined
      const response = await actions[page]({ shop: scope.shop, locale, field: formData.field, search, waits })
      if ('to' in response) {
        const away = seeOther(response.to, scope)
        // What the program keeps in the browser for the customer; signing out in the program removes it itself (SES-04).
        if (response.clearsDevice === true) away.headers.set('clear-site-data', '"storage"')
        return away
      }
      return await respondWithPage(context, { shows: response.shows, isRefused: !response.shows.isDone })
    } finally {
      await scope.close()
    }
  }

/** The forms that lead into the account as plain posts: they work without JavaScript, and for a press made before the page has hydrated. */
export const accountForms: readonly ServerAction<ActionDependencies<Shop>>[] = (
  ['account.login', 'account.register', 'account.reset', 'account.loginLink', 'account.verify', 'account.email'] as const
).map((page) => ({ method: 'post', path: (locale) => pathTo(locale, page), handler: formHandler(page) }))
