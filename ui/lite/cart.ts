import { formatPercentage } from '@thuishaven/core/money'
import { shownPrice } from '@thuishaven/core/pricing'
import { localePath } from '@thuishaven/core/routing'
import type { CartLine, CartState } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { html } from './html.ts'
import type { LiteShop } from './createLiteShop.ts'
import { amountText } from './prices.ts'

interface LineView {
  readonly element: HTMLElement
  readonly show: (line: CartLine) => void
}

/** One line with its stepper; typed text counts 500 ms after the last key (CRT-04). */
const createLine = (shop: LiteShop, { id, title, productId }: CartLine, notify: (message: string) => void): LineView => {
  const { cart, t } = shop
  let quantity = 0
  const options = html('p', { class: 'quiet' })
  const price = html('strong', { class: 'amount' })
  const number = html('input', {
    type: 'number',
    min: 0,
    inputmode: 'numeric',
    'aria-label': t('cart.quantity', { title }),
    oninput: () => cart.typeQuantity(id, number.value),
    onblur: () => {
      if (number.value === '') number.value = String(quantity)
    },
  })
  const step = (by: 1 | -1, sign: string, label: string) =>
    html('button', { type: 'button', 'aria-label': label, onclick: () => cart.setQuantity(id, quantity + by) }, sign)
  const remove = (): void => {
    cart.setQuantity(id, 0)
    notify(t('cart.removed', { title }))
  }
  return {
    element: html(
      'li',
      {},
      html('a', { href: localePath(shop.locale, `/product/${productId}`) }, title),
      options,
      html(
        'div',
        { class: 'row' },
        html(
          'div',
          { class: 'stepper', role: 'group', 'aria-label': t('cart.quantity', { title }) },
          step(-1, '−', t('cart.less', { title })),
          number,
          step(1, '+', t('cart.more', { title })),
        ),
        html('button', { type: 'button', class: 'plain', 'aria-label': t('cart.removeOf', { title }), onclick: remove }, t('cart.remove')),
        price,
      ),
    ),
    show: (line) => {
      // The number under the shopper's fingers is left alone, unless a button or the backend has changed it.
      if (line.quantity !== quantity) number.value = String(line.quantity)
      quantity = line.quantity
      options.textContent = line.options.map(({ groupName, name }) => `${groupName}: ${name}`).join(', ')
      const { selling } = shownPrice(line.price, line.options, { exclVat: shop.config().pricesExclVat, quantity })
      price.textContent = amountText(shop, selling, 'cart')
    },
  }
}

/** The sums below the lines (CRT-11). */
const sumsOf = (shop: LiteShop, { cart, totals }: CartState): readonly HTMLElement[] => {
  const { t, locale } = shop
  const { pricesExclVat } = shop.config()
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const row = (label: string, amount: Cents, name: string | null = null): HTMLElement =>
    html('div', { class: name }, html('dt', {}, label), html('dd', {}, amountText(shop, amount, 'cart')))
  const discount = totals[`discount${on}Vat`]
  const shipping = totals[`shipping${on}Vat`]
  return [
    row(t('cart.subtotal'), totals[`subtotal${on}Vat`]),
    ...(shipping > 0 ? [row(t('cart.shipping'), shipping)] : []),
    ...(discount > 0 ? [row(t('cart.discount'), (0 - discount) as Cents)] : []),
    ...(pricesExclVat && cart.vatTreatment !== 'reverseCharged' ? [row(t('cart.totalExcl'), totals.totalExclVat)] : []),
    ...(pricesExclVat
      ? totals.totalVat.map(({ percentage, amount }) => row(t('cart.vat', { percentage: formatPercentage(percentage, locale) }), amount))
      : []),
    row(t('cart.total'), totals.totalInclVat, 'total'),
  ]
}

/** The cart of this browser, the same as the shop's own pages show. @param notice the live region for changes */
export const cartOf = (shop: LiteShop, notice: HTMLElement): HTMLElement => {
  const { cart, t } = shop
  const lines = new Map<string, LineView>()
  const notify = (message: string): void => {
    notice.textContent = message
  }
  const heading = html('h2', { id: 'cart', tabindex: -1 }, t('cart'))
  const list = html('ul', { class: 'lines', 'aria-labelledby': 'cart' })
  const sums = html('dl', { class: 'sums' })
  const note = html('p', { class: 'quiet' })
  const again = html('button', { type: 'button', onclick: () => void cart.load() }, t('again'))
  const order = html(
    'a',
    {
      class: 'primary',
      href: localePath(shop.locale, '/checkout'),
      // The checkout requests the cart: changes on their way have to arrive first.
      onclick: (event) => {
        if (cart.getSnapshot().pending === 0) return
        event.preventDefault()
        void cart.settled().then(() => location.assign(order.href))
      },
    },
    t('cart.order'),
  )
  const element = html('section', { class: 'cart', 'aria-labelledby': 'cart' }, heading, list, note, again, sums, order, notice)
  let text: Cents | null = null

  const show = (): void => {
    const state = cart.getSnapshot()
    const present = state.cart.lines
    for (const [id, view] of lines) {
      if (present.some((line) => line.id === id)) continue
      // The focus does not fall off the page with the line that held it.
      if (view.element.contains((element.getRootNode() as ShadowRoot).activeElement)) heading.focus()
      view.element.remove()
      lines.delete(id)
    }
    present.forEach((line, index) => {
      const view = lines.get(line.id) ?? createLine(shop, line, notify)
      lines.set(line.id, view)
      view.show(line)
      const there = list.children[index] ?? null
      if (there !== view.element) list.insertBefore(view.element, there)
    })
    const isEmpty = present.length === 0
    const loading = state.status === 'initial' || state.status === 'loading'
    const total = state.totals.totalInclVat
    sums.replaceChildren(...(isEmpty ? [] : sumsOf(shop, state)))
    order.hidden = isEmpty
    list.hidden = isEmpty
    again.hidden = state.status !== 'failed'
    const reason = state.cart.vatTreatment === 'reverseCharged' ? t('cart.reverseCharged') : ''
    note.textContent = state.status === 'failed' ? t('cart.failed') : isEmpty ? t(loading ? 'loading' : 'cart.empty') : reason
    element.setAttribute('aria-busy', String(loading || state.pending > 0))
    if (!isEmpty && text !== null && text !== total) notify(t('cart.totalNow', { total: amountText(shop, total, 'cart') }))
    if (!loading) text = total
  }
  cart.subscribe(show)
  show()
  // Other pages of the shop have the same cart: who comes back from one sees what became of it.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && cart.getSnapshot().pending === 0) void cart.load()
  })
  return element
}
