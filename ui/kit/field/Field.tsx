import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { classes } from '../classes.ts'
import hidden from '../hidden/VisuallyHidden.module.css'
import { FieldContext } from './fieldContext.ts'
import styles from './Field.module.css'

export interface FieldProps {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly hint?: ReactNode
  /** The message at the field; its presence makes the control invalid. */
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
  /** Such as 'optioneel'; shown after the label. */
  readonly note?: string | undefined
  /** The label is only for screen readers. */
  readonly labelHidden?: boolean | undefined
  /** Id of the control; made up when absent. */
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** The error message under a field. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p id={id} className={styles.error}>
    <CircleAlert aria-hidden className={styles.errorIcon} />
    {children}
  </p>
)

/** Label, hint and error around one control (TextInput, Textarea, Select). A field that may be wrong keeps a line free for saying so. */
export const Field = (props: FieldProps) => {
  const { label, children, hint, error, required = false, note, labelHidden, id, className } = props
  const own = useId()
  const control = id ?? own
  const hintId = hint ? `${control}-hint` : undefined
  const errorId = error ? `${control}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
  const ties = useMemo(() => ({ id: control, describedBy, invalid, required }), [control, describedBy, invalid, required])
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={control} className={labelHidden ? hidden.hidden : styles.label}>
        {label}
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            *
          </span>
        ) : null}
        {/* One text node with its space: screen readers drop a space of its own. */}
        {note ? <span className={styles.note}>{` ${note}`}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldContext value={ties}>{children}</FieldContext>
      {'error' in props ? (
        <div aria-live="polite" className={styles.slot}>
          {error && errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
        </div>
      ) : null}
    </div>
  )
}
