import { useConfig } from '../shop/index.ts'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Suggestions } from '../product-card/index.ts'
import styles from './NothingFound.module.css'

/** Categories and products that others choose: a row of each. */
const oneRow = 4

/** Nothing was found, or nothing was requested yet: that, what to do, categories and products to go on with (SRC-03). */
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
        <ul className={styles.categories}>
          {menus.navigation.desktop.slice(0, oneRow).map(({ id, title, url, picture }) => (
            <li key={id}>
              <a className={styles.category} href={url}>
                {picture === undefined ? null : (
                  <PictureFrame source={picture} alt="" sizes="(width >= 48rem) 18rem, calc(46.8vw - 1.05rem)" widest={640} ratio={3 / 2} />
                )}
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Suggestions most={oneRow} layout="cards" level={level} />
    </>
  )
}
