import { useState } from 'react'
import { formatArea } from '@thuishaven/core/money'
import { measureRug, rugTerms } from '@thuishaven/core/rug'
import type { OptionGroup, OptionItem } from '@thuishaven/core/catalogue'
import type { CustomItem, CustomMeasures, RugSide } from '@thuishaven/core/rug'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { usePriceTexts } from '../../shop/prices/usePriceTexts.ts'
import { useText } from '../../messages/useText.ts'
import { RugDrawing } from '../../shop/rug/RugDrawing.tsx'
import { RugFields } from '../../shop/rug/RugFields.tsx'
import styles from './RugCalculator.module.css'

export interface RugCalculatorProps {
  readonly group: OptionGroup
  readonly item: OptionItem
  readonly custom: CustomItem
  /** Valid measures, or null while there are none. */
  readonly onMeasure: (measures: CustomMeasures | null) => void
}

/** Measures in, price and drawing out (RUG-01…RUG-09). */
export const RugCalculator = ({ group, item, custom, onMeasure }: RugCalculatorProps) => {
  const { locale } = useShop()
  const { text, say } = useText()
  const { deposit } = useConfig()
  const [typed, setTyped] = useState<Partial<Record<RugSide, string>>>({})
  const rug = measureRug(custom, typed)
  const price = usePriceTexts(rug.price)
  const type = (side: RugSide, value: string) => {
    const next = { ...typed, [side]: value }
    setTyped(next)
    onMeasure(measureRug(custom, next).measures)
  }
  const labels = rug.fields.map((field) => (field.cm === null ? '' : `${field.cm} cm`))
  const [first = '', second = first] = labels
  return (
    <section className={styles.calculator} aria-label={text('rug.calculator')}>
      <RugFields item={custom} rug={rug} typed={typed} onType={type} name={`measure.${group.id}`} />
      <p className={styles.sum} aria-live="polite">
        {rug.cartable && rug.area !== null ? (
          <>
            <strong>{price.current}</strong> <span>{text('rug.area', { area: formatArea(rug.area, locale) })}</span>
          </>
        ) : null}
      </p>
      <RugDrawing
        outline={rug.outline}
        label={text('rug.drawing', { shape: item.name, measures: labels.join(' × ') })}
        widthLabel={first}
        lengthLabel={second}
        empty={text('rug.drawingEmpty')}
      />
      <ul className={styles.terms}>
        {rugTerms(deposit.share).map((term) => (
          <li key={term.key}>{say(term)}</li>
        ))}
      </ul>
    </section>
  )
}
