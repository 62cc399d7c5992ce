import type { ListedOrder } from '@thuishaven/core/orders'
import { PictureFrame } from '../../kit/index.ts'
import styles from './OrderLists.module.css'

/** What was ordered, at a glance; nothing for an order without pictures. */
export const OrderPictures = ({ order: { pictures } }: { readonly order: Pick<ListedOrder, 'pictures'> }) =>
  pictures.length === 0 ? null : (
    <span className={styles.pictures}>
      {pictures.map((picture) => (
        <PictureFrame key={picture.template} source={picture} alt={picture.alt} sizes="40px" widest={375} ratio={4 / 5} />
      ))}
    </span>
  )
