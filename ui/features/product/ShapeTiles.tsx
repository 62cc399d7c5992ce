import { memo } from 'react'
import type { OptionChoice, OptionGroup, OptionItem } from '@thuishaven/core/catalogue'
import { rugOutline } from '@thuishaven/core/rug'
import type { RugShape } from '@thuishaven/core/rug'
import { useEarlyChoice } from '../../kit/index.ts'
import { usePriceTexts } from '../prices/index.ts'
import { optionField } from '../product-options/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ShapeTiles.module.css'

export interface ShapeTilesProps {
  readonly group: OptionGroup
  readonly selected: string | null
  readonly choose: (choice: OptionChoice) => void
}

const box = 40

const outlineOf = (shape: RugShape): string => {
  const square = shape === 'square' || shape === 'round'
  const [widthCm, lengthCm] = square ? [30, 30] : [26, 38]
  return rugOutline({ shape, widthCm, lengthCm, diameterCm: shape === 'round' ? 30 : null }, box)?.path ?? ''
}

interface TileProps extends Pick<ShapeTilesProps, 'selected' | 'choose'> {
  readonly groupId: string
  readonly item: OptionItem
}

const Tile = ({ groupId, item, selected, choose }: TileProps) => {
  const input = useEarlyChoice(item.id === selected)
  return (
    <label className={styles.tile}>
      <input
        ref={input}
        type="radio"
        className={styles.radio}
        name={optionField(groupId)}
        value={item.id}
        checked={item.id === selected}
        disabled={item.state === 'disabled'}
        onChange={() => choose({ groupId, itemId: item.id })}
      />
      {item.custom === null ? null : (
        <svg viewBox={`0 0 ${box} ${box}`} className={styles.shape} aria-hidden="true">
          <path d={outlineOf(item.custom.shape)} />
        </svg>
      )}
      <span>{item.name}</span>
    </label>
  )
}

/** The shapes of a rug in one row, each drawn; radio inputs, so that arrow keys and forms work without JavaScript. */
export const ShapeTiles = memo(({ group, selected, choose }: ShapeTilesProps) => {
  const { text } = useMessages()
  const first = group.items.find(({ id }) => id === selected) ?? group.items[0]
  const price = usePriceTexts(first?.custom?.pricePerM2 ?? null)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {`${group.label} `}
        {first === undefined || first.custom === null ? null : (
          <span className={styles.note}>{text('rug.perUnit', { price: price.current, unit: first.custom.unitDisplay })}</span>
        )}
      </legend>
      <div className={styles.tiles}>
        {group.items.map((item) => (
          <Tile key={item.id} groupId={group.id} item={item} selected={selected} choose={choose} />
        ))}
      </div>
    </fieldset>
  )
})
