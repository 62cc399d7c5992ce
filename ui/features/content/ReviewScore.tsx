import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ReviewScore.module.css'

/** The shop's average score, large, with what it is the average of. */
export const ReviewScore = ({ score, children }: { readonly score: string; readonly children: ReactNode }) => {
  const { text } = useMessages()
  return (
    <div className={styles.score}>
      <p>
        <span className={styles.number}>{score}</span> {text('content.outOfTen')}
      </p>
      {children}
    </div>
  )
}
