import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container, PictureFrame } from '../../kit/index.ts'
import styles from './Tiles.module.css'

type TilesBlock = Extract<ContentBlock, { type: 'tiles' }>

/** The categories as a mosaic of unequal tiles. */
export const Tiles = ({ block }: { readonly block: TilesBlock }) => (
  <Container as="section">
    <h2 className={styles.heading}>{block.title}</h2>
    <ul className={styles.tiles}>
      {block.tiles.map(({ title, path, picture, size }) => (
        <li key={path} className={styles[size]}>
          <a className={styles.tile} href={path}>
            <PictureFrame
              className={styles.picture}
              source={picture}
              alt=""
              sizes={size === 'small' ? '(width >= 48rem) 25vw, 50vw' : '(width >= 48rem) 50vw, 100vw'}
            />
            <span className={styles.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  </Container>
)
