import type { ComponentProps } from 'react'
import { Button } from '../../kit/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'

export interface FormButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>, Pick<ComponentProps<'form'>, 'action'> {
  readonly method: 'get' | 'post'
  /** A field that the form sends besides the button's own. */
  readonly field?: readonly [name: string, value: string]
  readonly onPress: () => void
}

/** A button whose press the page carries out; before hydration it sends a plain form, so that no press is lost. */
export const FormButton = ({ method, action, field, onPress, ...button }: FormButtonProps) => {
  const hydrated = useHydrated()
  return (
    <form method={method} action={action}>
      {field === undefined ? null : <input type="hidden" name={field[0]} value={field[1]} />}
      <Button
        {...button}
        type={hydrated ? 'button' : 'submit'}
        onClick={(event) => {
          event.preventDefault()
          onPress()
        }}
      />
    </form>
  )
}
