import { sanitised } from '../html/sanitised.ts'
import styles from './Prose.module.css'

export interface ProseProps {
  /** HTML that the adapter has sanitised. */
  readonly html: string
}

/** Running text as HTML: the shop owner's paragraphs, lists and tables. */
export const Prose = ({ html }: ProseProps) => <div className={styles.prose} dangerouslySetInnerHTML={sanitised(html)} />
