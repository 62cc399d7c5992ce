import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useId, useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import { isQuoted, maximumQuantity } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import { rugTerms } from '@thuishaven/core/rug'
import { priceAt, shownPrice, volumePriceAt } from '@thuishaven/core/pricing'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useIncrementalRows } from '../../framework/hydration/useIncrementalRows.ts'
import { useShop, useConfig } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Announcement, Button, IconButton, NeedsScript, Price, QuantityStepper } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { LineAdjustments } from './LineAdjustments.tsx'
import { LineFacts } from './LineFacts.tsx'
import { LinePicture } from './LinePicture.tsx'
import { QuoteNote } from './QuoteNote.tsx'
import { PromisedDay } from '../delivery/index.ts'
import { useAmountText } from '../prices/index.ts'
import { useLinePriceTexts } from './useLinePriceTexts.ts'
import styles from './CartLines.module.css'

/** What a press on minus or plus has made of a line. */
interface Stepped {
  readonly lineId: string
  readonly quantity: number
}

interface LineProps {
  readonly line: CartLine
  /** One of its tasks is being sent (CRT-17). */
  readonly isLoading: boolean
  /** Where a post without JavaScript leads back to; null once the page is hydrated. */
  readonly back: string | null
  /** Id of the form that removes the line that its button names. */
  readonly removeForm: string
  readonly onTouch: (line: CartLine) => void
  /** Called after a press on minus or plus. */
  readonly onStep: (stepped: Stepped) => void
}

/** A change of one line renders no other line. */
const Line = memo(({ line, isLoading, back, removeForm, onTouch, onStep }: LineProps) => {
  const { cart, locale, toasts, wishlist } = useShop()
  const { text, t } = useMessages()
  const amountText = useAmountText('cart')
  const { deposit, pricesExclVat } = useConfig()
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
  const price = useLinePriceTexts(line)
  const volume = volumePriceAt(line.price, line.quantity)
  const saveText = text(isQuoted(line) ? 'cart.saveForLaterQuoted' : 'cart.saveForLater')
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
        {line.quote === undefined ? null : <QuoteNote line={line} quote={line.quote} className={styles.note} />}
        {isQuoted(line) ? <p className={styles.note}>{text('cart.quoteLapses')}</p> : null}
        {volume === null ? null : (
          <p className={styles.note}>
            {text('cart.volumePrice', {
              count: volume.fromQuantity,
              amount: amountText(shownPrice(priceAt(line.price, line.quantity), line.options, { exclVat: pricesExclVat }).selling),
            })}
          </p>
        )}
        <LineAdjustments line={line} className={styles.note} />
        <PromisedDay time={line.delivery} className={styles.options} />
        {line.options.some(({ custom }) => custom !== null) ? (
          <p className={styles.note}>
            {rugTerms(deposit)
              .map((term) => t(term))
              .join(' ')}
          </p>
        ) : line.returnable ? null : (
          <p className={styles.note}>{text('cart.noReturn')}</p>
        )}
        {line.originalQuantity !== null && line.originalQuantity > line.quantity ? (
          <p className={styles.note}>{text('cart.lowered', { requested: line.originalQuantity, count: line.quantity })}</p>
        ) : null}
        <div className={styles.row}>
          <form className={styles.row} method="post" action="/cart/line" onSubmit={(event) => event.preventDefault()}>
            {back === null ? null : (
              <>
                <input type="hidden" name="back" value={back} />
                <input type="hidden" name="line" value={line.id} />
              </>
            )}
            {isQuoted(line) ? (
              <span>{text('cart.quotedPieces', { count: line.quantity })}</span>
            ) : (
              <QuantityStepper
                name="quantity"
                size="s"
                value={line.quantity}
                min={0}
                max={line.isSample === true ? 1 : maximumQuantity}
                onChange={change}
                onType={(typed) => {
                  onTouch(line)
                  cart.typeQuantity(line.id, typed)
                }}
                onStep={(quantity) => onStep({ lineId: line.id, quantity })}
                label={text('cart.quantityOf', { title: line.title })}
                lessLabel={text('cart.less', { title: line.title })}
                moreLabel={text('cart.more', { title: line.title })}
              />
            )}
            {back === null ? null : (
              <noscript>
                <Button type="submit" size="s" variant="secondary">
                  {text('cart.update')}
                </Button>
              </noscript>
            )}
          </form>
          {/* A separate form: Enter in a form presses its first button, which must not be the bin. */}
          <IconButton
            label={text('cart.remove', { title: line.title })}
            icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
            type="submit"
            form={removeForm}
            name="line"
            value={line.id}
            onClick={(event) => {
              event.preventDefault()
              change(0)
            }}
          />
          <NeedsScript ready={back === null}>
            <Button
              variant="quiet"
              size="s"
              busy={saving}
              className={styles.saveForLater}
              title={saveText}
              aria-label={`${saveText} (${line.title})`}
              onClick={() => void saveForLater()}
            >
              {text('cart.save')}
            </Button>
          </NeedsScript>
        </div>
      </div>
    </li>
  )
})

/** The lines of the cart, newest on top. `onTouch` must be stable. */
export const CartLines = ({ lines, onTouch }: { readonly lines: readonly CartLine[]; readonly onTouch: LineProps['onTouch'] }) => {
  const { text } = useMessages()
  const { loadingLines } = useStore(useShop().cart)
  const { current } = useShopLocation()
  const hydrated = useHydrated()
  const rows = useIncrementalRows(lines.length)
  const removeForm = useId()
  const [stepped, setStepped] = useState<Stepped | null>(null)
  // Not after another change.
  const isNews = lines.some(({ id, quantity }) => id === stepped?.lineId && quantity === stepped.quantity)
  return (
    <>
      <form id={removeForm} method="post" action="/cart/line">
        <input type="hidden" name="back" value={current.href} />
        <input type="hidden" name="remove" value="1" />
      </form>
      <ul className={styles.lines} aria-label={text('cart.lines')}>
        {lines.slice(0, rows).map((line) => (
          <Line
            key={line.id}
            line={line}
            isLoading={loadingLines.includes(line.id)}
            back={hydrated ? null : current.href}
            removeForm={removeForm}
            onTouch={onTouch}
            onStep={setStepped}
          />
        ))}
      </ul>
      <Announcement>{stepped !== null && isNews ? text('cart.quantityNow', { count: stepped.quantity }) : ''}</Announcement>
    </>
  )
}
