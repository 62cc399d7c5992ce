import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Phone from 'lucide-react/icons/phone'
import { useConfig } from '../../bindings/useConfig.ts'
import { useText } from '../../messages/useText.ts'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

/** In the checkout nothing leads astray: name, secure mark, help. */
export const CheckoutHeader = () => {
  const { text } = useText()
  const config = useConfig()
  const phone = config.support.phoneNumber
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark name={config.name} />
        <p className={styles.secure}>
          <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>{text('shell.secure')}</span>
        </p>
        <div className={styles.tools}>
          {phone === '' ? null : (
            <a className={styles.help} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
              <span>{text('shell.help', { phone })}</span>
            </a>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
