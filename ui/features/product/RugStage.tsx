import { measuresOf, rugOutline } from '@thuishaven/core/rug'
import type { Product } from '@thuishaven/core/catalogue'
import { useMessages } from '../../messages/useMessages.ts'
import { RugDrawing } from '../rug/index.ts'
import { LazyWishlistButton } from '../wishlist/index.ts'
import { PictureLinks } from './PictureLinks.tsx'
import styles from './RugStage.module.css'
import type { RugChoices } from './useRug.ts'

export interface RugStageProps {
  readonly product: Product
  readonly made: RugChoices
}

/** Pictures in one row below the drawing. */
const mostPictures = 5

/** The rug as it is being measured, to scale, with its own drawing and colour; beside it nothing moves as it grows (RUG-09). */
export const RugStage = ({ product, made: { chosen, rug } }: RugStageProps) => {
  const { text } = useMessages()
  const labels = (rug?.fields ?? []).map(({ cm }) => (cm === null ? '' : `${cm} cm`))
  const [first = '', second = first] = labels
  const example = measuresOf(chosen?.custom.shape ?? 'rectangle', { width: 200, length: 300, diameter: 250 })
  return (
    <div className={styles.stage}>
      <RugDrawing
        outline={rug?.outline ?? null}
        example={example === null ? null : rugOutline(example, chosen?.custom.maximumCm ?? 400)}
        label={text('rug.drawing', { shape: chosen?.item.name ?? '', measures: labels.join(' × ') })}
        widthLabel={first}
        lengthLabel={second}
        empty={text('rug.drawingEmpty')}
        texture={product.picture}
        colour={product.swatches[0]?.colour}
        className={styles.drawing}
      />
      <LazyWishlistButton productId={product.productId} title={product.title} corner="start" />
      <p className={styles.caption}>{text(rug?.outline ? 'rug.scale' : 'rug.drawingEmpty')}</p>
      <PictureLinks
        product={product}
        pictures={product.pictures.slice(0, mostPictures)}
        sizes="10rem"
        widest={375}
        ratio={4 / 5}
        className={styles.thumbnails}
      />
    </div>
  )
}
