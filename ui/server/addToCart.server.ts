import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { hostHeaders } from './perimeter.server.ts'
import type { HostVariables } from './perimeter.server.ts'
import { selectedOptionsOf } from './selectedOptions.server.ts'

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/**
 * The product form as a plain post: it works without JavaScript, and for a click made before the page has hydrated. Adds one piece
 * and goes back to the page it came from with the cart open (303), so that a reload does not add again.
 */
export const addToCart =
  (composition: ServerComposition): Handler<HostVariables> =>
  async (context) => {
    if (!formTypes.test(context.req.header('content-type') ?? '')) return context.text('Unsupported media type', 415)
    const form = await context.req.formData().catch(() => null)
    if (form === null) return context.text('Bad request', 400)
    const caller = context.get('caller')
    const field = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const back = internalPath(field('back')) ?? '/'
    const { locale } = localeOfPath(back)
    const scope = composition.openScope({
      cookieHeader: context.req.header('cookie') ?? '',
      locale,
      signal: context.req.raw.signal,
      secure: caller.url.protocol === 'https:',
      requestId: context.get('requestId'),
      hostHeaders: hostHeaders(caller, context.get('requestId')),
    })
    const target = new URL(back, 'http://shop.invalid')
    try {
      const productId = Number(field('productId'))
      const product = Number.isSafeInteger(productId) && productId > 0 ? await scope.shop.ask.product(productId) : null
      let added = false
      if (product?.ok === true) {
        await scope.shop.cart.load()
        added = scope.shop.cart.add(product.value, selectedOptionsOf(product.value, field)).ok
        if (added) {
          await scope.shop.cart.settled()
          // What is still pending did not reach the host, and this scope ends here.
          added = scope.shop.cart.getSnapshot().pending === 0 && scope.shop.cart.getSnapshot().cart.lines.length > 0
        }
      }
      target.searchParams.delete('added')
      target.searchParams.delete('panel')
      if (added) target.searchParams.set('panel', 'cart')
      else target.searchParams.set('added', 'failed')
      const headers = new Headers({ location: target.pathname + target.search, 'cache-control': 'no-store' })
      for (const cookie of scope.setCookies()) headers.append('set-cookie', cookie)
      return new Response(null, { status: 303, headers })
    } finally {
      await scope.close()
    }
  }
