import { useConfig } from '../../bindings/useConfig.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { termsAddress } from './termsAddress.ts'
import styles from './Footer.module.css'

/** Footer menu from the shop's configuration (NAV-01); in the checkout only what the law asks for. */
export const Footer = ({ compact }: { readonly compact: boolean }) => {
  const { locale } = useShop()
  const { text } = useText()
  const config = useConfig()
  const groups = config.menus.footer.desktop
  const terms = config.termsConditionsUrl
  return (
    <footer className={styles.footer}>
      {compact ? null : (
        <div className={styles.top}>
          <div className={styles.name}>
            <p className={styles.wordmark}>{config.name}</p>
            <p>{text('shell.footer.made')}</p>
          </div>
          <nav className={styles.groups} aria-label={text('shell.footerMenu')}>
            {groups.map((group) => (
              <div key={group.id}>
                <h2 className={styles.heading}>{group.title}</h2>
                <ul className={styles.links}>
                  {group.children.map((item) => (
                    <li key={item.id}>
                      <a href={item.url}>{item.title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      )}
      <div className={styles.bottom}>
        <p>{config.organizationName}</p>
        <p>{text(config.pricesExclVat ? 'shell.footer.prices_excl' : 'shell.footer.prices_incl')}</p>
        {terms === '' ? null : <a href={termsAddress(locale, terms)}>{text('shell.footer.terms')}</a>}
      </div>
    </footer>
  )
}
