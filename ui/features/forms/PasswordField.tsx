import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  /** 'current-password' to log in, 'new-password' to choose one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/**
 * A password that can be shown; inside the FormProvider of its form. It is registered here, in its place among the fields, because the first
 * wrong one in that order gets the focus (VAL-07).
 */
export const PasswordField = ({ name, label, autoComplete }: PasswordFieldProps) => {
  const { text } = useMessages()
  const { register, formState } = useFormContext<Readonly<Record<string, string>>>()
  return (
    <Field label={label} required error={formState.errors[name]?.message}>
      <TextInput
        type="password"
        autoComplete={autoComplete}
        // The list of PasswordRules, which is below a new password, not below its repetition.
        aria-describedby={autoComplete === 'new-password' && name === 'password' ? 'password-rules' : undefined}
        reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
        {...register(name)}
      />
    </Field>
  )
}
