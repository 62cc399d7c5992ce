import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/Field.tsx'
import styles from './Checkbox.module.css'
import { useEarlyChoice } from './useEarlyChoice.ts'

export interface CheckboxProps extends ComponentProps<'input'> {
  readonly label: ReactNode
  /** Muted text at the right, such as a number of products. */
  readonly note?: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
}

export const Checkbox = ({ label, note, hint, error, className, ...rest }: CheckboxProps) => {
  const id = useId()
  const input = useEarlyChoice(rest.checked)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes(styles.checkbox, className)}>
      <label className={styles.line}>
        <input
          ref={input}
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <span className={styles.label}>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
