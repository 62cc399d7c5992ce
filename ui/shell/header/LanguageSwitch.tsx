import { equivalentPath } from '../../../core/index.ts'
import type { Locale } from '../../../core/index.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../location/LocationContext.ts'
import styles from './LanguageSwitch.module.css'
import { rememberLocale } from './rememberLocale.ts'

const names = {
  nld: { short: 'NL', key: 'shell.toDutch', tag: 'nl' },
  eng: { short: 'EN', key: 'shell.toEnglish', tag: 'en' },
} as const satisfies Readonly<Record<Locale, object>>

/** The same page in the other language, as real links (LOC-02, LOC-06). */
export const LanguageSwitch = () => {
  const shop = useShop()
  const { text } = useText()
  const { current } = useShopLocation()
  return (
    <nav className={styles.languages} aria-label={text('shell.language')}>
      {(['nld', 'eng'] satisfies Locale[]).map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={equivalentPath(locale, current.href, current.head.paths ?? null)}
          hrefLang={names[locale].tag}
          lang={names[locale].tag}
          aria-current={locale === shop.locale ? 'true' : undefined}
          onClick={() => rememberLocale(locale)}
        >
          {names[locale].short}
          <VisuallyHidden> {text(names[locale].key)}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}
