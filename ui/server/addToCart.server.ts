import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import { internalPath, localeOfPath } from '../../core/index.ts'
import { visitedUrl } from './visitedUrl.server.ts'
import { selectedOptionsOf } from './selectedOptions.server.ts'

/**
 * The product form as a plain post: it works without JavaScript, and for a click made before the page has hydrated. Adds one piece
 * and goes back to the page it came from with the cart open (303), so that a reload does not add again.
 */
export const addToCart =
  (composition: ServerComposition): Handler =>
  async (context) => {
    const site = context.req.header('sec-fetch-site')
    // Lax cookies already keep other sites out; this also covers browsers with older defaults.
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return context.text('Forbidden', 403)
    const form = await context.req.formData()
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
      secure: visitedUrl(context.req).protocol === 'https:',
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
