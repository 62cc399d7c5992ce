import { memo, useCallback } from 'react'
import type { OptionChoice, OptionGroup, OptionItem } from '@thuishaven/core/catalogue'
import { usePriceTexts } from '../prices/index.ts'
import { PictureFrame, RadioCard, RadioCardGroup, useEarlySelection } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './OptionGroups.module.css'

export interface OptionCardsProps {
  readonly group: OptionGroup
  /** Name of the radio inputs. */
  readonly name: string
  readonly selected: string | null
  readonly choose: (choice: OptionChoice) => void
}

/** What an option adds to the price; empty where that is nothing. */
const useOptionPrice = (item: OptionItem): string => {
  const { text } = useMessages()
  const price = usePriceTexts(item.custom?.pricePerM2 ?? item.price)
  if (item.custom !== null) return text('rug.perUnit', { price: price.current, unit: item.custom.unitDisplay })
  return item.price === null || item.price.base === 0 ? '' : `+ ${price.current}`
}

export const OptionPrice = ({ item }: { readonly item: OptionItem }) => useOptionPrice(item)

const OptionCard = memo(({ item }: { readonly item: OptionItem }) => {
  const { text } = useMessages()
  return (
    <RadioCard
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
  )
})

/** Every item of a group as a card, with its picture and what it adds to the price. No key in a measure changes it. */
export const OptionCards = memo(({ group, name, selected, choose }: OptionCardsProps) => {
  // Pictures and prices need the whole width beside a name.
  const isPlain = group.items.every((item) => item.picture === null && item.price === null && item.custom === null)
  const change = useCallback((itemId: string) => choose({ groupId: group.id, itemId }), [choose, group.id])
  return (
    <RadioCardGroup name={name} value={selected} onChange={change} legend={group.label} layout={isPlain ? 'tiles' : 'list'}>
      {group.items.map((item) => (
        <OptionCard key={item.id} item={item} />
      ))}
    </RadioCardGroup>
  )
})

const SelectItem = ({ item }: { readonly item: OptionItem }) => (
  <option value={item.id} disabled={item.state === 'disabled'}>
    {`${item.name} ${useOptionPrice(item)}`}
  </option>
)

/** The items of a long group as a list to choose from: one element each, which a form posts without JavaScript. */
export const OptionSelect = memo(({ group, name, selected, choose }: OptionCardsProps) => {
  const select = useEarlySelection(selected ?? '')
  return (
    <select
      ref={select}
      className={styles.list}
      name={name}
      aria-label={group.label}
      value={selected ?? ''}
      onChange={({ currentTarget }) => choose({ groupId: group.id, itemId: currentTarget.value })}
    >
      {selected === null ? <option value="">{group.label}</option> : null}
      {group.items.map((item) => (
        <SelectItem key={item.id} item={item} />
      ))}
    </select>
  )
})
