import { memo, useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { Swatch } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './FamilyCard.module.css'
import { ProductCard } from './ProductCard.tsx'
import type { ProductCardProps } from './ProductCard.tsx'

interface ColoursProps {
  readonly swatches: readonly Swatch[]
  readonly shown: number
  readonly onLook: (swatch: Swatch | null) => void
  readonly onChoose: (swatch: Swatch) => void
}

/** The colours of a family: links to its products; with a script a press chooses one on the card and looking at one shows it. */
const Colours = ({ swatches, shown, onLook, onChoose }: ColoursProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <ul className={styles.swatches} aria-label={text('catalogue.colours')}>
      {swatches.map((swatch) => (
        <li key={swatch.productId}>
          <a
            className={styles.swatch}
            href={localePath(locale, productPath(swatch))}
            style={{ '--swatch': swatch.colour }}
            title={swatch.name}
            aria-label={swatch.name}
            aria-current={swatch.productId === shown ? 'true' : undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') onLook(swatch)
            }}
            onPointerLeave={() => onLook(null)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              onChoose(swatch)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** A product with the colours of its family: one card for all of them, whose picture, name and way to the product follow the colour. */
export const FamilyCard = memo(({ product, eager = false, ...rest }: ProductCardProps) => {
  const [looked, setLooked] = useState<Swatch | null>(null)
  const [chosen, setChosen] = useState<Swatch | null>(null)
  if (product.swatches.length < 2) return <ProductCard {...rest} product={product} eager={eager} />
  const other = looked ?? chosen
  const shown = other === null ? product : { ...product, picture: other.picture, hoverPicture: null }
  const named = chosen === null ? shown : { ...shown, productId: chosen.productId, slug: chosen.slug, title: chosen.title }
  return (
    <ProductCard {...rest} product={named} eager={eager || other !== null}>
      <Colours swatches={product.swatches} shown={named.productId} onLook={setLooked} onChoose={setChosen} />
    </ProductCard>
  )
})
