import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'

/** The names of fields as they follow each other in the open panel, or else on the page, which may have the same names in another order. */
export const namesInPlace = (): readonly string[] =>
  Array.from((document.querySelector('dialog[open]') ?? document).querySelectorAll('[name]'), (field) => field.getAttribute('name') ?? '')

/**
 * After a try to send the form around it, the first wrong field on the page gets the focus (VAL-07). The form itself knows only in which order its
 * fields came, and some of them come and go. To be used with `shouldFocusError: false`.
 */
export const useFocusOnFirstWrong = (): void => {
  const { formState, setFocus } = useFormContext<Readonly<Record<string, string>>>()
  const { submitCount, errors } = formState
  const focus = useEffectEvent(() => {
    const first = namesInPlace().find((name) => errors[name] !== undefined)
    if (first !== undefined) setFocus(first)
  })
  useEffect(() => {
    if (submitCount > 0) focus()
  }, [submitCount])
}
