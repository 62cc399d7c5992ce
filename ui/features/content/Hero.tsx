import type { ContentBlock } from '@thuishaven/core/catalogue'
import { LinkButton, PictureFrame } from '../../kit/index.ts'
import styles from './Hero.module.css'

type HeroBlock = Extract<ContentBlock, { type: 'hero' }>

/**
 * Beside the text the picture covers its frame, which is 59vw wide and 66vh high: in a window that is high for its width the height decides how
 * large it is drawn.
 */
const sizesOf = ({ aspectRatio }: HeroBlock['picture']): string => `(width >= 64rem) max(59vw, ${Math.round(66 * aspectRatio)}vh), 100vw`

/** A wide picture with the claim in large type and the ways in. */
export const Hero = ({ block, first }: { readonly block: HeroBlock; readonly first: boolean }) => {
  const Title = first ? 'h1' : 'h2'
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <PictureFrame source={block.picture} alt={block.picture.alt} sizes={sizesOf(block.picture)} priority={first} />
      </div>
      <div className={styles.text}>
        <Title className={styles.title}>{block.title}</Title>
        <p className={styles.lead}>{block.text}</p>
        <div className={styles.links}>
          {block.links.map(({ label, path }, index) => (
            <LinkButton key={path} href={path} size="l" variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </section>
  )
}
