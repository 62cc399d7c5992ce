import { useFormContext } from 'react-hook-form'
import type { RegistrationForm } from '@thuishaven/core/account'
import { Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface FormLineProps {
  readonly name: keyof RegistrationForm
  readonly autoComplete: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly required?: boolean
  /** There is no room for a note beside the label. */
  readonly narrow?: boolean
  readonly hint?: string
}

/** One line of the registration form around it, named by `account.<name>`. */
export const FormLine = ({ name, autoComplete, type = 'text', required = true, narrow = false, hint }: FormLineProps) => {
  const { text } = useMessages()
  const { register, formState } = useFormContext<RegistrationForm>()
  return (
    <Field
      label={text(`account.${name}`)}
      required={required}
      // A narrow field has no room for the word 'optional'; the missing asterisk has the same meaning.
      note={required || narrow ? undefined : text('account.optional')}
      hint={hint}
      error={formState.errors[name]?.message}
    >
      {/* Rendered by the server too, because without JavaScript nothing else fills it in. */}
      <TextInput type={type} autoComplete={autoComplete} defaultValue={formState.defaultValues?.[name] ?? ''} {...register(name)} />
    </Field>
  )
}
