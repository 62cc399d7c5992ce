import type { Phrase } from '../notifications/phrase.ts'

/** One rule of a field, named to the shopper by its label. */
export interface Rule<Values> {
  readonly label: Phrase
  /** Refuses an empty text. */
  readonly isRequired?: true
  /** When the rule applies; absent: always. */
  readonly appliesTo?: (values: Values) => boolean
  /** @param value the trimmed text of the field */
  readonly holds: (value: string, values: Values) => boolean
}

/** The state of a field: all its rules, each with whether it holds. */
export interface FieldState {
  readonly isValidated: boolean
  readonly rules: readonly { readonly label: Phrase; readonly isValidated: boolean }[]
}

/** The rules of a form by field, in the order of the fields on the screen, so that focus can go to the first error (VAL-07). */
export interface FormSchema<Values extends object> {
  readonly fields: { readonly [Name in keyof Values]: readonly Rule<Values>[] }
  /** Message for the form as a whole, shown as a notification when anything is wrong; null when errors at the fields are enough. */
  readonly message: Phrase | null
}

const applying = <Values>(rules: readonly Rule<Values>[], values: Values): readonly Rule<Values>[] =>
  rules.filter((rule) => rule.appliesTo?.(values) ?? true)

/** Judges one field; text is trimmed first (VAL-01). Rules that do not apply to the other values are left out. */
export const checkField = <Values>(rules: readonly Rule<Values>[], value: string, values: Values): FieldState => {
  const text = value.trim()
  const states = applying(rules, values).map((rule) => ({ label: rule.label, isValidated: rule.holds(text, values) }))
  return { isValidated: states.every((state) => state.isValidated), rules: states }
}

/** The result of a form. */
export interface FormCheck<Values> {
  readonly valid: boolean
  /** The first broken rule of each wrong field, in the order of the schema. */
  readonly errors: { readonly [Name in keyof Values]?: Phrase }
  /** The fields among them that need text and have none. */
  readonly missing: readonly (keyof Values)[]
  /** For the form as a whole; null when the form is valid or has none. */
  readonly message: Phrase | null
  /** The values as they are to be sent: trimmed (VAL-01), passwords too, in every form alike. */
  readonly values: Values
}

const trimmed = <Values extends object>(names: readonly (keyof Values)[], values: Values): Values => {
  const texts = names.flatMap((name): [keyof Values, string][] => {
    const value: unknown = values[name]
    return typeof value === 'string' ? [[name, value.trim()]] : []
  })
  return { ...values, ...(Object.fromEntries(texts) as Partial<Values>) }
}

/** Judges a form. A field that is missing in `values` counts as empty text; fields the schema does not name are left alone. */
export const validateForm = <Values extends object>(schema: FormSchema<Values>, values: NoInfer<Values>): FormCheck<Values> => {
  const fields = Object.entries(schema.fields) as [keyof Values, readonly Rule<Values>[]][]
  const clean: Values = trimmed(
    fields.map(([name]) => name),
    values,
  )
  const broken = fields.flatMap(([name, rules]): [keyof Values, Rule<Values>][] => {
    const value: unknown = clean[name]
    const text = typeof value === 'string' ? value.trim() : ''
    const first = applying(rules, clean).find((rule) => !rule.holds(text, clean))
    return first === undefined ? [] : [[name, first]]
  })
  return {
    valid: broken.length === 0,
    errors: Object.fromEntries(broken.map(([name, { label }]) => [name, label])) as FormCheck<Values>['errors'],
    missing: broken.flatMap(([name, { isRequired }]) => (isRequired === true ? [name] : [])),
    message: broken.length === 0 ? null : schema.message,
    values: clean,
  }
}
