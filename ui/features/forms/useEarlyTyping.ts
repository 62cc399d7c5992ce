import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Tells a form what was typed before hydration, of which its fields alone know: what depends on a field follows it then, and the error that
 * the server found in it ends.
 */
export const useEarlyTyping = <Values extends FieldValues>({
  formState: { defaultValues },
  getFieldState,
  getValues,
  setValues,
  trigger,
}: UseFormReturn<Values>): void => {
  const catchUp = useEffectEvent(() => {
    const typed = getValues()
    const names = Object.keys(typed).map((name) => name as Path<Values>)
    const early = names.filter((name) => typed[name] !== defaultValues?.[name])
    if (early.length === 0) return
    setValues(typed, { shouldDirty: true })
    void trigger(early.filter((name) => getFieldState(name).invalid))
  })
  useEffect(() => catchUp(), [])
}
