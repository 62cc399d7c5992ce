import { useConfig } from '../../bindings/useConfig.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import styles from './BusinessClaims.module.css'

const claims = ['partner', 'returns', 'moneyBack', 'advice'] as const

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** What is promised of delivery, as far as the shop's terms keep it; null when they promise nothing. */
const useDeliveryClaim = (): string | null => {
  const { text } = useText()
  const amountText = useAmountText('elsewhere')
  const { orderBefore, shipping, freeFrom, extraDays } = useConfig().delivery
  if (orderBefore === null || extraDays > 0) return null
  const time = clock(orderBefore)
  if (shipping === 0 || freeFrom === 0) return text('shell.claims.tomorrowFree', { time })
  return freeFrom === null
    ? text('shell.claims.tomorrow', { time })
    : text('shell.claims.tomorrowFreeFrom', { time, from: amountText(freeFrom) })
}

/** What the shop promises, above business pages (NAV-04); of delivery no more than its options offer. */
export const BusinessClaims = () => {
  const { text } = useText()
  const delivery = useDeliveryClaim()
  const { returnDays } = useConfig()
  return (
    <section aria-label={text('shell.claims.title')}>
      <ul className={styles.claims}>
        {delivery === null ? null : <li>{delivery}</li>}
        {claims.map((claim) => (
          <li key={claim}>
            {claim === 'moneyBack' ? text('shell.claims.moneyBack', { days: returnDays }) : text(`shell.claims.${claim}`)}
          </li>
        ))}
        <li>{text('shell.legalGuarantee')}</li>
      </ul>
    </section>
  )
}
