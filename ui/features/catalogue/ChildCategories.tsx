import type { ChildCategory } from '@thuishaven/core/catalogue'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ChildCategories.module.css'

export interface ChildCategoriesProps {
  readonly items: readonly ChildCategory[]
  /** Beside products: one line that leaves the first view to them. */
  readonly inLine: boolean
}

/** The categories below this one: what the page is about, or a way further in. */
export const ChildCategories = ({ items, inLine }: ChildCategoriesProps) => {
  const { text } = useMessages()
  if (items.length === 0) return null
  return (
    <nav className={styles.children} data-in-line={inLine || undefined} aria-label={text('catalogue.subcategories')}>
      <ul className={styles.items} style={{ '--count': items.length }}>
        {items.map(({ id, title, path, picture }) => (
          <li key={id}>
            <a className={styles.item} href={path}>
              {picture === null ? null : (
                <PictureFrame source={picture} alt="" sizes={inLine ? '4rem' : '(width >= 48rem) 20vw, 45vw'} ratio={inLine ? 1 : 4 / 3} />
              )}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
