import Star from 'lucide-react/icons/star'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container, VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './Reviews.module.css'

type ReviewsBlock = Extract<ContentBlock, { type: 'reviews' }>

/** What customers say. */
export const Reviews = ({ block }: { readonly block: ReviewsBlock }) => {
  const { text } = useText()
  return (
    <section className={styles.band}>
      <Container>
        <div className={styles.head}>
          <h2>{block.title}</h2>
          <p className={styles.score}>{block.score}</p>
        </div>
        <ul className={styles.reviews}>
          {block.reviews.map(({ author, text: words, stars }) => (
            <li key={author}>
              <figure className={styles.review}>
                <p className={styles.stars}>
                  <VisuallyHidden>{text('content.stars', { count: stars })}</VisuallyHidden>
                  {Array.from({ length: stars }, (_, index) => (
                    <Star key={index} aria-hidden="true" size={16} strokeWidth={1.5} fill="currentColor" />
                  ))}
                </p>
                <blockquote>{words}</blockquote>
                <figcaption>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
