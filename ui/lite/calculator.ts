import { chosenItems, chosenProduct, defaultSelection, selectOption } from '@thuishaven/core/catalogue'
import { deliveryText } from '@thuishaven/core/delivery'
import { formatArea } from '@thuishaven/core/money'
import { rugTerms } from '@thuishaven/core/rug'
import type { OptionChoice, OptionGroup, OptionItem, Product } from '@thuishaven/core/catalogue'
import { html } from './html.ts'
import { createMeasures } from './measures.ts'
import type { LiteShop } from './createLiteShop.ts'
import { amountText, priceText } from './prices.ts'

/** A product with its options, made to measure or not, its price while choosing, and the button (RUG-01…RUG-09, OPT-01…OPT-05). */
export const calculatorOf = (shop: LiteShop, product: Product): HTMLElement => {
  const { t } = shop
  const exclVat = shop.config().pricesExclVat
  let selection = defaultSelection(product.optionGroups)
  const sum = html('p', { class: 'sum', role: 'status' })
  const delivery = html('p', { class: 'quiet' })
  const notice = html('p', { class: 'notice', role: 'status' })

  /** The chosen shape, for a product that is made to measure. */
  const chosenShape = () =>
    chosenItems(product.optionGroups, selection)
      .flatMap(({ group, item, measures }) => (item.custom === null ? [] : [{ group, item, custom: item.custom, measures }]))
      .at(0)

  const show = (): void => {
    const chosen = chosenProduct(product, selection, { exclVat })
    const shape = chosenShape()
    const price = amountText(shop, chosen.price?.selling ?? null)
    const shown =
      shape === undefined
        ? price
        : shape.measures === null
          ? t('perUnit', { price: priceText(shop, shape.custom.pricePerM2), unit: shape.custom.unitDisplay })
          : t('sum', { price, area: formatArea(shape.measures.area, shop.locale) })
    sum.replaceChildren(html('strong', {}, shown), ` ${t(exclVat ? 'excl' : 'incl')}`)
    delivery.textContent = t('delivery', { time: t(deliveryText(chosen.deliveryDays, product.delivery.unit)) })
  }

  const choose = (choice: OptionChoice): void => {
    const result = selectOption(product.optionGroups, selection, choice)
    if (result.ok) selection = result.value.selection
  }

  const measures = createMeasures(shop, (rug) => {
    const shape = chosenShape()
    if (shape !== undefined) choose({ groupId: shape.group.id, itemId: shape.item.id, custom: rug.measures })
    show()
  })

  const take = (group: OptionGroup, item: OptionItem): void => {
    choose({ groupId: group.id, itemId: item.id })
    if (item.custom === null) show()
    else measures.of({ name: item.name, custom: item.custom })
  }

  const shapes = (group: OptionGroup): HTMLElement =>
    html(
      'fieldset',
      {},
      html('legend', {}, group.label),
      html(
        'div',
        { class: 'shapes' },
        ...group.items.map((item) =>
          html(
            'label',
            {},
            html('input', {
              type: 'radio',
              name: group.id,
              checked: selection.some(({ itemId }) => itemId === item.id),
              disabled: item.state === 'disabled',
              onchange: () => take(group, item),
            }),
            item.name,
          ),
        ),
      ),
      measures.element,
    )

  const choices = (group: OptionGroup): HTMLElement => {
    const nameOf = ({ name, price }: OptionItem): string =>
      price === null || price.base === 0 ? name : t('choice', { name, price: priceText(shop, price) })
    const options = group.items.map((item) =>
      html(
        'option',
        { value: item.id, selected: selection.some(({ itemId }) => itemId === item.id), disabled: item.state === 'disabled' },
        nameOf(item),
      ),
    )
    const select = html(
      'select',
      {
        id: `choice-${group.id}`,
        onchange: () => {
          const item = group.items.find(({ id }) => id === select.value)
          if (item !== undefined) take(group, item)
        },
      },
      ...options,
    )
    return html('div', { class: 'field' }, html('label', { for: select.id }, group.label), select)
  }

  const add = (event: Event): void => {
    event.preventDefault()
    const added = shop.cart.add(product, selection)
    notice.textContent = added.ok ? t('added', { title: product.title }) : t(added.failure)
    if (!added.ok) measures.focus()
  }

  const sellable = product.price !== null && (product.stock === null || product.stock > 0)
  const first = chosenShape()
  const terms = first === undefined ? [] : rugTerms(shop.config().deposit)
  const form = html(
    'form',
    { class: 'calculator', 'aria-labelledby': 'product', novalidate: true, onsubmit: add },
    html('h2', { id: 'product' }, product.title),
    html('p', { class: 'quiet' }, product.description),
    ...product.optionGroups.map((group) => (group.displayType === 'custom' ? shapes(group) : choices(group))),
    sum,
    delivery,
    html('ul', { class: 'terms', hidden: terms.length === 0 }, ...terms.map((term) => html('li', {}, t(term)))),
    html('button', { class: 'primary', disabled: !sellable }, t(sellable ? 'add' : 'unavailable')),
    notice,
  )
  if (first !== undefined) measures.of({ name: first.item.name, custom: first.custom })
  show()
  return form
}
