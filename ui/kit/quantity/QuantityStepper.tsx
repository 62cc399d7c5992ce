import { useEffect, useRef, useState } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { classes } from '../classes.ts'
import { createLongPress } from './longPress.ts'
import type { LongPress } from './longPress.ts'
import { steppedQuantity, typedQuantity } from './quantity.ts'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  /**
   * Reports every key, for a parent that decides when typed text is applied and keeps it when the stepper unmounts; without it the stepper
   * waits for `settleAfter`.
   */
  readonly onType?: ((text: string) => void) | undefined
  /** Name of the field, such as 'Aantal'. */
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  readonly precision?: number | undefined
  readonly name?: string | undefined
  readonly size?: 's' | 'm' | undefined
  readonly disabled?: boolean | undefined
  /** Milliseconds without a keystroke after which a typed number is applied (CRT-04). */
  readonly settleAfter?: number | undefined
  /** Reports the value after a press on minus or plus, for an announcement: a screen reader does not read the field then. */
  readonly onStep?: ((value: number) => void) | undefined
  readonly className?: string | undefined
}

/** Minus, number, plus. Holding a button repeats; blur or Enter applies the number immediately. */
export const QuantityStepper = ({
  value,
  onChange,
  onType,
  label,
  lessLabel,
  moreLabel,
  min = 0,
  max,
  step = 1,
  precision,
  name,
  size = 'm',
  disabled = false,
  settleAfter = 500,
  onStep,
  className,
}: QuantityStepperProps) => {
  const limits = { min, max, step, precision }
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number } | null>(null)
  // The typed text is shown until the value changes, by this text or for another reason. It is then discarded, or it would reappear when the
  // value returns to the earlier one.
  if (typed !== null && typed.over !== value) setTyped(null)
  const draft = typed?.over === value ? typed.text : null
  const setDraft = (text: string | null): void => setTyped(text === null ? null : { text, over: value })
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef({ value, limits, onChange })
  const presses = useRef<Partial<Record<1 | -1, LongPress>>>({})

  useEffect(() => {
    now.current = { value, limits, onChange }
  })
  useEffect(
    () => () => {
      clearTimeout(settling.current)
      presses.current[1]?.stop()
      presses.current[-1]?.stop()
    },
    [],
  )

  const change = (next: number): boolean => {
    clearTimeout(settling.current)
    setDraft(null)
    if (next === now.current.value) return false
    now.current = { ...now.current, value: next }
    now.current.onChange(next)
    return true
  }
  const settle = (text: string) => {
    const next = typedQuantity(text, now.current.limits)
    if (next === null) setDraft(null)
    else change(next)
  }
  const move = (direction: 1 | -1): boolean => {
    const moved = change(steppedQuantity(now.current.value, direction, now.current.limits))
    onStep?.(now.current.value)
    return moved
  }
  const pressOf = (direction: 1 | -1): LongPress => (presses.current[direction] ??= createLongPress(() => move(direction)))

  const button = (direction: 1 | -1) => {
    const atEnd = direction === 1 ? max !== undefined && value >= max : value <= min
    const stop = () => pressOf(direction).stop()
    const Icon = direction === 1 ? Plus : Minus
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={direction === 1 ? moreLabel : lessLabel}
        // Not `disabled`: the button must keep the focus and receive the end of a press.
        aria-disabled={disabled || atEnd}
        onPointerDown={(event) => {
          if (!disabled && event.button === 0) pressOf(direction).start()
        }}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled && !pressOf(direction).consume()) move(direction)
        }}
      >
        <Icon aria-hidden />
      </button>
    )
  }

  return (
    <fieldset aria-label={label} className={classes(styles.stepper, styles[size], className)}>
      {button(-1)}
      <input
        type="number"
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        className={styles.number}
        aria-label={label}
        name={name}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={draft ?? String(value)}
        // A browser takes '1e2' for a number.
        onBeforeInput={(event) => {
          if (/[a-z]/i.test(event.data)) event.preventDefault()
        }}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value
          setDraft(text)
          clearTimeout(settling.current)
          if (onType !== undefined) onType(text)
          else if (text !== '') settling.current = setTimeout(() => settle(text), settleAfter)
        }}
        onBlur={() => {
          if (draft !== null) settle(draft)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && draft !== null) settle(draft)
        }}
      />
      {button(1)}
    </fieldset>
  )
}
