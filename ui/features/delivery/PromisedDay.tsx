import { dayText } from '@thuishaven/core/locale'
import type { DeliveryTime } from '@thuishaven/core/delivery'
import { useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDeliveryPromise } from './useDeliveryPromise.ts'

/** When something arrives, in one line: 'Morgen bezorgd, zondag 22 november in huis'. Nothing where nothing is known. */
export const PromisedDay = ({ time, className }: { readonly time: DeliveryTime; readonly className?: string | undefined }) => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const promise = useDeliveryPromise(time)
  if (time.totalDays === null) return null
  return (
    <p className={className} data-testid="promise">
      {t(promise.text)}
      {promise.day === null ? null : `, ${text('product.arrives', { day: dayText(promise.day, locale) })}`}
    </p>
  )
}
