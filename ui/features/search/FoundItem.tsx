import type { SearchItem } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { Badge, classes, PictureFrame, sanitised } from '../../kit/index.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './FoundItem.module.css'

/** One thing that was found: picture, title with what was typed marked, badges and price (SRC-02). */
export const FoundItem = ({ item }: { readonly item: SearchItem }) => {
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const isReduced = item.badges.some((badge) => badge.type === 'text' && badge.tone === 'discount')
  return (
    <span className={styles.item}>
      <span className={styles.picture}>
        {/* An upright one is whole, as on a card. */}
        {item.picture === null ? null : (
          <PictureFrame source={item.picture} alt="" sizes="4rem" ratio={item.picture.aspectRatio < 1 ? 4 / 5 : 1} />
        )}
      </span>
      <span className={styles.title} dangerouslySetInnerHTML={sanitised(item.title)} />
      <span className={styles.badges}>
        {item.badges.map((badge) => {
          switch (badge.type) {
            case 'image':
              return <img key={badge.label} src={badge.address} alt={badge.label} width={24} height={24} loading="lazy" />
            case 'text':
              return (
                <Badge key={badge.label} tone={badge.tone}>
                  {badge.label}
                </Badge>
              )
            case 'price': {
              const price = `${badge.prefix === null ? '' : `${badge.prefix} `}${amountText(pricesExclVat ? badge.exclVat : badge.inclVat)}`
              return (
                <span key="price" className={classes(styles.price, isReduced && styles.reduced)}>
                  {badge.tone === 'neutral' ? price : <Badge tone={badge.tone}>{price}</Badge>}
                </span>
              )
            }
          }
        })}
      </span>
    </span>
  )
}
