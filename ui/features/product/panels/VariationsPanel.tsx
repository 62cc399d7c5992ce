import type { Product } from '@thuishaven/core/catalogue'
import { Button, Panel, Price } from '../../../kit/index.ts'
import type { PanelFrame } from './PanelFrame.ts'
import { usePriceTexts } from '../../prices/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { MadeToMeasure } from '../madeToMeasure.ts'
import { OptionCards } from '../OptionCards.tsx'
import type { Buying } from '../useBuying.ts'
import styles from './ProductPanels.module.css'
import { VariationRows } from './VariationRows.tsx'

export interface VariationsPanelProps {
  readonly frame: PanelFrame
  readonly product: Product
  readonly buying: Buying
  readonly made: MadeToMeasure | null
}

/** Everything that can be chosen, from the bottom of the screen over all of it; what is chosen, its price and the button stay in view (PRD-07). */
export const VariationsPanel = ({ frame, product, buying, made }: VariationsPanelProps) => {
  const { text } = useMessages()
  const { choices, price, sellable, problem, add } = buying
  const unitPrice = usePriceTexts(choices.unmeasured?.pricePerM2 ?? null)
  const picked = [
    ...product.variationGroups.flatMap(({ id, name, items }) =>
      items.filter(({ state }) => state === 'selected').map((item) => ({ id, name, value: item.name })),
    ),
    ...choices.chosen.options.map(({ groupId, groupName, name }) => ({ id: groupId, name: groupName, value: name })),
  ]
  return (
    <Panel
      {...frame}
      side="bottom"
      className={styles.screen}
      footer={
        <div className={styles.sell}>
          <ul className={styles.picked} aria-label={text('productPanels.picked')}>
            {picked.map(({ id, name, value }) => (
              <li key={id}>
                <span>{name}:</span> {value}
              </li>
            ))}
          </ul>
          {choices.unmeasured === null ? (
            <Price size="l" {...price} />
          ) : (
            <Price size="l" {...unitPrice} note={text('rug.perUnit', { price: '', unit: choices.unmeasured.unitDisplay }).trim()} />
          )}
          <Button size="l" disabled={!sellable || !choices.chosen.cartable} onClick={add}>
            {text('productPanels.add')}
          </Button>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      }
    >
      <div className={styles.choices}>
        {product.variationGroups.map((group) => (
          <VariationRows key={group.id} group={group} query={made?.query} />
        ))}
        {product.optionGroups
          .filter(({ items }) => items.length > 0)
          .map((group) =>
            made !== null && group.items.some(({ custom }) => custom !== null) ? (
              <div key={group.id}>{made.renderInPanel(group, null)}</div>
            ) : (
              <OptionCards
                key={group.id}
                group={group}
                name={`panel.${group.id}`}
                selected={choices.selection.find(({ groupId }) => groupId === group.id)?.itemId ?? null}
                choose={choices.choose}
              />
            ),
          )}
        {made?.terms}
      </div>
    </Panel>
  )
}
