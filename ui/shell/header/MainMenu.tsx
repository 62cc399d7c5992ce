import type { NavigationItem } from '@thuishaven/core/catalogue'
import { useText } from '../../messages/useText.ts'
import styles from './MainMenu.module.css'

const isAt = (path: string, url: string): boolean => path === url || path.startsWith(`${url}/`) || path.startsWith(`${url}?`)

/** The main menu from the shop's configuration (NAV-01); the deeper level shows on hover and focus. */
export const MainMenu = ({ items, path }: { readonly items: readonly NavigationItem[]; readonly path: string }) => {
  const { text } = useText()
  return (
    <nav className={styles.menu} aria-label={text('shell.mainMenu')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <a className={styles.link} href={item.url} aria-current={isAt(path, item.url) ? 'page' : undefined}>
              {item.title}
            </a>
            {item.children.length > 0 ? (
              <ul className={styles.children}>
                {item.children.map((child) => (
                  <li key={child.id}>
                    <a className={styles.child} href={child.url} aria-current={isAt(path, child.url) ? 'page' : undefined}>
                      {child.title}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
