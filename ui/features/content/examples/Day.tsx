import { dayText } from '@thuishaven/core/locale'
import { useShop } from '../../shop/index.ts'

/** A day with its name ('2026-11-24'), without a year, so that an example does not age. */
export const Day = ({ date }: { readonly date: string }) => {
  const { locale } = useShop()
  return <time dateTime={date}>{dayText(Date.parse(date) / 86_400_000, locale)}</time>
}
