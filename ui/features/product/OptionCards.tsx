import { memo } from 'react'
import type { OptionChoice, OptionGroup, OptionItem } from '@thuishaven/core/catalogue'
import { usePriceTexts } from '../prices/index.ts'
import { PictureFrame, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './OptionGroups.module.css'

export interface OptionCardsProps {
  readonly group: OptionGroup
  /** Name of the radio inputs. */
  readonly name: string
  readonly selected: string | null
  readonly choose: (choice: OptionChoice) => void
}

/** The surcharge of an option. */
export const OptionPrice = ({ item }: { readonly item: OptionItem }) => {
  const { text } = useMessages()
  const price = usePriceTexts(item.custom?.pricePerM2 ?? item.price)
  if (item.custom !== null) return text('rug.perUnit', { price: price.current, unit: item.custom.unitDisplay })
  return item.price === null || item.price.base === 0 ? null : `+ ${price.current}`
}

/** Every item of a group as a card, with its picture and what it adds to the price. No key in a measure changes it. */
export const OptionCards = memo(({ group, name, selected, choose }: OptionCardsProps) => {
  // Pictures and prices need the whole width beside a name.
  const isPlain = group.items.every((item) => item.picture === null && item.price === null && item.custom === null)
  const { text } = useMessages()
  return (
    <RadioCardGroup
      name={name}
      value={selected}
      onChange={(itemId) => choose({ groupId: group.id, itemId })}
      legend={group.label}
      layout={isPlain ? 'tiles' : 'list'}
    >
      {group.items.map((item) => (
        <RadioCard
          key={item.id}
          value={item.id}
          label={item.name}
          price={item.state === 'disabled' ? text('product.variationOut') : <OptionPrice item={item} />}
          disabled={item.state === 'disabled'}
          icon={
            item.picture === null ? undefined : (
              <PictureFrame source={item.picture} alt="" sizes="3rem" widest={375} ratio={1} className={styles.thumb} />
            )
          }
        />
      ))}
    </RadioCardGroup>
  )
})
