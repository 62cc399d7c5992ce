import { useConfig } from '../shop/index.ts'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Suggestions } from '../product-card/index.ts'
import styles from './NothingFound.module.css'

/** How many categories are offered as a way on: three when nothing was found (SRC-03), a row of four to look around in. */
const offered = { nothingFound: 3, lookAround: 4 } as const
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
          <h2 className={styles.message}>{text('search.lookAround')}</h2>
        )}
        <ul className={styles.actions}>
          {menus.navigation.desktop
            .slice(0, hasSearchForm ? offered.nothingFound : offered.lookAround)
            .map(({ id, title, url, picture }) => (
              <li key={id}>
                <a className={styles.category} href={url}>
                  {picture === undefined ? null : (
                    <PictureFrame source={picture} alt="" sizes="(width >= 48rem) 15rem, 30vw" widest={640} ratio={3 / 2} />
                  )}
                  <span>{title}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
      <Suggestions most={mostProducts} layout="cards" level={level} />
    </>
  )
}
