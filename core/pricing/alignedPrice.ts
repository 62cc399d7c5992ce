import { onSide } from './onSide.ts'
import type { Price } from './price.ts'

/** A component's price on the product's side and rate: a unit has one side and one rate (PRC-02). Usually the price itself. */
export const alignedPrice = (component: Price, product: Price): Price =>
  component.side === product.side
    ? component
    : {
        ...component,
        side: product.side,
        base: onSide(component.base, component.side, product.side, product.vat),
        lowest30Days: component.lowest30Days === null ? null : onSide(component.lowest30Days, component.side, product.side, product.vat),
      }
