import { defaultLocale, localeOfTag, locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { calculatorOf } from './calculator.ts'
import { cartOf } from './cart.ts'
import { html } from './html.ts'
import { createLiteShop } from './createLiteShop.ts'
import { sheets } from './sheets.ts'

/** The language of the page around it, else the shop's first one. */
const localeOf = (place: Element): Locale => localeOfTag(place.closest('[lang]')?.getAttribute('lang') ?? '') ?? defaultLocale

/** Puts calculator and cart into an element. Their styles and the page's stay apart. Does nothing the second time. */
export const mount = (place: HTMLElement): void => {
  if (place.shadowRoot !== null) return
  const locale = localeOf(place)
  const root = place.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets
  const notice = html('p', { class: 'notice', role: 'status' })
  const shop = createLiteShop(locale, (message) => {
    notice.textContent = shop.t(message)
  })
  const content = html('div', { class: 'content' })
  root.append(html('div', { lang: locales[locale].tag }, content))

  const start = async (): Promise<void> => {
    content.replaceChildren(html('p', { class: 'quiet', role: 'status' }, shop.t('loading')))
    const product = await shop.start(Number(place.dataset['product'] ?? 1001))
    if (product.ok) content.replaceChildren(calculatorOf(shop, product.value), cartOf(shop, notice))
    else {
      content.replaceChildren(
        html('p', { role: 'alert' }, shop.t('failed')),
        html('button', { type: 'button', onclick: () => void start() }, shop.t('again')),
      )
    }
  }
  void start()
}
