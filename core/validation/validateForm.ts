import type { Phrase } from '../notifications/phrase.ts'
import { checkField } from './checkField.ts'
import type { FormSchema } from './formSchema.ts'

/** What became of a form. */
export interface FormCheck<Values> {
  readonly valid: boolean
  /** The first broken rule of each wrong field, in the order of the schema. */
  readonly errors: { readonly [Name in keyof Values]?: Phrase }
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
  const names = Object.keys(schema.fields) as (keyof Values)[]
  const clean: Values = trimmed(names, values)
  const broken = names.flatMap((name): [keyof Values, Phrase][] => {
    const value: unknown = clean[name]
    const state = checkField(schema.fields[name], typeof value === 'string' ? value : '', clean)
    const first = state.rules.find((rule) => !rule.isValidated)
    return first === undefined ? [] : [[name, first.label]]
  })
  return {
    valid: broken.length === 0,
    errors: Object.fromEntries(broken) as FormCheck<Values>['errors'],
    message: broken.length === 0 ? null : schema.message,
    values: clean,
  }
}
