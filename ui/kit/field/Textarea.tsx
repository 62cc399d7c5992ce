import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { useFieldTies } from './fieldContext.ts'
import styles from './Field.module.css'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** How much of the room is used, below the end of the text. */
  readonly counter?: string | undefined
}

/** Initially two rows (VAL-08); grows with its text where the browser supports it. */
export const Textarea = ({ className, rows = 2, counter, ...rest }: TextareaProps) => (
  <>
    <div className={classes(styles.control, className)}>
      <textarea {...rest} {...useFieldTies(rest)} rows={rows} className={classes(styles.input, styles.textarea)} />
    </div>
    {counter === undefined ? null : <span className={styles.counter}>{counter}</span>}
  </>
)
