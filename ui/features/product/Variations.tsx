import { memo, useEffect, useState } from 'react'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { VariationGroup } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { PictureFrame, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Variations.module.css'

interface VariationsProps {
  readonly group: VariationGroup
  /** Choices that the other products offer too, as the query of an address. */
  readonly query?: string | undefined
}

/** The same product in another colour or size: links to its page, named as hovered or as selected (PRD-05). */
export const Variations = memo(({ group, query = '' }: VariationsProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const selected = group.items.find((item) => item.state === 'selected')
  const [hovered, setHovered] = useState<string | null>(null)
  // A page that is hidden and kept for Back gets no event when the pointer leaves it.
  useEffect(() => () => setHovered(null), [])
  return (
    <section className={styles.variations} aria-label={text('product.choose', { name: group.name })}>
      <h2 className={styles.heading}>
        {`${text('product.choose', { name: group.name })} `}
        <span className={styles.chosen}>{hovered ?? selected?.name ?? ''}</span>
      </h2>
      <ul className={styles.items} data-display={group.displayType}>
        {group.items.map((item) => {
          const content =
            group.displayType === 'image' ? (
              <>
                <PictureFrame source={item.picture} alt="" sizes="5rem" widest={375} ratio={4 / 5} />
                <span>{item.name}</span>
              </>
            ) : (
              item.name
            )
          return (
            <li key={item.id}>
              {item.state === 'disabled' ? (
                <span className={styles.item} aria-disabled="true">
                  {content}
                  <VisuallyHidden> {text('product.variationOut')}</VisuallyHidden>
                </span>
              ) : (
                <a
                  className={styles.item}
                  href={localePath(shop.locale, productPath({ productId: item.productId, slug: item.productSlug })) + query}
                  aria-current={item.state === 'selected' ? 'true' : undefined}
                  onPointerEnter={() => setHovered(item.name)}
                  onPointerLeave={() => setHovered(null)}
                  onFocus={() => setHovered(item.name)}
                  onBlur={() => setHovered(null)}
                >
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
