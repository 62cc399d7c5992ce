import { priceMarks, setPriceRange } from '@thuishaven/core/catalogue'
import { formatPrice } from '@thuishaven/core/money'
import type { ActiveFilter, PriceFacet } from '@thuishaven/core/catalogue'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { RangeSlider } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'

export interface PriceFacetGroupProps {
  readonly facet: PriceFacet
  readonly filters: readonly ActiveFilter[]
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** The price as a slider with two handles, bounded by the range of the category (CAT-06, CAT-10). */
export const PriceFacetGroup = ({ facet, filters, addressOf }: PriceFacetGroupProps) => {
  const { locale } = useShop()
  const { currencySign } = useConfig()
  const { text } = useText()
  const { navigate } = useShopLocation()
  const marks = priceMarks(facet)
  const active = filters.find((filter) => filter.type === 'priceRange')
  const value = active === undefined ? marks : { min: active.min, max: active.max }
  return (
    <RangeSlider
      min={marks.min}
      max={marks.max}
      value={value}
      labels={{ min: text('catalogue.priceFrom'), max: text('catalogue.priceTo') }}
      fieldLabels={{ min: text('catalogue.priceFromField'), max: text('catalogue.priceToField') }}
      format={(euros) => formatPrice({ kind: 'amount', negative: false, euros, cents: null, sign: currencySign }, locale)}
      onSettle={(chosen) => void navigate(addressOf(setPriceRange(filters, facet, chosen)))}
    />
  )
}
