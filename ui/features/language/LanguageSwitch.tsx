import { locales } from '@thuishaven/core/locale'
import { useShop, useConfig } from '../shop/index.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './LanguageSwitch.module.css'
import { useAddressIn } from './useAddressIn.ts'
import { rememberLocale } from './rememberLocale.ts'

/** The same page in every language that is offered, as real links (LOC-02, LOC-06). */
export const LanguageSwitch = () => {
  const shop = useShop()
  const { text } = useMessages()
  const { languages } = useConfig()
  const addressIn = useAddressIn()
  if (languages.length < 2) return null
  return (
    <nav className={styles.languages} aria-label={text('shell.language')}>
      {languages.map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={addressIn(locale)}
          hrefLang={locales[locale].primary}
          lang={locales[locale].primary}
          aria-current={locale === shop.locale ? 'true' : undefined}
          onClick={() => rememberLocale(locale)}
        >
          {locales[locale].primary.toUpperCase()}
          <VisuallyHidden> {locales[locale].name}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}
