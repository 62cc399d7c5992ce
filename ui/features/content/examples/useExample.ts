import { formatNumber, formatPercentage } from '@thuishaven/core/money'
import type { BasisPoints, Cents } from '@thuishaven/core/money'
import { businessExamples } from '../../../messages/businessExamples.ts'
import { useAmountText } from '../../prices/index.ts'
import { useShop } from '../../shop/index.ts'

/** The words of the example, and the shop's ways to write amounts, numbers and percentages. */
export const useExample = () => {
  const { locale } = useShop()
  const amountText = useAmountText('cart')
  const priceText = useAmountText('elsewhere')
  return {
    words: businessExamples[locale],
    /** As a product shows it. */
    price: (cents: number) => priceText(cents as Cents),
    amount: (cents: number) => amountText(cents as Cents),
    number: (value: number) => formatNumber(value, locale),
    percentage: (basisPoints: number) => formatPercentage(basisPoints as BasisPoints, locale),
  }
}
