import type { CustomItem, MeasuredRug, RugSide } from '@thuishaven/core/rug'
import { Field, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './RugFields.module.css'

export interface RugFieldsProps {
  readonly item: CustomItem
  readonly rug: MeasuredRug
  readonly typed: Partial<Readonly<Record<RugSide, string>>>
  readonly onType: (side: RugSide, text: string) => void
  /** Prefix of the fields' names in a plain form. */
  readonly name: string
}

/** The measures of a rug as text fields; a clamp and a too small area are said at the fields (RUG-01…RUG-05). */
export const RugFields = ({ item, rug, typed, onType, name }: RugFieldsProps) => {
  const { text, say } = useText()
  const whole = rug.fields.every((field) => field.message === null) ? rug.message : null
  return (
    <div className={styles.fields}>
      {rug.fields.map(({ side, message, placeholder, text: cleaned }, index) => (
        <Field
          key={side}
          label={text(`rug.label.${side}`)}
          error={message === null ? (index === rug.fields.length - 1 && whole !== null ? say(whole) : null) : say(message)}
          className={styles.field}
        >
          <TextInput
            name={`${name}.${side}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder={say(placeholder)}
            suffix="cm"
            value={typed[side] ?? ''}
            onChange={(event) => onType(side, event.currentTarget.value)}
            onBlur={() => onType(side, cleaned)}
            aria-description={text(`rug.shapes.${item.shape}`)}
          />
        </Field>
      ))}
    </div>
  )
}
