import type { Order, OrderLine } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { rugOutline } from '@thuishaven/core/rug'
import type { CustomMeasures } from '@thuishaven/core/rug'
import { useShop, useConfig } from '../shop/index.ts'
import { Link, PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { RugDrawing } from '../rug/index.ts'
import { OrderAgain } from './OrderAgain.tsx'
import { LineFacts } from '../cart/index.ts'
import { sectionStyles } from '../account-frame/index.ts'
import styles from './OrderPage.module.css'

const Drawing = ({ measures }: { readonly measures: CustomMeasures }) => {
  const { text } = useMessages()
  const sides = [measures.widthCm, measures.lengthCm, measures.diameterCm].filter((cm) => cm !== null)
  const [first = '', second = first] = sides.map((cm) => `${cm} cm`)
  return (
    <div className={styles.drawing}>
      <RugDrawing
        outline={rugOutline(measures, Math.max(...sides))}
        label={text('account.order.drawing', { shape: text(`rug.shapes.${measures.shape}`), measures: sides.join(' × ') })}
        widthLabel={first}
        lengthLabel={second}
        empty=""
      />
    </div>
  )
}

const Line = ({ order, line }: { readonly order: Order; readonly line: OrderLine }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('cart')
  const total = pricesExclVat ? line.totals.totalExclVat : line.totals.totalInclVat
  const made = line.options.flatMap(({ custom }) => (custom === null ? [] : [custom]))
  return (
    <li className={styles.line}>
      <PictureFrame source={line.picture} alt="" sizes="64px" widest={375} ratio={4 / 5} />
      <div className={styles.details}>
        <p className={styles.title}>
          {line.quantity} ×{'\u00a0'}
          {line.available ? (
            <Link href={localePath(locale, `/product/${line.productId}/${encodeURIComponent(line.slug)}`)}>{line.title}</Link>
          ) : (
            line.title
          )}
        </p>
        <LineFacts facts={line.facts} className={styles.quiet} />
        {line.options.map(({ groupId, groupName, name }) => (
          <p key={groupId} className={styles.quiet}>
            {groupName}: {name}
          </p>
        ))}
        <p className={styles.quiet}>{text('account.order.article', { number: line.mpn })}</p>
        {line.available ? <OrderAgain order={order} line={line} /> : <p className={styles.quiet}>{text('account.order.unavailable')}</p>}
      </div>
      <p className={styles.amount}>{amountText(total)}</p>
      {made.map((measures) => (
        <Drawing key={measures.shape} measures={measures} />
      ))}
    </li>
  )
}

/** The ordered lines, as they were at the time of the order. */
export const OrderLines = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  return (
    <section className={sectionStyles.block} aria-labelledby="order-lines">
      <h2 id="order-lines">{text('account.order.lines')}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.uid} order={order} line={line} />
        ))}
      </ul>
    </section>
  )
}
