import type { Context } from 'hono'
import type { Shop } from '@thuishaven/core'
import { isCartable } from '@thuishaven/core/catalogue'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { urlOf } from '../../framework/router/urlOf.ts'
import { postedSelection } from '../product-options/index.ts'
import { pathTo } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import { createGestures, gestureKey } from '../../framework/server/gestures.server.ts'
import type { FormResponse } from '../../framework/server/gestures.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Signs of a choice or a measure that the address repeats. */
const longestChoice = 100

const isMeasure = (name: string): boolean => name.startsWith('measure.')

/** What is added to which cart; null for what may be added twice. */
const keyOf = (context: Context<ServerEnv>, form: FormData): string | null =>
  [...form.keys()].some(isMeasure) ? gestureKey(context, form) : null

const handler: ServerAction<ActionDependencies<Shop>>['handler'] = ({ createScope }) => {
  const gestures = createGestures()

  const add = async (context: Context<ServerEnv>, field: PostedField, form: FormData): Promise<FormResponse> => {
    const back = internalPath(field('back')) ?? '/'
    const { locale } = localeOfPath(back)
    const scope = createScope(context, locale)
    const target = urlOf(back)
    try {
      const productId = Number(field('sample') || field('productId'))
      const product = Number.isSafeInteger(productId) && productId > 0 ? await scope.shop.api.product(productId) : null
      let added = false
      const options = product?.ok === true ? postedSelection(product.value, field) : []
      if (product?.ok === true && field('quote') !== '') {
        // What has no price yet can be quoted as well, but nothing can be quoted without its measures.
        if (isCartable(product.value.optionGroups, options)) {
          const lines = JSON.stringify([{ productId, quantity: 1, options }])
          const cookies = scope.setCookies()
          return { location: `${pathTo(locale, 'requestQuote')}?lines=${encodeURIComponent(lines)}`, setCookies: () => cookies }
        }
      } else if (product?.ok === true) {
        await scope.shop.cart.load()
        added = scope.shop.cart.add(product.value, options).ok
        if (added) {
          await scope.shop.cart.settled()
          // Pending tasks did not reach the backend, and this scope ends here.
          added = scope.shop.cart.getSnapshot().pending === 0 && scope.shop.cart.getSnapshot().cart.lines.length > 0
        }
      }
      for (const name of ['added', 'panel', 'flash', 'said']) target.searchParams.delete(name)
      if (added) target.searchParams.set('panel', 'cart')
      else {
        target.searchParams.set('added', 'failed')
        // The address keeps choices and typed text, unless they exceed its maximum length.
        for (const name of form.keys())
          if (/^(?:option|measure)\.[^]{0,90}$/.test(name)) target.searchParams.set(name, field(name).slice(0, longestChoice))
        if ([...form.keys()].some(isMeasure)) target.hash = 'measures'
      }
      const cookies = scope.setCookies()
      return { location: target.pathname + target.search + target.hash, setCookies: () => cookies }
    } finally {
      await scope.close()
    }
  }

  return async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const { field, form } = formData
    const key = keyOf(context, form)
    const act = (): Promise<FormResponse> => add(context, field, form)
    const response = await (key === null ? act() : gestures(key, act))
    return seeOther(response.location, response)
  }
}

/**
 * The product form as a plain post, in which the button of a sample names that instead: it works without JavaScript, and for a click made before the page has hydrated. Adds one piece
 * and redirects to the previous page with the cart open (303), so that a reload does not add again. The button that asks for a quote adds nothing and leads to that page, with the choices. A made-to-measure product cannot be
 * returned, so it is added exactly as typed or refused, and a double press adds one.
 */
export const addToCart: ServerAction<ActionDependencies<Shop>> = { method: 'post', path: '/cart', handler }
