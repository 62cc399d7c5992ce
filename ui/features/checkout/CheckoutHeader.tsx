import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Phone from 'lucide-react/icons/phone'
import { useConfig, phoneAddress } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CheckoutHeader.module.css'
import { LanguageSwitch } from '../language/index.ts'
import { Wordmark, headerStyles } from '../header-parts/index.ts'

/** In the checkout nothing leads astray: name, secure mark, help. */
export const CheckoutHeader = () => {
  const { text } = useMessages()
  const config = useConfig()
  const phone = config.support.phoneNumber
  return (
    <header>
      <div className={headerStyles.bar}>
        <Wordmark />
        <p className={styles.secure}>
          <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>{text('checkout.secure')}</span>
        </p>
        <div className={headerStyles.tools}>
          {phone === '' ? null : (
            <a className={styles.help} href={phoneAddress(phone)}>
              <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
              <span>{text('checkout.help', { phone })}</span>
            </a>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
