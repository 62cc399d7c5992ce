import { createContext, memo, use, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/Field.tsx'
import hidden from '../hidden/VisuallyHidden.module.css'
import styles from './RadioCardGroup.module.css'
import { useEarlyChoice } from './useEarlyChoice.ts'

interface RadioGroup {
  readonly name: string
  readonly value: string | null
  readonly onChange: (value: string) => void
}

const RadioGroupContext = createContext<RadioGroup>({ name: '', value: null, onChange: () => undefined })

export interface RadioCardGroupProps extends RadioGroup {
  readonly legend: ReactNode
  readonly children: ReactNode
  readonly legendHidden?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** 'list': stacked, separated by hairlines; 'tiles': side by side. */
  readonly layout?: 'list' | 'tiles' | undefined
  readonly className?: string | undefined
}

/**
 * A choice of one card; native radio inputs, so arrow keys and forms work without JavaScript. With a stable `onChange` a choice renders only the
 * cards that it changes, whose other props are the same.
 */
export const RadioCardGroup = ({
  name,
  value,
  onChange,
  legend,
  legendHidden,
  hint,
  error,
  layout = 'list',
  className,
  children,
}: RadioCardGroupProps) => {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const group = useMemo(() => ({ name, value, onChange }), [name, value, onChange])
  return (
    <fieldset className={classes(styles.group, className)} aria-describedby={describedBy}>
      <legend className={legendHidden ? hidden.hidden : styles.legend}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles[layout]}>
        <RadioGroupContext value={group}>{children}</RadioGroupContext>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

export interface RadioCardProps {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  /** A formatted price or another short text at the right. */
  readonly price?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
  /** Shown below the card's line while it is selected. */
  readonly children?: ReactNode
}

export const RadioCard = (props: RadioCardProps) => {
  const { name, value, onChange } = use(RadioGroupContext)
  return <Card {...props} name={name} chosen={value === props.value} onChange={onChange} />
}

interface CardProps extends RadioCardProps, Pick<RadioGroup, 'name' | 'onChange'> {
  readonly chosen: boolean
}

const Card = memo(({ value, label, description, price, icon, disabled, children, name, chosen, onChange }: CardProps) => {
  const descriptionId = useId()
  const input = useEarlyChoice(chosen)
  return (
    <div className={classes(styles.card, Boolean(icon) && styles.withIcon, disabled && styles.disabled)}>
      <label className={styles.line}>
        <input
          ref={input}
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={chosen}
          disabled={disabled}
          aria-describedby={description ? descriptionId : undefined}
          onChange={() => onChange(value)}
        />
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span className={styles.label}>{label}</span>
        {price ? <span className={styles.price}>{price}</span> : null}
      </label>
      {description ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      {chosen && children ? <div className={styles.more}>{children}</div> : null}
    </div>
  )
})
