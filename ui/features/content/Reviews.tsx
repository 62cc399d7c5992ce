import { useId } from 'react'
import Star from 'lucide-react/icons/star'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import { useConfig, useShop, useDateText, pathTo } from '../shop/index.ts'
import { Container, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Reviews.module.css'

type ReviewsBlock = Extract<ContentBlock, { type: 'reviews' }>

interface ReviewsProps {
  readonly block: ReviewsBlock
  /** Whether the shop's score stands beside the title and leads to the page about it. */
  readonly scored: boolean
}

/** Customer reviews. The star is defined once and reused; each review says what it is out of, because the shop's score is out of ten. */
export const Reviews = ({ block, scored }: ReviewsProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const dateText = useDateText()
  const star = useId()
  const { reviewScore } = useConfig().contactWidget
  return (
    <section className={styles.band}>
      <Container>
        <svg className={styles.drawing} aria-hidden="true">
          <symbol id={star}>
            <Star size={16} strokeWidth={1.5} fill="currentColor" />
          </symbol>
        </svg>
        <div className={styles.head}>
          <h2>{block.title}</h2>
          {!scored || reviewScore === '' ? null : (
            <p className={styles.score}>
              <Link href={pathTo(locale, 'reviews')} aria-label={text('content.shopScore', { score: reviewScore })}>
                {reviewScore}
              </Link>
            </p>
          )}
        </div>
        <ul className={styles.reviews}>
          {block.reviews.map(({ author, text: words, stars, language, createdAt, product }) => (
            <li key={author}>
              <figure className={styles.review}>
                <p className={styles.stars}>
                  {Array.from({ length: 5 }, (_, index) => (
                    <svg key={index} className={index < stars ? styles.star : styles.missing} aria-hidden="true">
                      <use href={`#${star}`} />
                    </svg>
                  ))}
                  <span className={styles.count}>{text('content.stars', { count: stars })}</span>
                </p>
                <blockquote>{words}</blockquote>
                <figcaption>
                  {author}
                  {createdAt === null ? null : (
                    <>
                      , <time dateTime={createdAt}>{dateText(createdAt)}</time>
                    </>
                  )}
                  {language === null || language === locale ? null : ` · ${text('content.translated')}`}
                  {product === null ? null : (
                    <span className={styles.product}>
                      <Link href={product.path}>{product.title}</Link>
                    </span>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
