import { useConfig } from '../shop/index.ts'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Suggestions } from '../product-card/index.ts'
import styles from './NothingFound.module.css'

/** Categories and products that others choose: a row of each. */
const oneRow = 4

interface NothingFoundProps {
  /** What it says first: that nothing was found, below a title that says so only where to go on, or before a search where to look around. */
  readonly says?: 'nothing' | 'goOn' | 'lookAround'
  readonly level?: 2 | 3
  /** Products that stand above it, which it does not repeat. */
  readonly without?: readonly number[]
}

/** Nothing was found, or nothing was requested yet: that, what to do, categories and products to go on with (SRC-03). */
export const NothingFound = ({ says = 'nothing', level = 3, without }: NothingFoundProps) => {
  const { text } = useMessages()
  const { menus } = useConfig()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className={styles.empty}>
        {says === 'nothing' ? <p>{text('search.notFound')}</p> : null}
        <Title className={styles.title}>{text(says === 'lookAround' ? 'search.lookAround' : 'search.somethingElse')}</Title>
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
      <Suggestions most={oneRow} layout="cards" level={level} without={without} />
    </>
  )
}
