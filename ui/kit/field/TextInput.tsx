import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import { useFieldTies } from './fieldContext.ts'
import { writeValue } from './writeValue.ts'
import styles from './Field.module.css'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** Name of the clear button; no button without it. */
  readonly clearLabel?: string | undefined
  /** Names of the button that shows and hides a password; for type="password". */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined
  /** Returns the text of the counter for a number of characters. */
  readonly counter?: ((length: number) => string) | undefined
  /** Called 300 ms after the last keystroke (VAL-08). */
  readonly onSettle?: ((value: string) => void) | undefined
  /** Focuses itself 100 ms after mounting, when panels have finished opening (VAL-08). */
  readonly focusOnArrival?: boolean | undefined
}

/** A single-line input; works controlled, and uncontrolled with a form library's `ref`, `onChange`, `onBlur`. */
export const TextInput = ({
  prefix,
  suffix,
  clearLabel,
  reveal,
  counter,
  onSettle,
  focusOnArrival,
  className,
  type = 'text',
  placeholder = ' ',
  onChange,
  ref,
  ...rest
}: TextInputProps) => {
  const ties = useFieldTies(rest)
  const input = useRef<HTMLInputElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  useEffect(() => {
    // A form library or the browser's autofill may have set the value before hydration.
    setTyped(input.current?.value.length ?? 0)
    if (!focusOnArrival) return undefined
    const waiting = setTimeout(() => input.current?.focus(), 100)
    return () => clearTimeout(waiting)
  }, [focusOnArrival])
  useEffect(() => () => clearTimeout(settling.current), [])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setTyped(value.length)
    onChange?.(event)
    clearTimeout(settling.current)
    if (onSettle) settling.current = setTimeout(() => onSettle(value), 300)
  }
  const clear = () => {
    if (!input.current) return
    writeValue(input.current, '')
    input.current.focus()
  }

  return (
    <>
      <div className={classes(styles.control, className)}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <input
          {...rest}
          {...ties}
          ref={input}
          type={reveal && shown ? 'text' : type}
          placeholder={placeholder}
          className={styles.input}
          onChange={change}
        />
        {clearLabel ? (
          <button type="button" className={classes(styles.tool, styles.clear)} aria-label={clearLabel} onClick={clear}>
            <X aria-hidden />
          </button>
        ) : null}
        {reveal ? (
          <button
            type="button"
            className={classes(styles.tool, shown && styles.struck)}
            aria-label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
          >
            <Eye aria-hidden />
          </button>
        ) : null}
        {suffix ? <span className={classes(styles.affix, styles.suffix)}>{suffix}</span> : null}
      </div>
      {counter ? <span className={styles.counter}>{counter(rest.value === undefined ? typed : String(rest.value).length)}</span> : null}
    </>
  )
}
