import { sanitised } from '../html/sanitised.ts'
import styles from './Prose.module.css'

export interface ProseProps {
  /** Sanitised where it came in. */
  readonly html: string
}

/** Running text that comes as HTML: paragraphs, lists, tables of the shop's owner. */
export const Prose = ({ html }: ProseProps) => <div className={styles.prose} dangerouslySetInnerHTML={sanitised(html)} />
