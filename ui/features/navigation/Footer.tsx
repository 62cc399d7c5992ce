import { createContext, memo, useContext, useEffect } from 'react'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import type { ShopConfig } from '@thuishaven/core/config'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import { Mark } from '../../kit/index.ts'
import type { Text } from '../../messages/text.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { PanelButton } from '../../framework/panels/PanelButton.tsx'
import styles from './Footer.module.css'

interface Listed {
  readonly item: NavigationItem
  /** The screens that show it; undefined: all. */
  readonly on: 'wide' | 'narrow' | undefined
  readonly children: readonly Listed[]
}

/** The items of both menus, those that both have once, so that most of the footer is in the document once. */
const listed = (wide: readonly NavigationItem[], narrow: readonly NavigationItem[]): readonly Listed[] => {
  const others = [...narrow]
  return wide
    .map((item): Listed => {
      const index = others.findIndex(({ title, url }) => title === item.title && url === item.url)
      const [twin] = index < 0 ? [] : others.splice(index, 1)
      return { item, on: twin ? undefined : 'wide', children: listed(item.children, twin?.children ?? []) }
    })
    .concat(others.map((item) => ({ item, on: 'narrow', children: listed([], item.children) })))
}

interface FooterTopProps {
  readonly config: Pick<ShopConfig, 'menus' | 'name' | 'paymentMethods' | 'deliveryMethods'>
  readonly text: Text
}

/** The footer, the same on every page: name, marks and the footer menu (NAV-01). */
export const FooterTop = ({ config, text }: FooterTopProps) => {
  const { desktop, mobile } = config.menus.footer
  return (
    <>
      <div>
        <p className={styles.wordmark}>{config.name}</p>
        <p>{text('shell.footer.made')}</p>
        <ul className={styles.marks} aria-label={text('shell.footer.marks')}>
          {[...config.paymentMethods, ...config.deliveryMethods].map((name) => (
            <li key={name}>
              <Mark name={name} />
            </li>
          ))}
        </ul>
      </div>
      <nav className={styles.groups} aria-label={text('shell.footerMenu')}>
        {listed(desktop, mobile).map(({ item: group, on, children }) => (
          <div key={group.id} className={on && styles[on]}>
            <h2 className={styles.heading}>{group.title}</h2>
            <ul className={styles.links}>
              {children.map(({ item, on: at }) => (
                <li key={item.id} className={at && styles[at]}>
                  <a href={item.url}>{item.title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

/** The HTML that the server rendered for an earlier page; null where it is rendered. */
export const WrittenFooterTop = createContext<string | null>(null)

/** Shows the prices of this page on the other side of VAT, as a plain post, because the whole page is another one. */
const VatSwitch = ({ pricesExclVat, text }: { readonly pricesExclVat: boolean; readonly text: Text }) => {
  const { current } = useShopLocation()
  useEffect(() => {
    if (location.hash === '#vat') void import('./leaveFragment.ts').then(({ leaveFragment }) => leaveFragment())
  }, [])
  return (
    <form method="post" action="/prices">
      <input type="hidden" name="back" value={current.href} />
      {/* The action of this form leads back to it by its id, so that it keeps the focus without a script too. */}
      <button id="vat" name="side" value={pricesExclVat ? 'incl' : 'excl'}>
        {text(pricesExclVat ? 'shell.footer.showIncl' : 'shell.footer.showExcl')}
      </button>
    </form>
  )
}

/** Footer menu from the shop's configuration (NAV-01); in the checkout only what the law requires. */
export const Footer = memo(({ compact }: { readonly compact: boolean }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const config = useConfig()
  const written = useContext(WrittenFooterTop)
  const { desktop, mobile } = config.menus.footer
  /** Whether the shop's owner has it in the footer menu of every screen, which is above these. */
  const isInMenu = (url: string): boolean =>
    !compact && [desktop, mobile].every((groups) => groups.some(({ children }) => children.some((item) => item.url === url)))
  const links: readonly (readonly [url: string, name: 'terms' | 'accessibility' | 'order' | 'guarantee' | 'quickOrder' | 'withdraw'])[] = [
    [config.termsConditionsUrl, 'terms'],
    [config.accessibilityUrl, 'accessibility'],
    [pathTo(locale, 'order'), 'order'],
    [pathTo(locale, 'quickOrder'), 'quickOrder'],
    // The law requires these two on every page.
    [pathTo(locale, 'legalGuarantee'), 'guarantee'],
    [pathTo(locale, 'withdraw'), 'withdraw'],
  ]
  return (
    <footer className={styles.footer} data-compact={compact || undefined}>
      {compact ? null : written === null ? (
        <div className={styles.top}>
          <FooterTop config={config} text={text} />
        </div>
      ) : (
        <div className={styles.top} dangerouslySetInnerHTML={{ __html: written }} />
      )}
      <div className={styles.bottom}>
        <p>
          {config.organizationName}
          {compact ? null : ` ${text(config.pricesExclVat ? 'shell.footer.prices_excl' : 'shell.footer.prices_incl')}`}
        </p>
        <div className={styles.legal}>
          {/* A switch would lose what is typed in a step of the checkout: there the side stands beside the prices. */}
          {compact ? null : <VatSwitch pricesExclVat={config.pricesExclVat} text={text} />}
          <PanelButton panel="cookieWall">{text('shell.footer.cookies')}</PanelButton>
          {links.map(([url, name]) =>
            url === '' || isInMenu(url) ? null : (
              <a key={name} href={url}>
                {text(`shell.footer.${name}`)}
              </a>
            ),
          )}
        </div>
      </div>
    </footer>
  )
})
