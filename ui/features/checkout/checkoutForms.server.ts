import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { addressSchema, loginMessage } from '@thuishaven/core/account'
import type { Address, RegistrationForm } from '@thuishaven/core/account'
import { hasNoPrice } from '@thuishaven/core/cart'
import type { CheckoutChoice } from '@thuishaven/core/cart'
import { deliveryChoice, withinRoom } from '@thuishaven/core/checkout'
import type { CheckoutMove } from '@thuishaven/core/checkout'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { localeOfPath, localePath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { Text, Translatable } from '../../messages/text.ts'
import { deliveryCountry, namedBy, pathTo, flashKeyOf } from '../shop/index.ts'
import type { PathName, FlashKey } from '../shop/index.ts'
import { paymentPage } from './paymentPage.ts'
import { postedRegistration, withStreet } from '../forms/index.ts'
import type { PostedForm } from '../forms/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { escapeHtml } from '../../framework/server/document.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Handles a form of the checkout; returns where to go. `requested`: uid of the address in the query of the form's page, '' without one. */
type Act = (shop: Shop, field: PostedField, requested: string, form: FormData) => Promise<FormMove>
type FormMove =
  | CheckoutMove
  | { readonly type: 'stay'; readonly message: Translatable }
  /** The page itself is the response, because typed values are stored nowhere else. */
  | { readonly type: 'show'; readonly actionData: PostedForm<RegistrationForm> }

const stay = (message: Translatable): FormMove => ({ type: 'stay', message })

/** After the end of a session the cart is another one: the step itself shows that. */
const choose = async ({ cart, session }: Shop, choice: CheckoutChoice): Promise<FormMove | null> =>
  !session.getSnapshot().isAuthenticated || (await cart.choose(choice)).ok ? null : stay({ key: 'checkout.choiceFailed' })

/** The posted form. Looks up street and city of a Dutch address, which the browser has not done (ADR-03). */
const registrationOf = (shop: Shop, field: PostedField): Promise<RegistrationForm> => withStreet(shop, postedRegistration(field))

const start: Act = (shop, field) => shop.checkout.start(field('email'))

const login: Act = async (shop, field) => {
  const signedIn = await shop.session.login({ email: field('email'), password: field('password') })
  if (!signedIn.ok) {
    const message = loginMessage(signedIn.failure)
    // A text of the backend has no flash key.
    return stay('text' in message ? { key: 'checkout.loginRefused' } : message)
  }
  await shop.cart.load()
  return { type: 'step', step: 'information' }
}

/** A new address, or with `saved` a corrected one. Typed values stay when it is refused. */
const saveAddress = async (shop: Shop, field: PostedField, saved: Address | null): Promise<FormMove> => {
  const form = await registrationOf(shop, field)
  const { companyName, countryCode, firstName, lastName, zipCode, houseNumber, houseNumberAddition, streetName, city } = form
  const place = { countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city }
  const address = { companyName, firstName, lastName, ...place }
  const refused = (message: Message): FormMove => ({
    type: 'show',
    actionData: { values: { ...form, password: '' }, message, isDone: false },
  })
  if (!validateForm(addressSchema, address).valid) return refused({ key: 'checkout.fieldsMissing' })
  if (saved !== null) {
    const changed = await (await shop.customer.load()).saveAddress(address, saved)
    if (!changed.ok) return refused(changed.failure)
    return (await choose(shop, { addressId: saved.id })) ?? shop.checkout.next('information')
  }
  const added = await shop.session.addAddress(address)
  if (!added.ok) return refused(added.failure)
  return (await choose(shop, { addressId: added.value.id })) ?? shop.checkout.next('information')
}

const information: Act = async (shop, field, requested) => {
  const { session } = shop.session.getSnapshot()
  if (session === null) {
    const form = await registrationOf(shop, field)
    shop.checkout.saveDraft(form)
    return shop.checkout.next('information', { form, passwordConfirm: field('passwordConfirm') })
  }
  const saved = session.deliveryAddresses.find(({ uid }) => uid === requested) ?? null
  if (saved !== null || requested === 'new' || session.deliveryAddresses.length === 0) return saveAddress(shop, field, saved)
  const own = session.deliveryAddresses.find(({ id }) => id === field('address'))
  const failed = own === undefined ? null : await choose(shop, { addressId: own.id })
  return failed ?? shop.checkout.next('information')
}

/** Loads the backend's options, so that no step is left with one that is not offered. */
const learnOffer = async ({ api: fetchBackend, checkout, session, cart }: Shop) => {
  const country = deliveryCountry({ session, cart })
  const [delivery, payments] = await Promise.all([fetchBackend.deliveryOptions(country), fetchBackend.paymentOptions(country)])
  const offer = {
    delivery: delivery.ok ? delivery.value : [],
    payments: payments.ok ? withinRoom(payments.value, cart.getSnapshot().totals.totalInclVat) : [],
  }
  checkout.offer(offer)
  return offer
}

const delivery: Act = async (shop, field, _requested, form) => {
  const option = (await learnOffer(shop)).delivery.find(({ id }) => id === field('delivery'))
  if (option !== undefined) {
    const place = option.pickupLocations.find(({ id }) => id === field('pickup'))
    const deliveryServices = form.getAll('services').filter((id) => typeof id === 'string')
    const chosen = deliveryChoice(option, { pickupLocationId: place?.id, deliveryDay: Number(field('deliveryDay')), deliveryServices })
    const failed = await choose(shop, chosen)
    if (failed !== null) return failed
  }
  return shop.checkout.next('delivery')
}

const overview: Act = async (shop, field) => {
  const option = (await learnOffer(shop)).payments.find(({ id }) => id === field('payment'))
  const failed = option === undefined ? null : await choose(shop, { paymentOptionId: option.id })
  return failed ?? shop.checkout.next('overview')
}

const pay: Act = async (shop, field, _requested, form) => {
  await learnOffer(shop)
  // The shopper agreed to what the page showed, not to what the cart has become in another tab (CHK-08).
  const { cart, totals } = shop.cart.getSnapshot()
  const isShown = field('total') === String(totals.totalInclVat) && field('deliveryDay') === String(cart.deliveryDay ?? '')
  // Goods without a price have their own reason.
  if (shop.session.getSnapshot().isAuthenticated && !isShown && !cart.lines.some(hasNoPrice)) {
    shop.toasts.show({ type: 'info', message: { key: 'phrases.checkoutCartUpdated' } })
    return { type: 'step', step: 'delivery' }
  }
  const press = field('press')
  return shop.checkout.next('pay', undefined, {
    ...(/^[\w-]{8,80}$/.test(press) ? { key: press } : {}),
    ...(form.has('reference') ? { reference: field('reference') } : {}),
  })
}

/** Too many posts must wait and keep the typed values; the backend is not called. */
const wait: Act = ({ checkout }, field) => {
  if (field('lastName') !== '') checkout.saveDraft(postedRegistration(field))
  return Promise.resolve(stay({ key: 'phrases.tooManyRequests' }))
}

const actions: Partial<Record<PathName, Act>> = {
  checkout: start,
  'checkout.login': login,
  'checkout.information': information,
  'checkout.delivery': delivery,
  'checkout.overview': overview,
  'checkout.pay': pay,
}

const withFlash = (path: string, text: FlashKey | null, more = ''): string => {
  const query = [more, text === null ? '' : `flash=${text}`].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The address that a move leads to; `here` is that of the form. */
const wayOf = (
  move: Exclude<FormMove, { readonly type: 'show' }>,
  here: string,
  locale: Locale,
  received: FlashKey | null,
  requested: string,
): string | null => {
  switch (move.type) {
    case 'stay':
      return withFlash(here, flashKeyOf(move.message), requested === '' ? '' : `address=${encodeURIComponent(requested)}`)
    case 'cart':
      return withFlash(here, received, 'panel=cart')
    case 'step':
      return withFlash(pathTo(locale, `checkout.${move.step}`), received)
    case 'start':
      return withFlash(pathTo(locale, 'checkout'), received)
    case 'login':
      return withFlash(pathTo(locale, 'checkout.login'), move.message === undefined ? null : flashKeyOf(move.message))
    // Without JavaScript the checkout shows the message.
    case 'home':
      return withFlash(here, received)
    case 'result':
      return pathTo(locale, 'checkout.payment', { paymentUid: move.paymentUid })
    case 'approval':
      return `${pathTo(locale, 'account.company')}?done=requested`
    case 'external':
      return paymentPage(move.url)
  }
}

interface CheckoutDependencies extends ActionDependencies<Shop> {
  readonly textIn: (locale: Locale) => Text
}

const handler =
  ({ createScope, respondWithPage, textIn }: CheckoutDependencies): Handler<ServerEnv> =>
  async (context) => {
    const { url } = context.get('client')
    const { locale, path } = localeOfPath(url.pathname)
    const act = actions[namedBy(locale, path)?.name ?? 'content']
    if (act === undefined) return context.text('Method not allowed', 405, { 'cache-control': 'no-store', allow: 'GET, HEAD' })
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const scope = createScope(context, locale)
    const requested = url.searchParams.get('address') ?? ''
    const moveOf = async (shop: Shop): Promise<FormMove> => {
      if (context.get('tooOften') !== undefined) return wait(shop, formData.field, requested, formData.form)
      await shop.api.config(undefined)
      const session = await shop.session.restore()
      await shop.cart.load()
      const isKnown = session !== 'lost' && shop.cart.getSnapshot().status === 'ready'
      return isKnown ? act(shop, formData.field, requested, formData.form) : stay({ key: 'error.connection' })
    }
    try {
      const { shop } = scope
      const move = await moveOf(shop)
      if (move.type === 'show') return await respondWithPage(context, { shows: move.actionData, isRefused: true })
      // A success needs no flash message: the next page shows it.
      const toast = shop.toasts.getSnapshot().find(({ type }) => type !== 'success')
      const received = toast === undefined ? null : flashKeyOf(toast.message ?? toast.title)
      const way = wayOf(move, url.pathname, locale, received, requested)
      if (way === null) return seeOther(withFlash(url.pathname, 'checkout.paymentAddressRefused'), scope)
      if (way.startsWith('/')) return seeOther(way, scope)
      const text = textIn(locale)
      const { headers } = seeOther(way, scope)
      headers.delete('location')
      headers.set('refresh', `0; url=${way}`)
      headers.set('content-type', 'text/html; charset=utf-8')
      const link = `<a href="${escapeHtml(way)}" rel="noreferrer">${escapeHtml(text('checkout.toBank'))}</a>`
      return new Response(
        `<!doctype html><meta name="robots" content="noindex"><title>${escapeHtml(text('checkout.toBank'))}</title>${link}`,
        {
          status: 200,
          headers,
        },
      )
    } finally {
      await scope.close()
    }
  }

/**
 * The checkout as plain posts, each form to its own address: the same use-cases decide as in the browser, and the response is always another page
 * (303), with the key of a flash message. A bank on another site is opened by a page, because a form must not redirect to another site (CSP form-action).
 */
export const checkoutForms: readonly ServerAction<CheckoutDependencies>[] = ['/checkout', '/checkout/:step'].map((path) => ({
  method: 'post',
  path: (locale) => localePath(locale, path),
  handler,
}))
