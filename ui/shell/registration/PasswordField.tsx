import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'

export interface PasswordFieldProps {
  readonly label: string
  readonly error: string | undefined
  /** 'current-password' to log in, 'new-password' to choose one. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** What the form library's `register` answered for this field. */
  readonly field: UseFormRegisterReturn
}

/** A password that can be shown. */
export const PasswordField = ({ label, error, autoComplete, field }: PasswordFieldProps) => {
  const { text } = useText()
  return (
    <Field label={label} required error={error}>
      <TextInput
        type="password"
        autoComplete={autoComplete}
        reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
        {...field}
      />
    </Field>
  )
}
