import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { FieldError } from '../field/Field.tsx'
import styles from './RangeSlider.module.css'
import { movedRange, placeOf, sliderPauses } from './range.ts'
import type { Range } from './range.ts'

export interface RangeSliderProps {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  readonly value: Range
  /** Called 300 ms after the last move (VAL-10). */
  readonly onSettle: (value: Range) => void
  /** Names of the two ends, for the handle and the equivalent text field. */
  readonly labels: { readonly min: string; readonly max: string }
  /** Formats a value, also for screen readers. */
  readonly format: (value: number) => string
  /** Parses the typed text of one end: its value, or the message why it is invalid. */
  readonly read: (end: 'min' | 'max', typed: string, range: Range) => number | string
}

/** Two native sliders on one rail: arrow keys, Home and End work, and each handle has its own name and value. */
export const RangeSlider = ({ min = 0, max = 100, step = 1, value, onSettle, labels, format, read }: RangeSliderProps) => {
  const [range, setRange] = useState(value)
  const [given, setGiven] = useState(value)
  if (given.min !== value.min || given.max !== value.max) {
    setGiven(value)
    setRange(value)
  }
  const refusedId = useId()
  /** The error of a typed end. */
  const [refused, setRefused] = useState<{ readonly end: 'min' | 'max'; readonly message: string } | null>(null)
  const [tip, setTip] = useState<'min' | 'max' | null>(null)
  const timers = useRef<{ tip?: ReturnType<typeof setTimeout>; settle?: ReturnType<typeof setTimeout> }>({})
  useEffect(() => {
    const { current } = timers
    return () => {
      clearTimeout(current.tip)
      clearTimeout(current.settle)
    }
  }, [])
  const showTip = (next: 'min' | 'max' | null, pause: number): void => {
    clearTimeout(timers.current.tip)
    timers.current.tip = setTimeout(() => setTip(next), pause)
  }
  const move = (handle: 'min' | 'max', requested: number): void => {
    const next = movedRange(range, handle, requested, { min, max, step })
    setRange(next)
    setRefused(null)
    showTip(handle, sliderPauses.tooltip)
    clearTimeout(timers.current.settle)
    timers.current.settle = setTimeout(() => onSettle(next), sliderPauses.settle)
  }
  /** A press on the rail moves the nearer handle, so that dragging is not required. */
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.button !== 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const requested = min + ((event.clientX - left) / width) * (max - min)
    const name = requested - range.min < range.max - requested ? 'min' : 'max'
    move(name, requested)
    event.currentTarget.querySelector<HTMLInputElement>(`[data-handle="${name}"]`)?.focus({ preventScroll: true })
    event.preventDefault()
  }
  const typed = (name: 'min' | 'max', input: HTMLInputElement): void => {
    // Unchanged text was not typed.
    if (input.value === String(range[name])) return setRefused(null)
    const end = read(name, input.value, range)
    if (typeof end === 'string') return setRefused({ end: name, message: end })
    input.value = String(end)
    setRefused(null)
    if (end === range[name]) return
    const next = { ...range, [name]: end }
    clearTimeout(timers.current.settle)
    setRange(next)
    onSettle(next)
  }
  const field = (name: 'min' | 'max') => (
    <input
      // A new range is shown in the same field, which keeps the focus.
      ref={(input) => {
        if (input === null || input.defaultValue === String(range[name])) return
        input.defaultValue = String(range[name])
        input.value = input.defaultValue
      }}
      className={styles.field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={labels[name]}
      aria-invalid={refused?.end === name || undefined}
      aria-describedby={refused?.end === name ? refusedId : undefined}
      onBlur={(event) => typed(name, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed(name, event.currentTarget)
      }}
    />
  )
  const places = { '--low': placeOf(range.min, { min, max }), '--high': placeOf(range.max, { min, max }) } as CSSProperties
  const handle = (name: 'min' | 'max') => (
    <input
      type="range"
      className={styles.handle}
      data-handle={name}
      aria-label={labels[name]}
      aria-valuetext={format(range[name])}
      min={min}
      max={max}
      step={step}
      value={range[name]}
      onChange={(event) => move(name, event.currentTarget.valueAsNumber)}
      onPointerUp={() => showTip(null, sliderPauses.hide)}
      onBlur={() => showTip(null, sliderPauses.hide)}
    />
  )
  return (
    <div className={styles.slider} style={places}>
      <p className={styles.values} aria-hidden="true">
        <span>{format(range.min)}</span>
        <span>{format(range.max)}</span>
      </p>
      <div className={styles.rail} onPointerDown={press}>
        {handle('min')}
        {handle('max')}
        {tip === null ? null : (
          <span className={styles.tip} data-handle={tip} aria-hidden="true">
            {format(range[tip])}
          </span>
        )}
      </div>
      <p className={styles.fields}>
        {field('min')} <span aria-hidden="true">–</span> {field('max')}
      </p>
      <div aria-live="polite">{refused === null ? null : <FieldError id={refusedId}>{refused.message}</FieldError>}</div>
    </div>
  )
}
