import { useConfig } from '../shop/index.ts'
import { Link, PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './NothingFound.module.css'

/** How many categories are offered as a way on. */
const offered = 3

/** Nothing was found, or nothing was requested yet: that, what to do, and three categories (SRC-03). */
export const NothingFound = ({ hasSearchForm = true }: { readonly hasSearchForm?: boolean }) => {
  const { text } = useMessages()
  const { menus } = useConfig()
  return (
    <div className={styles.nothing}>
      {hasSearchForm ? (
        <>
          <p className={styles.sentence}>{text('search.notFound')}</p>
          <p>{text('search.somethingElse')}</p>
        </>
      ) : (
        <p>{text('search.lookAround')}</p>
      )}
      <ul className={styles.ways}>
        {menus.navigation.desktop.slice(0, offered).map(({ id, title, url, picture }) => (
          <li key={id}>
            <Link href={url}>
              {picture === undefined ? null : <PictureFrame source={picture} alt="" sizes="8rem" ratio={4 / 3} />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
