import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { OptionGroup, Product } from '@thuishaven/core/catalogue'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { productPanels } from './productPanels.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { optionField } from '../product-options/index.ts'
import { OptionCards, OptionPrice, OptionSelect } from './OptionCards.tsx'
import styles from './OptionGroups.module.css'
import type { Choices } from './useChoices.ts'

export interface OptionGroupsProps {
  readonly product: Product
  /** 'cards': every item is a card; 'collection': one entry per group that opens its items (PRD-06). */
  readonly mode: Product['optionsMode']
  readonly choices: Choices
  /** Shows a group of made-to-measure choices. */
  readonly renderCustom: ((group: OptionGroup) => ReactNode) | null
  /** What is chosen next after the made-to-measure choices. */
  readonly afterCustom?: ReactNode
}

/** Items of a group above which it is an entry of its own, as in a collection: more cards would hide what comes after them (decision 28). */
const manyItems = 24

/**
 * The choices of a product, a group each; a group without items offers nothing to choose. An entry of a collection, or of a long group, opens
 * the panel of its group; without JavaScript it opens in place.
 */
export const OptionGroups = ({ product, mode, choices, renderCustom, afterCustom = null }: OptionGroupsProps) => {
  const panels = usePanels()
  const hydrated = useHydrated()
  return (
    <>
      {product.optionGroups
        .filter(({ items }) => items.length > 0)
        .map((group) => {
          const selected = choices.selection.find((option) => option.groupId === group.id)
          const item = group.items.find((candidate) => candidate.id === selected?.itemId)
          const isCustom = renderCustom !== null && group.items.some((candidate) => candidate.custom !== null)
          const isLong = !isCustom && group.items.length > manyItems
          const Options = isLong ? OptionSelect : OptionCards
          const choice = isCustom ? (
            renderCustom(group)
          ) : (
            <Options group={group} name={optionField(group.id)} selected={selected?.itemId ?? null} choose={choices.choose} />
          )
          return (
            <Fragment key={group.id}>
              <div className={styles.group}>
                {mode === 'collection' || isLong ? (
                  <details className={styles.entry}>
                    <summary
                      className={styles.summary}
                      aria-haspopup={hydrated ? 'dialog' : undefined}
                      onPointerEnter={productPanels.preload}
                      onClick={(event) => {
                        event.preventDefault()
                        panels.open('configuration', group.id)
                      }}
                    >
                      <span>{group.name}</span>
                      <span className={styles.chosen}>
                        {item === undefined ? null : (
                          <>
                            {`${item.name} `}
                            <OptionPrice item={item} />
                          </>
                        )}
                        <ChevronRight aria-hidden className={styles.more} />
                      </span>
                    </summary>
                    {choice}
                  </details>
                ) : (
                  choice
                )}
              </div>
              {isCustom ? afterCustom : null}
            </Fragment>
          )
        })}
    </>
  )
}
