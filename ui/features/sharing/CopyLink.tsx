import { useId, useRef, useState } from 'react'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Announcement, Button, Field, NeedsScript, Row, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** A link in a field, to be copied or sent by what the device has for it. */
export const CopyLink = ({ address, title }: { readonly address: string; readonly title: string }) => {
  const { text } = useMessages()
  const hydrated = useHydrated()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copyResult, setCopyResult] = useState<'sharing.copied' | 'sharing.notCopied' | null>(null)
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopyResult('sharing.copied'),
      () => {
        field.current?.select()
        setCopyResult('sharing.notCopied')
      },
    )
  // The visitor may close the device's own dialog, which is no failure.
  const send = (): void => void navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <>
      <Field id={id} label={text('sharing.link')}>
        <TextInput ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <NeedsScript ready={hydrated}>
        <Row>
          <Button onClick={copy}>{text('sharing.copy')}</Button>
          {hydrated && 'share' in navigator ? (
            <Button variant="secondary" onClick={send}>
              {text('sharing.send')}
            </Button>
          ) : null}
        </Row>
      </NeedsScript>
      <p aria-hidden="true">{copyResult === null ? '' : text(copyResult)}</p>
      <Announcement>{copyResult === null ? '' : text(copyResult)}</Announcement>
    </>
  )
}
