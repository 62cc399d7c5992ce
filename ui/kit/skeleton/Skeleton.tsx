import { classes } from '../classes.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** 'text' has the height of its line; 'block' has `ratio` or `height`. */
  readonly shape?: 'text' | 'block' | undefined
  /** Any CSS length or percentage. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  /** Width divided by height. */
  readonly ratio?: number | undefined
  /** Number of text lines; the last is shorter. */
  readonly lines?: number | undefined
  readonly className?: string | undefined
}

/** A placeholder of the same size as the loading content. Announce the loading as text elsewhere. */
export const Skeleton = ({ shape = 'block', width, height, ratio, lines = 1, className }: SkeletonProps) =>
  shape === 'text' ? (
    <span aria-hidden className={classes(styles.lines, className)} style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  ) : (
    <span aria-hidden className={classes(styles.block, className)} style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }} />
  )
