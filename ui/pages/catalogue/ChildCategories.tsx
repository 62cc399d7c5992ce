import type { ChildCategory } from '@thuishaven/core/catalogue'
import { PictureFrame } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './ChildCategories.module.css'

/** The categories below this one. */
export const ChildCategories = ({ items }: { readonly items: readonly ChildCategory[] }) => {
  const { text } = useText()
  if (items.length === 0) return null
  return (
    <nav className={styles.children} aria-label={text('catalogue.subcategories')}>
      <ul className={styles.items}>
        {items.map(({ id, title, path, picture }) => (
          <li key={id}>
            <a className={styles.item} href={path}>
              {picture === null ? null : <PictureFrame source={picture} alt="" sizes="(width >= 768px) 20vw, 45vw" ratio={4 / 3} />}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
