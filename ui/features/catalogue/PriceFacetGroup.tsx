import { boundLimits, priceMarks, setPriceRange, typedBound } from '@thuishaven/core/catalogue'
import type { ActiveFilter, PriceFacet } from '@thuishaven/core/catalogue'
import type { Cents } from '@thuishaven/core/money'
import { RangeSlider } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { useConfig } from '../shop/index.ts'
import { useAmountText } from '../prices/index.ts'

export interface PriceFacetGroupProps {
  readonly facet: PriceFacet
  readonly filters: readonly ActiveFilter[]
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** The price as a slider with two handles, bounded by the range of the category (CAT-06, CAT-10). */
export const PriceFacetGroup = ({ facet, filters, addressOf }: PriceFacetGroupProps) => {
  const amountText = useAmountText('elsewhere')
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const [, navigate] = useLocation()
  const marks = priceMarks(facet)
  const active = filters.find((filter) => filter.type === 'priceRange')
  const value = active === undefined ? marks : { min: active.min, max: active.max }
  const format = (euros: number) => amountText((euros * 100) as Cents)
  return (
    <>
      {pricesExclVat ? <p>{text('price.excl')}</p> : null}
      <RangeSlider
        min={marks.min}
        max={marks.max}
        value={value}
        labels={{ min: text('catalogue.priceFrom'), max: text('catalogue.priceTo') }}
        format={format}
        read={(end, typed, range) => {
          const value = typedBound(end, typed, range, marks)
          const { min, max } = boundLimits(end, range, marks)
          return value ?? text('catalogue.priceRefused', { min: format(min), max: format(max) })
        }}
        onSettle={(chosen) => void navigate(addressOf(setPriceRange(filters, facet, chosen)))}
      />
    </>
  )
}
