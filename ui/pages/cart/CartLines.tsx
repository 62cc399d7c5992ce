import Trash2 from 'lucide-react/icons/trash-2'
import { localePath, productPath } from '@thuishaven/core/routing'
import { maximumQuantity } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { IconButton, PictureFrame, Price, QuantityStepper } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText, usePriceTexts } from '../../shop/prices/usePriceTexts.ts'
import styles from './CartLines.module.css'

interface LineProps {
  readonly line: CartLine
  readonly onTouch: (line: CartLine) => void
}

const Line = ({ line, onTouch }: LineProps) => {
  const { cart, locale } = useShop()
  const { text } = useText()
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  const change = (quantity: number): void => {
    onTouch(line)
    cart.setQuantity(line.id, quantity)
  }
  const price = usePriceTexts(line.price, line.options, line.quantity, 'cart')
  return (
    <li className={styles.line}>
      <PictureFrame source={line.picture} alt="" sizes="88px" widest={375} ratio={4 / 5} className={styles.picture} />
      <div className={styles.text}>
        <a className={styles.title} href={localePath(locale, productPath({ productId: line.productId, slug: '' }))}>
          {line.title}
        </a>
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
        {line.returnable ? null : <p className={styles.note}>{text('cart.noReturn')}</p>}
        {line.originalQuantity !== null && line.originalQuantity > line.quantity ? (
          <p className={styles.note}>{text('cart.lowered', { asked: line.originalQuantity, quantity: line.quantity })}</p>
        ) : null}
        <div className={styles.row}>
          <QuantityStepper
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
          <IconButton
            label={text('cart.remove', { title: line.title })}
            icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
            onClick={() => change(0)}
          />
          <Price size="s" {...price} percent={null} className={styles.price} />
        </div>
      </div>
    </li>
  )
}

/** The lines of the cart, newest on top. */
export const CartLines = ({ lines, onTouch }: { readonly lines: readonly CartLine[]; readonly onTouch: LineProps['onTouch'] }) => {
  const { text } = useText()
  return (
    <ul className={styles.lines} aria-label={text('cart.lines')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} onTouch={onTouch} />
      ))}
    </ul>
  )
}
