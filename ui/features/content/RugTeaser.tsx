import { useState } from 'react'
import { formatArea } from '@thuishaven/core/money'
import { measureRug, rugOutline, typeMeasures } from '@thuishaven/core/rug'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import type { AreaCm2, BasisPoints } from '@thuishaven/core/money'
import type { CustomItem, RugSide } from '@thuishaven/core/rug'
import { useAmountText } from '../prices/index.ts'
import { useShop } from '../shop/index.ts'
import { Button, Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { RugDrawing, RugFields } from '../rug/index.ts'
import styles from './RugTeaser.module.css'

type RugTeaserBlock = Extract<ContentBlock, { type: 'rugTeaser' }>

/** Parameter names that the product page reads without knowing its groups; repeated here, because the home page needs nothing else of that code. */
const fieldOf = (side: string): string => `measure.${side}`

/** Faint in the drawing while a measure is missing. */
const example = rugOutline({ shape: 'rectangle', widthCm: 200, lengthCm: 300, diameterCm: null }, 400)

/** A small calculator that draws a rug and leads to the made-to-measure page: a plain form that passes the measures in the address. */
export const RugTeaser = ({ block }: { readonly block: RugTeaserBlock }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const amountText = useAmountText('elsewhere')
  const [typed, setTyped] = useState<Partial<Record<RugSide, string>>>({ width: '200', length: '300' })
  const item: CustomItem = {
    shape: 'rectangle',
    pricePerM2: { side: 'incl', base: block.pricePerM2, discount: 0 as BasisPoints, vat: 0 as BasisPoints, lowest30Days: null },
    minimumArea: 10_000 as AreaCm2,
    maximumCm: 400,
    unitDisplay: 'm²',
  }
  const rug = measureRug(item, typed)
  const [width = '', length = ''] = rug.fields.map((field) => `${field.text} cm`)
  return (
    <section className={styles.band}>
      <Container className={styles.teaser}>
        <form className={styles.text} action={block.link.path}>
          <h2>{block.title}</h2>
          <p className={styles.lead}>{block.text}</p>
          <RugFields
            item={item}
            rug={rug}
            typed={typed}
            onType={(side, value) => setTyped((before) => typeMeasures(item, before, { [side]: value }))}
            name={fieldOf}
          />
          <p className={styles.price} aria-live="polite">
            {rug.cartable && rug.area !== null ? (
              <>
                <strong>{amountText(rug.price.base)}</strong> <span>{text('rug.area', { area: formatArea(rug.area, locale) })}</span>
              </>
            ) : null}
          </p>
          <div>
            <Button type="submit" size="l">
              {block.link.label}
            </Button>
          </div>
        </form>
        <RugDrawing
          outline={rug.outline}
          example={example}
          label={text('rug.drawing', { shape: text('rug.shapes.rectangle'), measures: `${width} × ${length}` })}
          widthLabel={width}
          lengthLabel={length}
          empty={text('rug.drawingEmpty')}
          colour="oklch(0.6 0.1 45)"
        />
      </Container>
    </section>
  )
}
