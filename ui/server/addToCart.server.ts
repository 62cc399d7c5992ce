import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { postedSelection } from '../shop/options/measuredSelection.ts'
import { leadTo, openVisit, readPosted } from './openVisit.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/**
 * The product form as a plain post: it works without JavaScript, and for a click made before the page has hydrated. Adds one piece
 * and goes back to the page it came from with the cart open (303), so that a reload does not add again.
 */
export const addToCart =
  (composition: ServerComposition): Handler<HostVariables> =>
  async (context) => {
    const posted = await readPosted(context)
    if (posted instanceof Response) return posted
    const { field, form } = posted
    const back = internalPath(field('back')) ?? '/'
    const scope = openVisit(composition, context, localeOfPath(back).locale)
    const target = new URL(back, 'http://shop.invalid')
    try {
      const productId = Number(field('productId'))
      const product = Number.isSafeInteger(productId) && productId > 0 ? await scope.shop.ask.product(productId) : null
      let added = false
      if (product?.ok === true) {
        await scope.shop.cart.load()
        added = scope.shop.cart.add(product.value, postedSelection(product.value, field)).ok
        if (added) {
          await scope.shop.cart.settled()
          // What is still pending did not reach the host, and this scope ends here.
          added = scope.shop.cart.getSnapshot().pending === 0 && scope.shop.cart.getSnapshot().cart.lines.length > 0
        }
      }
      for (const name of ['added', 'panel', 'said']) target.searchParams.delete(name)
      if (added) target.searchParams.set('panel', 'cart')
      else {
        target.searchParams.set('added', 'failed')
        // What was chosen and typed is still there.
        for (const [name, value] of form)
          if (/^(?:option|measure)\./.test(name) && typeof value === 'string') target.searchParams.set(name, value)
      }
      return leadTo(target.pathname + target.search, scope)
    } finally {
      await scope.close()
    }
  }
