import { useCallback } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Phrase } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'

export type Say = (phrase: Phrase) => string

/** Lets react-hook-form judge a form by the core's rules; the sentences are said in the active language. */
export const useFormCheck = <Values extends FieldValues>(check: (values: Values) => FormCheck<Values>, say: Say): Resolver<Values> =>
  useCallback<Resolver<Values>>(
    (values) => {
      const { valid, errors, values: clean } = check(values)
      if (valid) return { values: clean, errors: {} }
      const broken = Object.entries(errors).map(([name, phrase]) => [name, { type: 'rule', message: say(phrase as Phrase) }])
      return { values: {}, errors: Object.fromEntries(broken) as FieldErrors<Values> }
    },
    [check, say],
  )
