import { useLayoutEffect, useEffectEvent, useRef } from 'react'
import type { Ref } from 'react'
import { formatArea } from '@thuishaven/core/money'
import { areaWithinEdge } from '@thuishaven/core/rug'
import type { OptionGroup } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { measureField } from '../product-options/index.ts'
import { RugFields } from '../rug/index.ts'
import styles from './RugMeasures.module.css'
import { ShapeTiles } from './ShapeTiles.tsx'
import type { RugChoices } from './useRug.ts'

export interface RugMeasuresProps {
  readonly group: OptionGroup
  readonly made: RugChoices
  /** The shopper wanted to go on before the measures were valid. */
  readonly requested: boolean
  /** null where nothing follows. */
  readonly onContinue: (() => void) | null
  /** False where the shapes are rendered elsewhere. */
  readonly shapes?: boolean
  /** The return address of a refused form. */
  readonly id?: string
  readonly ref?: Ref<HTMLElement>
}

/** Shapes as tiles, the measures below, and the resulting area and price (RUG-01…RUG-07). */
export const RugMeasures = ({ group, made, requested, onContinue, shapes = true, id, ref }: RugMeasuresProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const fields = useRef<HTMLDivElement>(null)
  const { choices, chosen, rug, typed, type } = made
  const within = rug === null || rug.measures === null ? null : areaWithinEdge(rug.measures)

  // Text typed before hydration is only in the fields. A shape that was chosen then takes it along, so that it is read first.
  const catchUp = useEffectEvent(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const early = (rug?.fields ?? []).flatMap(({ side }) => {
      const value = inputs.find(({ name }) => name === measureField(group.id, side))?.value ?? ''
      return value === '' || typed[side] !== undefined ? [] : [[side, value] as const]
    })
    if (early.length > 0) type(Object.fromEntries(early))
  })
  useLayoutEffect(() => catchUp(), [])

  return (
    <section ref={ref} id={id} className={styles.measures} aria-label={text('rug.calculator')}>
      {shapes ? (
        <ShapeTiles
          group={group}
          selected={choices.selection.find(({ groupId }) => groupId === group.id)?.itemId ?? null}
          choose={choices.choose}
        />
      ) : null}
      {chosen === null || rug === null ? null : (
        <div ref={fields}>
          <RugFields
            item={chosen.custom}
            rug={rug}
            typed={typed}
            onType={(side, value) => type({ [side]: value })}
            name={(side) => measureField(group.id, side)}
            requested={requested}
            note={
              <p className={styles.area}>
                {rug.area === null ? (
                  text('rug.minimum', { min: chosen.custom.minimumArea / 10_000 })
                ) : (
                  <span>
                    <strong>{text('rug.area', { area: formatArea(rug.area, locale, chosen.custom.minimumArea) })}</strong>
                    {within === null ? null : (
                      <span className={styles.billed}>
                        {' '}
                        {text(chosen.custom.shape === 'round' ? 'rug.billedRound' : 'rug.billedOval', { area: formatArea(within, locale) })}
                      </span>
                    )}
                  </span>
                )}
                {onContinue === null ? null : (
                  <Button variant="quiet" size="s" className={styles.on} disabled={!rug.cartable} onClick={onContinue}>
                    {text('rug.continue')}
                  </Button>
                )}
              </p>
            }
          />
        </div>
      )}
    </section>
  )
}
