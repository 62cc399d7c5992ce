import type { ReactNode } from 'react'
import { Heading, classes } from '../../../kit/index.ts'
import styles from './BusinessExample.module.css'

interface ExampleFrameProps {
  /** A small drawing before the title. */
  readonly mark?: ReactNode
  readonly title: string
  readonly about: ReactNode
  readonly caption: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet of paper on the ground of a picture. */
export const ExampleFrame = ({ mark, title, about, caption, className, children }: ExampleFrameProps) => (
  <figure className={styles.stage}>
    <div className={classes(styles.paper, className)}>
      <div className={styles.head}>
        {mark}
        <Heading size="s">{title}</Heading>
        <p className={styles.muted}>{about}</p>
      </div>
      {children}
    </div>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
)
