import { locales } from '@thuishaven/core/locale'
import type { ProductReviews as Reviews } from '@thuishaven/core/catalogue'
import { VisuallyHidden } from '../../kit/index.ts'
import { useShop, useDateText } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ProductReviews.module.css'

const Stars = ({ stars }: { readonly stars: number }) => {
  const { text } = useMessages()
  return (
    <>
      <VisuallyHidden>{text('content.stars', { count: stars })}</VisuallyHidden>
      <span className={styles.stars} aria-hidden="true">
        {'★'.repeat(stars)}
        <span>{'★'.repeat(5 - stars)}</span>
      </span>
    </>
  )
}

/** The reviews of the product, below the text on how they are verified. */
export const ProductReviews = ({ reviews: { average, count, authenticity, entries } }: { readonly reviews: Reviews }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateText = useDateText()
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <div className={styles.summary}>
        <h2 id="reviews">{text('product.reviews')}</h2>
        <p>
          <strong>{text('product.score', { average })}</strong> · {text('product.reviewCount', { count })}
        </p>
        <p className={styles.author}>{authenticity}</p>
      </div>
      <div className={styles.entries}>
        {entries.map(({ author, stars, title, text: words, language, createdAt, isVerified }) => (
          <figure key={author + createdAt} className={styles.review}>
            <Stars stars={stars} />
            {title === undefined ? null : (
              <p lang={locales[language].primary}>
                <strong>{title}</strong>
              </p>
            )}
            <p lang={locales[language].primary}>{words}</p>
            <figcaption className={styles.author}>
              {author}, {dateText(createdAt)}
              {isVerified ? ` · ${text('product.verified')}` : null}
              {language === locale ? null : ` · ${text('product.writtenIn')}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
