import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import { maximumQuantity } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Button, IconButton, Price, QuantityStepper, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { LineFacts } from './LineFacts.tsx'
import { LinePicture } from './LinePicture.tsx'
import { PromisedDay } from '../delivery/index.ts'
import { useAmountText, usePriceTexts } from '../prices/index.ts'
import styles from './CartLines.module.css'

interface LineProps {
  readonly line: CartLine
  /** One of its tasks is being sent (CRT-17). */
  readonly isLoading: boolean
  readonly onTouch: (line: CartLine) => void
}

const Line = ({ line, isLoading, onTouch }: LineProps) => {
  const { cart, locale, toasts, wishlist } = useShop()
  const hydrated = useHydrated()
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  const { current } = useShopLocation()
  const change = (quantity: number): void => {
    onTouch(line)
    cart.setQuantity(line.id, quantity)
  }
  const [saving, setSaving] = useState(false)
  const saveForLater = async (): Promise<void> => {
    const store = await wishlist.load().catch(() => null)
    if (store === null) toasts.show({ type: 'error', message: { key: 'error.connection' } })
    else if (store.put(line.productId, true)) {
      setSaving(true)
      // The line is removed from the cart only after the wishlist has it.
      if (await store.refresh()) change(0)
      else toasts.show({ type: 'warning', message: { text: text('wishlist.notTaken', { title: line.title }) } })
      setSaving(false)
    } else toasts.show({ type: 'warning', message: { text: text('wishlist.full') } })
  }
  const price = usePriceTexts(line.price, line.options, line.quantity, 'cart')
  const where = (
    <>
      <input type="hidden" name="back" value={current.href} />
      <input type="hidden" name="line" value={line.id} />
    </>
  )
  return (
    <li className={styles.line} aria-busy={isLoading || undefined}>
      <LinePicture line={line} sizes="88px" className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.head}>
          <a className={styles.title} href={localePath(locale, productPath({ productId: line.productId, slug: '' }))}>
            {line.title}
          </a>
          <Price size="s" {...price} percent={null} className={styles.price} />
        </div>
        <LineFacts facts={line.facts} className={styles.note} />
        {line.options.length > 0 ? (
          <ul className={styles.options}>
            {line.options.map((option) => (
              <li key={`${option.groupId} ${option.itemId}`}>
                {option.groupName}: {option.name}
              </li>
            ))}
          </ul>
        ) : null}
        {line.adjustments.map(({ id, title, inclVat, exclVat }) => (
          <p key={id} className={styles.note}>
            {title}: {amountText((0 - (pricesExclVat ? exclVat : inclVat)) as Cents)}
          </p>
        ))}
        <PromisedDay time={line.delivery} className={styles.options} />
        {line.returnable ? null : <p className={styles.note}>{text('cart.noReturn')}</p>}
        {line.originalQuantity !== null && line.originalQuantity > line.quantity ? (
          <p className={styles.note}>{text('cart.lowered', { requested: line.originalQuantity, count: line.quantity })}</p>
        ) : null}
        <div className={styles.row}>
          {/* A separate form: Enter in a form presses its first button, which must not be the bin. */}
          <form className={styles.row} method="post" action="/cart/line" onSubmit={(event) => event.preventDefault()}>
            {where}
            <QuantityStepper
              name="quantity"
              size="s"
              value={line.quantity}
              min={0}
              max={maximumQuantity}
              onChange={change}
              onType={(typed) => {
                onTouch(line)
                cart.typeQuantity(line.id, typed)
              }}
              label={text('cart.quantityOf', { title: line.title })}
              lessLabel={text('cart.less', { title: line.title })}
              moreLabel={text('cart.more', { title: line.title })}
              announce={(quantity) => text('cart.quantityNow', { count: quantity })}
            />
            <noscript>
              <Button type="submit" size="s" variant="secondary">
                {text('cart.update')}
              </Button>
            </noscript>
          </form>
          <form
            method="post"
            action="/cart/line"
            onSubmit={(event) => {
              event.preventDefault()
              change(0)
            }}
          >
            {where}
            <IconButton
              label={text('cart.remove', { title: line.title })}
              icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
              type="submit"
              name="remove"
              value="1"
            />
          </form>
        </div>
        {hydrated ? (
          <Button variant="quiet" size="s" busy={saving} className={styles.saveForLater} onClick={() => void saveForLater()}>
            {text('cart.saveForLater')}
            <VisuallyHidden> ({line.title})</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The lines of the cart, newest on top. */
export const CartLines = ({ lines, onTouch }: { readonly lines: readonly CartLine[]; readonly onTouch: LineProps['onTouch'] }) => {
  const { text } = useMessages()
  const { loadingLines } = useStore(useShop().cart)
  return (
    <ul className={styles.lines} aria-label={text('cart.lines')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} isLoading={loadingLines.includes(line.id)} onTouch={onTouch} />
      ))}
    </ul>
  )
}
