import { useConfig, useShop } from '../shop/index.ts'
import { claimMessages } from '../../messages/claims.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import styles from './BusinessClaims.module.css'

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The delivery promise of the shop's terms; null when there is none. */
const useDeliveryClaim = (): string | null => {
  const t = claimMessages[useShop().locale]
  const amountText = useAmountText('elsewhere')
  const { orderBefore, shipping, freeFrom, extraDays } = useConfig().delivery
  if (orderBefore === null || extraDays > 0) return null
  const isFree = shipping === 0 || freeFrom === 0
  const message = isFree ? t.tomorrowFree : freeFrom === null ? t.tomorrow : t.tomorrowFreeFrom
  return message.replace('{time}', clock(orderBefore)).replace('{from}', freeFrom === null ? '' : amountText(freeFrom))
}

/** The shop's promises above business pages (NAV-04); for delivery only what its options offer. */
export const BusinessClaims = () => {
  const { text } = useMessages()
  const t = claimMessages[useShop().locale]
  const delivery = useDeliveryClaim()
  const { returnDays } = useConfig()
  return (
    <section aria-label={t.title}>
      <ul className={styles.claims}>
        {delivery === null ? null : <li>{delivery}</li>}
        <li>{t.partner}</li>
        <li>{t.returns}</li>
        <li>{t.moneyBack.replace('{days}', String(returnDays))}</li>
        <li>{t.advice}</li>
        <li>{text('shell.legalGuarantee')}</li>
      </ul>
    </section>
  )
}
