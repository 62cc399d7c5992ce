import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container, Grid, PictureFrame } from '../../kit/index.ts'
import { useDateText } from '../shop/index.ts'
import styles from './Posts.module.css'

type PostsBlock = Extract<ContentBlock, { type: 'posts' }>

/** Stories from the journal. */
export const Posts = ({ block }: { readonly block: PostsBlock }) => {
  const date = useDateText()
  return (
    <Container as="section">
      <h2 className={styles.heading}>{block.title}</h2>
      <Grid as="ul" columns="halves" className={styles.posts}>
        {block.posts.map(({ title, text, path, picture, createdAt }) => (
          <li key={path} className={styles.post}>
            <PictureFrame source={picture} alt="" sizes="(width >= 48rem) 45vw, 90vw" ratio={3 / 2} />
            <h3 className={styles.title}>
              <a className={styles.link} href={path}>
                {title}
              </a>
            </h3>
            <p className={styles.text}>{text}</p>
            <time className={styles.date} dateTime={createdAt}>
              {date(createdAt)}
            </time>
          </li>
        ))}
      </Grid>
    </Container>
  )
}
