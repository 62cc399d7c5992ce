import type { ReactNode } from 'react'
import styles from './ReviewScore.module.css'

/** The shop's average score, large, with what it is the average of. */
export const ReviewScore = ({ score, children }: { readonly score: string; readonly children: ReactNode }) => (
  <div className={styles.score}>
    <p className={styles.number}>{score}</p>
    {children}
  </div>
)
