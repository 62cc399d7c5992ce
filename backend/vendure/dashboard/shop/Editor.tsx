import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '@vendure/dashboard'
import { placeOf, RecordField, RefusalContext } from './RecordFields.tsx'
import type { Json } from './Json.ts'
import type { Refusal } from './RecordFields.tsx'
import { reasonOf } from './useAnswer.ts'
import { reasonIn, useWords } from './words.ts'
import type { Words } from './words.ts'

/** A refused value is named by the shop with its place: `path: reason`. Anything else is a failure. */
const parseRefusal = (message: string, words: Words): Refusal | null => {
  const found = /^((?:\w+\.)*\w+)?: (.+)$/s.exec(message)
  return found === null ? null : { path: found[1] ?? '', reason: reasonIn(words, found[2] ?? '') }
}

export interface EditorProps {
  /** As in the data. */
  readonly name: string
  readonly label: string
  /** What the shop has. */
  readonly published: Json
  /** What was kept and not published yet; null: nothing. */
  readonly draft: Json | null
  readonly publish: (value: Json) => Promise<unknown>
  /** Answers the address of the preview. null: this shows nothing of its own. */
  readonly preview: ((value: Json) => Promise<string>) | null
  readonly discard: () => Promise<unknown>
  /** Where it is in the shop; null: nowhere in particular. */
  readonly address: string | null
  /** null: there is no list to go back to. */
  readonly onClose: (() => void) | null
}

/** A form for a value of the shop. What was typed stays until the shop has it. */
export const Editor = ({ name, label, published, draft, publish, preview, discard, address, onClose }: EditorProps) => {
  const words = useWords()
  const [shown, setShown] = useState(published)
  const [value, setValue] = useState(draft ?? published)
  const [isDraft, setIsDraft] = useState(draft !== null)
  const [outcome, setOutcome] = useState('')
  const [previewAddress, setPreviewAddress] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  const begin = (): void => {
    setRefusal(null)
    setOutcome('')
    setPreviewAddress(null)
  }
  const fail = (problem: unknown): void => {
    const message = reasonOf(problem)
    const refused = parseRefusal(message, words)
    setRefusal(refused)
    if (refused === null) return setOutcome(words.failed + message)
    const place = placeOf(refused.path, words)
    setOutcome(`${words.refused}${place === '' ? '' : `${place}: `}${refused.reason}`)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    begin()
    publish(value).then(() => {
      setShown(value)
      setIsDraft(false)
      setOutcome(words.saved)
    }, fail)
  }
  const showPreview = (of: (value: Json) => Promise<string>): void => {
    begin()
    // A tab that is opened later would be blocked.
    const tab = window.open('', '_blank')
    of(value).then(
      (place) => {
        setIsDraft(true)
        setPreviewAddress(place)
        setOutcome(words.previewed)
        if (tab !== null) {
          tab.opener = null
          tab.location.href = place
        }
      },
      (problem: unknown) => {
        tab?.close()
        fail(problem)
      },
    )
  }
  const throwAway = (): void => {
    begin()
    discard().then(() => {
      setValue(shown)
      setIsDraft(false)
      setOutcome(words.discarded)
    }, fail)
  }
  return (
    <form ref={form} className="flex flex-col gap-6" noValidate onSubmit={submit}>
      {isDraft ? (
        <div className="flex items-center gap-3">
          <p>{words.hasDraft}</p>
          <Button type="button" variant="outline" size="sm" onClick={throwAway}>
            {words.discard}
          </Button>
        </div>
      ) : null}
      <RefusalContext value={refusal}>
        <RecordField name={name} path="" label={label} value={value} onChange={setValue} />
      </RefusalContext>
      <p role="status">
        {outcome}{' '}
        {previewAddress === null ? null : (
          <a className="underline" href={previewAddress} target="_blank" rel="noreferrer">
            {words.openPreview}
          </a>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.save}</Button>
        {preview === null ? null : (
          <Button type="button" variant="outline" onClick={() => showPreview(preview)}>
            {words.preview}
          </Button>
        )}
        {onClose === null ? null : (
          <Button type="button" variant="outline" onClick={onClose}>
            {words.back}
          </Button>
        )}
        {address === null ? null : (
          <a className="self-center underline" href={address} target="_blank" rel="noreferrer">
            {words.look}
          </a>
        )}
      </div>
    </form>
  )
}
