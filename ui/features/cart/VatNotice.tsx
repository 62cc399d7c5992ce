import type { VatTreatment } from '@thuishaven/core/cart'
import { pathTo, useShop } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './VatNotice.module.css'

/** Why a business in another member state pays without VAT, or with it and what it can do; renders nothing for others. */
export const VatNotice = ({ treatment }: { readonly treatment: VatTreatment }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  if (treatment === 'charged') return null
  return (
    <p className={styles.notice} data-testid="vat-notice">
      {text(`cart.vatTreatments.${treatment}`)}{' '}
      {treatment === 'numberInvalid' ? <Link href={pathTo(locale, 'account.information')}>{text('cart.vatNumberCheck')}</Link> : null}
    </p>
  )
}
