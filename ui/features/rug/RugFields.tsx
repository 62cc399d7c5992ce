import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { rugPhrase } from '@thuishaven/core/rug'
import type { CustomItem, MeasuredRug, RugSide } from '@thuishaven/core/rug'
import { Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './RugFields.module.css'

export interface RugFieldsProps {
  readonly item: CustomItem
  readonly rug: MeasuredRug
  readonly typed: Partial<Readonly<Record<RugSide, string>>>
  readonly onType: (side: RugSide, text: string) => void
  /** Names the fields in a plain form. */
  readonly name: (side: RugSide) => string
  /** The shopper tried to continue: empty fields show errors immediately. */
  readonly requested?: boolean
  /** Below the fields; errors that forbid this rug take its place, so that nothing further down moves. */
  readonly note?: ReactNode
}

/** Milliseconds after the last key until errors of the measures together are shown, because the first digit is no measure yet. */
const rest = 700

/** Whether `wrong` is shown: after the debounce or on blur; then until the texts are right again. */
const useRested = (wrong: boolean, texts: string): readonly [boolean, () => void] => {
  const [at, setAt] = useState({ texts, isRested: true })
  const [isNotified, setRevealed] = useState(wrong)
  if (at.texts !== texts) setAt({ texts, isRested: false })
  const isRevealed = wrong && (isNotified || (at.texts === texts && at.isRested))
  if (isRevealed !== isNotified) setRevealed(isRevealed)
  useEffect(() => {
    const later = setTimeout(() => setAt({ texts, isRested: true }), rest)
    return () => clearTimeout(later)
  }, [texts])
  return [isRevealed, () => setAt({ texts, isRested: true })]
}

/**
 * The measures of a rug as text fields. A measure that is too large is replaced by the maximum in the field, with a message until the next input;
 * an invalid one stays as typed, with an error; an error of both together is shown at the last field (RUG-01…RUG-05).
 */
export const RugFields = ({ item, rug, typed, onType, name, requested = false, note = null }: RugFieldsProps) => {
  const { text, t } = useMessages()
  const whole = rug.fields.every((field) => field.problem === null) ? rug.problem : null
  const [rested, leave] = useRested(whole !== null, rug.fields.map(({ text: cleaned }) => cleaned).join())
  const errors = rug.fields.map(({ side, cm, problem }, index) => {
    const last = index === rug.fields.length - 1
    const shownProblem = problem ?? (last && (rested || requested) ? whole : null)
    return shownProblem !== null ? rugPhrase(shownProblem) : requested && cm === null ? { key: `rug.fillIn.${side}` as const } : null
  })
  return (
    <div className={styles.fields}>
      {rug.fields.map(({ side, cm, problem, placeholder, text: cleaned }, index) => {
        const error = errors[index] ?? null
        return (
          <Field
            key={side}
            label={text(`rug.label.${side}`)}
            note={text('rug.limit', { max: item.maximumCm })}
            error={error === null ? null : t(error)}
            className={styles.field}
          >
            <TextInput
              name={name(side)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              placeholder={t(placeholder)}
              value={problem?._tag === 'TooLarge' && cm !== null ? cleaned : (typed[side] ?? '')}
              onChange={(event) => onType(side, event.currentTarget.value)}
              onBlur={() => {
                leave()
                if (problem === null && cleaned !== (typed[side] ?? '')) onType(side, cleaned)
              }}
              aria-description={text(`rug.shapes.${item.shape}`)}
            />
          </Field>
        )
      })}
      {note === null || (!rug.cartable && errors.some((error) => error !== null)) ? null : <div className={styles.note}>{note}</div>}
    </div>
  )
}
