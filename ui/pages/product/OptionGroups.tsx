import type { OptionChoice, OptionGroup, OptionItem, Product, SelectedOption } from '@thuishaven/core/catalogue'
import { usePriceTexts } from '../../shop/prices/usePriceTexts.ts'
import { PictureFrame, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { RugCalculator } from './RugCalculator.tsx'
import styles from './OptionGroups.module.css'

export interface OptionGroupsProps {
  readonly product: Product
  /** 'cards': every item is a card at once; 'collection': one entry a group that opens its items (PRD-06). */
  readonly mode: Product['optionsMode']
  readonly selection: readonly SelectedOption[]
  readonly onChoose: (choice: OptionChoice) => void
  /** The measures of a group are not valid any more. */
  readonly onClear: (groupId: string) => void
}

const CardPrice = ({ item }: { readonly item: OptionItem }) => {
  const { text } = useText()
  const price = usePriceTexts(item.custom?.pricePerM2 ?? item.price)
  if (item.custom !== null) return text('rug.perUnit', { price: price.current, unit: item.custom.unitDisplay })
  return item.price === null || item.price.base === 0 ? null : `+ ${price.current}`
}

const Cards = ({
  group,
  selected,
  onChoose,
}: {
  readonly group: OptionGroup
  readonly selected: string | null
  readonly onChoose: (itemId: string) => void
}) => {
  // Pictures and prices need the whole width beside a name.
  const isPlain = group.items.every((item) => item.picture === null && item.price === null && item.custom === null)
  return (
    <RadioCardGroup
      name={`option.${group.id}`}
      value={selected}
      onChange={onChoose}
      legend={group.label}
      layout={isPlain ? 'tiles' : 'list'}
    >
      {group.items.map((item) => (
        <RadioCard
          key={item.id}
          value={item.id}
          label={item.name}
          price={<CardPrice item={item} />}
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
}

/** The choices of a product, a group each; made-to-measure groups with their calculator. */
export const OptionGroups = ({ product, mode, selection, onChoose, onClear }: OptionGroupsProps) => (
  <>
    {product.optionGroups.map((group) => {
      const selected = selection.find((option) => option.groupId === group.id)
      const item = group.items.find((candidate) => candidate.id === selected?.itemId)
      const cards = (
        <Cards group={group} selected={selected?.itemId ?? null} onChoose={(itemId) => onChoose({ groupId: group.id, itemId })} />
      )
      return (
        <div key={group.id} className={styles.group}>
          {mode === 'collection' ? (
            <details className={styles.entry}>
              <summary className={styles.summary}>
                <span>{group.name}</span>
                <span className={styles.chosen}>{item?.name}</span>
              </summary>
              {cards}
            </details>
          ) : (
            cards
          )}
          {item === undefined || item.custom === null ? null : (
            <RugCalculator
              key={item.id}
              group={group}
              item={item}
              custom={item.custom}
              onMeasure={(measures) =>
                measures === null ? onClear(group.id) : onChoose({ groupId: group.id, itemId: item.id, custom: measures })
              }
            />
          )}
        </div>
      )
    })}
  </>
)
