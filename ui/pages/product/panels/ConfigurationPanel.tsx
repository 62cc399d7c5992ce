import { onSide, sellingPrice } from '@thuishaven/core/pricing'
import type { OptionItem, Product } from '@thuishaven/core/catalogue'
import { Badge, Panel, PictureFrame, RadioCard, RadioCardGroup } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { useAmountText, usePriceTexts } from '../../../shop/prices/usePriceTexts.ts'
import type { MadeToMeasure } from '../BuyBox.tsx'
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

/** A made-to-measure item costs so much a unit; another its discounted price incl. VAT, whatever the shop shows elsewhere (PRD-08). */
const ItemPrice = ({ item }: { readonly item: OptionItem }) => {
  const { text } = useText()
  const amountText = useAmountText('elsewhere')
  const unit = usePriceTexts(item.custom?.pricePerM2 ?? null)
  if (item.custom !== null) return text('rug.perUnit', { price: unit.current, unit: item.custom.unitDisplay })
  if (item.price === null) return null
  const { side, vat } = item.price
  return amountText(onSide(sellingPrice(item.price), side, 'incl', vat))
}

/** The items of one group. A choice closes it, except one that is still to be measured (OPT-01). */
export const ConfigurationPanel = ({ frame, product, choices, made, groupId }: ConfigurationPanelProps) => {
  const { text } = useText()
  const group = product.optionGroups.find(({ id }) => id === groupId) ?? product.optionGroups[0]
  if (group === undefined) return null
  const selected = choices.selection.find((option) => option.groupId === group.id)?.itemId ?? null
  const isCustom = group.items.some(({ id, custom }) => id === selected && custom !== null)
  return (
    <Panel {...frame}>
      <div className={styles.items}>
        {group.items.length === 0 ? <p>{text('productPanels.nothingToChoose')}</p> : null}
        <RadioCardGroup
          name={`configuration.${group.id}`}
          legend={group.label}
          value={selected}
          onChange={(itemId) => {
            if (choices.choose({ groupId: group.id, itemId })) frame.onClose()
          }}
        >
          {group.items.map((item) => (
            <RadioCard
              key={item.id}
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
              price={<ItemPrice item={item} />}
              disabled={item.state === 'disabled'}
              icon={
                item.picture === null ? undefined : (
                  <PictureFrame source={item.picture} alt="" sizes="3rem" widest={375} ratio={1} style={{ inlineSize: '3rem' }} />
                )
              }
            />
          ))}
        </RadioCardGroup>
        {isCustom ? made?.renderInPanel(group, frame.onClose) : null}
        {isCustom ? made?.terms : null}
      </div>
    </Panel>
  )
}
