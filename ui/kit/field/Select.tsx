import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEarlySelection } from '../choice/useEarlyChoice.ts'
import { classes } from '../classes.ts'
import { useFieldTies } from './fieldContext.ts'
import styles from './Field.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps extends ComponentProps<'select'> {
  /** Alternatively pass <option> elements as children. */
  readonly options?: readonly SelectOption[] | undefined
}

export const Select = ({ options, className, children, ...rest }: SelectProps) => {
  const select = useEarlySelection(rest.value)
  return (
    <div className={classes(styles.control, className)}>
      <select ref={select} {...rest} {...useFieldTies(rest)} className={classes(styles.input, styles.select)}>
        {children}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={styles.chevron} />
    </div>
  )
}
