export { amountTextOf, useAmountText, usePriceTexts, useShownTexts, useUnitPriceText } from './usePriceTexts.ts'
export type { PriceTexts } from './usePriceTexts.ts'
