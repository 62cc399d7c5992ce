import { useState } from 'react'
import type { FormEvent } from 'react'
import { chosenItems, chosenProduct, defaultSelection, selectOption } from '@thuishaven/core/catalogue'
import { deliveryText, stockText } from '@thuishaven/core/delivery'
import type { OptionChoice, Product, SelectedOption } from '@thuishaven/core/catalogue'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { usePriceTexts } from '../../shop/prices/usePriceTexts.ts'
import { Button, Price, Status, VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { afterPaint } from '../../shell/afterPaint.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { cartPanels } from '../../shell/panels/laterPanels.ts'
import { usePanels } from '../../shell/panels/PanelsContext.ts'
import styles from './BuyBox.module.css'
import { OptionGroups } from './OptionGroups.tsx'
import { Variations } from './Variations.tsx'

export interface BuyBoxProps {
  readonly product: Product
  readonly mode: Product['optionsMode']
}

const stockTones = { 'stock.out': 'error', 'stock.low': 'warning' } as const

/** Name, price, delivery, variations, options, and the button. A plain form underneath, so that it also works before hydration. */
export const BuyBox = ({ product, mode }: BuyBoxProps) => {
  const shop = useShop()
  const panels = usePanels()
  const { current } = useShopLocation()
  const { text, say } = useText()
  const { pricesExclVat, stock: stockSettings } = useConfig()
  const [selection, setSelection] = useState<readonly SelectedOption[]>(() => defaultSelection(product.optionGroups))
  const [problem, setProblem] = useState<string | null>(() =>
    new URL(current.href, 'http://shop.invalid').searchParams.get('added') === 'failed' ? text('product.addFailed') : null,
  )
  const chosen = chosenProduct(product, selection, { exclVat: pricesExclVat })
  const price = usePriceTexts(product.price, chosen.options)
  // A rug that is not measured yet has only a price by the square metre.
  const unmeasured =
    chosenItems(product.optionGroups, selection).find(({ item, measures }) => item.custom !== null && measures === null)?.item.custom ??
    null
  const unitPrice = usePriceTexts(unmeasured?.pricePerM2 ?? null)
  const stock = stockText(product.stock, stockSettings)
  const vatNote = text(pricesExclVat ? 'price.excl' : 'price.incl')
  const inStock = product.stock === null || product.stock > 0
  const sellable = product.price !== null && inStock

  const choose = (choice: OptionChoice) => {
    setProblem(null)
    const outcome = selectOption(product.optionGroups, selection, choice)
    if (outcome.ok) setSelection(outcome.value.selection)
  }
  const clear = (groupId: string) => {
    setSelection((before) => before.map((option) => (option.groupId === groupId ? { groupId, itemId: option.itemId } : option)))
  }

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const added = shop.cart.add(product, selection)
    if (!added.ok) {
      setProblem(say(added.failure))
      return
    }
    setProblem(null)
    // The count in the header changes at once; the panel, which is more work, follows when that has been painted.
    afterPaint(() => panels.open('cart'))
  }

  return (
    <form className={styles.box} method="post" action="/cart" onSubmit={add} aria-labelledby="product-title">
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="back" value={current.href} />
      <header className={styles.head}>
        <p className={styles.brand}>{product.brand}</p>
        <h1 id="product-title" className={styles.title}>
          {product.title}
        </h1>
        <p className={styles.lead}>{product.description}</p>
      </header>

      <div className={styles.price}>
        {unmeasured === null ? (
          <Price size="l" {...price} note={product.price === null ? null : vatNote} />
        ) : (
          <Price size="l" {...unitPrice} note={text('rug.unitNote', { unit: unmeasured.unitDisplay, vat: vatNote })} />
        )}
        <VisuallyHidden role="status">
          {selection.length > 0 && product.price !== null && unmeasured === null
            ? text('product.priceChanged', { price: price.current })
            : ''}
        </VisuallyHidden>
      </div>

      {product.variationGroups.map((group) => (
        <Variations key={group.id} group={group} />
      ))}

      <OptionGroups product={product} mode={mode} selection={selection} onChoose={choose} onClear={clear} />

      <p className={styles.facts}>
        {stock === null ? null : (
          <Status tone={stock.key in stockTones ? stockTones[stock.key as keyof typeof stockTones] : 'success'}>{say(stock)}</Status>
        )}
        <span>{say(sellable ? chosen.delivery : deliveryText(product.delivery.totalDays, product.delivery.unit))}</span>
      </p>

      <Button
        type="submit"
        size="l"
        wide
        disabled={!sellable}
        onPointerEnter={cartPanels.preload}
        onFocus={cartPanels.preload}
        aria-describedby={problem === null ? undefined : 'buy-problem'}
      >
        {text(sellable ? 'product.add' : 'product.unavailable')}
      </Button>
      <p id="buy-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
