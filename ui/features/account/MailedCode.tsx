import { Button, Field, TextInput } from '../../kit/index.ts'
import { formStyles } from '../forms/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface MailedCodeProps {
  /** Of the mailed link; null: it is typed. */
  readonly token: string | null
  readonly label: string
  readonly busy: boolean
  readonly onSubmit: (token: string) => void
}

/** Uses what was mailed: one button for who opened the link, and a field for who has no JavaScript to read it. Nothing happens before the press. */
export const MailedCode = ({ token, label, busy, onSubmit }: MailedCodeProps) => {
  const { text } = useMessages()
  return (
    <form
      className={formStyles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('token')
        onSubmit(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      {token === null ? (
        <Field label={text('account.mailed.code')} required>
          <TextInput name="token" autoComplete="one-time-code" required />
        </Field>
      ) : (
        <input type="hidden" name="token" value={token} />
      )}
      <Button type="submit" size="l" wide busy={busy} busyText={text('account.busy')}>
        {label}
      </Button>
    </form>
  )
}
