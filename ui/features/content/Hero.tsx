import type { ContentBlock } from '@thuishaven/core/catalogue'
import { LinkButton, PictureFrame } from '../../kit/index.ts'
import styles from './Hero.module.css'

type HeroBlock = Extract<ContentBlock, { type: 'hero' }>

/** A wide picture with the claim in large type and the ways in. */
export const Hero = ({ block, first }: { readonly block: HeroBlock; readonly first: boolean }) => {
  const Title = first ? 'h1' : 'h2'
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <PictureFrame source={block.picture} alt={block.picture.alt} sizes="(width >= 64rem) 59vw, 100vw" priority={first} />
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
