import { useConfig } from '../../bindings/useConfig.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { claimSentences } from '../../messages/claims.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import styles from './BusinessClaims.module.css'

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** What is promised of delivery, as far as the shop's terms keep it; null when they promise nothing. */
const useDeliveryClaim = (): string | null => {
  const say = claimSentences[useShop().locale]
  const amountText = useAmountText('elsewhere')
  const { orderBefore, shipping, freeFrom, extraDays } = useConfig().delivery
  if (orderBefore === null || extraDays > 0) return null
  const isFree = shipping === 0 || freeFrom === 0
  const sentence = isFree ? say.tomorrowFree : freeFrom === null ? say.tomorrow : say.tomorrowFreeFrom
  return sentence.replace('{time}', clock(orderBefore)).replace('{from}', freeFrom === null ? '' : amountText(freeFrom))
}

/** What the shop promises, above business pages (NAV-04); of delivery no more than its options offer. */
export const BusinessClaims = () => {
  const { text } = useText()
  const say = claimSentences[useShop().locale]
  const delivery = useDeliveryClaim()
  const { returnDays } = useConfig()
  return (
    <section aria-label={say.title}>
      <ul className={styles.claims}>
        {delivery === null ? null : <li>{delivery}</li>}
        <li>{say.partner}</li>
        <li>{say.returns}</li>
        <li>{say.moneyBack.replace('{days}', String(returnDays))}</li>
        <li>{say.advice}</li>
        <li>{text('shell.legalGuarantee')}</li>
      </ul>
    </section>
  )
}
