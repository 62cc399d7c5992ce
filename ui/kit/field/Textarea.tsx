import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { useFieldTies } from './fieldContext.ts'
import styles from './Field.module.css'

export type TextareaProps = ComponentProps<'textarea'>

/** Initially two rows (VAL-08); grows with its text where the browser supports it. */
export const Textarea = ({ className, rows = 2, ...rest }: TextareaProps) => (
  <div className={classes(styles.control, className)}>
    <textarea {...rest} {...useFieldTies(rest)} rows={rows} className={classes(styles.input, styles.textarea)} />
  </div>
)
