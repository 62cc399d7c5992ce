import { memo, useRef, useState } from 'react'
import { onSide, sellingPrice } from '@thuishaven/core/pricing'
import type { OptionItem, Product } from '@thuishaven/core/catalogue'
import { useEvent } from '../../../framework/hydration/useEvent.ts'
import { useIncrementalRows } from '../../../framework/hydration/useIncrementalRows.ts'
import { Badge, Panel, PictureFrame, RadioCard, RadioCardGroup } from '../../../kit/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useAmountText, usePriceTexts } from '../../prices/index.ts'
import type { MadeToMeasure } from '../madeToMeasure.ts'
import type { Choices } from '../useChoices.ts'
import type { PanelFrame } from './PanelFrame.ts'
import styles from './ProductPanels.module.css'

export interface ConfigurationPanelProps {
  readonly frame: PanelFrame
  readonly product: Product
  readonly choices: Choices
  readonly made: MadeToMeasure | null
  /** The group to choose of; the first one when there is none of this name. */
  readonly groupId: string | null
}

/** A made-to-measure item shows its unit price; another its discounted price incl. VAT, regardless of the shop's setting (PRD-08). */
const ItemPrice = ({ item }: { readonly item: OptionItem }) => {
  const { text } = useMessages()
  const amountText = useAmountText('elsewhere')
  const unit = usePriceTexts(item.custom?.pricePerM2 ?? null)
  if (item.custom !== null) return text('rug.perUnit', { price: unit.current, unit: item.custom.unitDisplay })
  if (item.price === null) return null
  const { side, vat } = item.price
  return amountText(onSide(sellingPrice(item.price), side, 'incl', vat))
}

const ItemCard = memo(({ item }: { readonly item: OptionItem }) => {
  const { text } = useMessages()
  return (
    <RadioCard
      value={item.id}
      label={
        item.custom === null ? (
          item.name
        ) : (
          <>
            {item.name} <Badge>{text('productPanels.custom')}</Badge>
          </>
        )
      }
      price={item.state === 'disabled' ? text('product.variationOut') : <ItemPrice item={item} />}
      disabled={item.state === 'disabled'}
      icon={
        item.picture === null ? undefined : (
          <PictureFrame source={item.picture} alt="" sizes="3rem" widest={375} ratio={1} style={{ inlineSize: '3rem' }} />
        )
      }
    />
  )
})

/**
 * The items of one group. A press, Enter or Space chooses, and closes it, except an item that is still to be measured (OPT-01). Arrow keys only
 * move: what they pass is not chosen.
 */
export const ConfigurationPanel = ({ frame, product, choices, made, groupId }: ConfigurationPanelProps) => {
  const { text } = useMessages()
  const group = product.optionGroups.find(({ id }) => id === groupId) ?? product.optionGroups[0]
  const byArrow = useRef(false)
  const [passed, setPassed] = useState<string | null>(null)
  const rows = useIncrementalRows(group?.items.length ?? 0)
  const choose = (itemId: string): void => {
    setPassed(null)
    if (group !== undefined && choices.choose({ groupId: group.id, itemId })) frame.onClose()
  }
  const change = useEvent((itemId: string) => (byArrow.current ? setPassed(itemId) : choose(itemId)))
  if (group === undefined) return null
  const selected = choices.selection.find((option) => option.groupId === group.id)?.itemId ?? null
  const isCustom = group.items.some(({ id, custom }) => id === selected && custom !== null)
  return (
    <Panel {...frame}>
      <div
        role="presentation"
        className={styles.items}
        onKeyDownCapture={({ key, target }) => {
          byArrow.current = key.startsWith('Arrow')
          if ((key === 'Enter' || key === ' ') && passed !== null && target instanceof HTMLInputElement && target.value === passed)
            choose(passed)
        }}
        onPointerDown={() => (byArrow.current = false)}
        onClick={({ target }) => {
          // A click does not change an item selected by an arrow key.
          const pressed = !byArrow.current && target instanceof Element ? target.closest('label')?.control : null
          if (pressed instanceof HTMLInputElement && pressed.value === passed) choose(passed)
        }}
      >
        {group.items.length === 0 ? <p>{text('productPanels.nothingToChoose')}</p> : null}
        <RadioCardGroup name={`configuration.${group.id}`} legend={group.label} value={passed ?? selected} onChange={change}>
          {group.items.slice(0, rows).map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </RadioCardGroup>
        {isCustom ? made?.renderInPanel(group, frame.onClose) : null}
        {isCustom ? made?.terms : null}
      </div>
    </Panel>
  )
}
