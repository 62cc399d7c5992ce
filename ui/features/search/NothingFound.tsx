import { useConfig } from '../shop/index.ts'
import { Link, PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Suggestions } from '../product-card/index.ts'
import styles from './NothingFound.module.css'

/** How many categories are offered as a way on. */
const offered = 3
/** One row. */
const mostProducts = 4

/** Nothing was found, or nothing was requested yet: that, what to do, three categories (SRC-03), and products that others choose. */
export const NothingFound = ({ hasSearchForm = true, level = 3 }: { readonly hasSearchForm?: boolean; readonly level?: 2 | 3 }) => {
  const { text } = useMessages()
  const { menus } = useConfig()
  return (
    <>
      <div className={styles.empty}>
        {hasSearchForm ? (
          <>
            <p className={styles.message}>{text('search.notFound')}</p>
            <p>{text('search.somethingElse')}</p>
          </>
        ) : (
          <p>{text('search.lookAround')}</p>
        )}
        <ul className={styles.actions}>
          {menus.navigation.desktop.slice(0, offered).map(({ id, title, url, picture }) => (
            <li key={id}>
              <Link href={url}>
                {picture === undefined ? null : (
                  <PictureFrame source={picture} alt="" sizes="(width >= 48rem) 15rem, 30vw" widest={640} ratio={3 / 2} />
                )}
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Suggestions most={mostProducts} layout="cards" level={level} />
    </>
  )
}
