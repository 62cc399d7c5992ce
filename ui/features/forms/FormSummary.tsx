import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { namesInPlace, useFocusOnFirstWrong } from './focusFirstWrong.ts'
import styles from './registration.module.css'

/** More errors than this are summarised too. */
const few = 3

type Wrong = readonly (readonly [name: string, sentence: string])[]

/** By the place of their fields on the page. */
const inPlace = (wrong: Wrong): Wrong => {
  const names = namesInPlace()
  return wrong.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
}

export interface FormSummaryProps {
  /** The message for the whole form above the errors; by default their number. */
  readonly title?: string | undefined
  /** Shown while there are no errors. */
  readonly children?: ReactNode
}

/**
 * After an attempt to submit a form the first invalid field has the focus, and with several errors this summary links to the fields (VAL-07). It
 * keeps its lines until the next attempt, so that the button does not move away under the pointer; those of corrected fields are struck through.
 */
export const FormSummary = ({ title, children }: FormSummaryProps) => {
  const { text } = useMessages()
  const { formState, setFocus } = useFormContext<Readonly<Record<string, string>>>()
  const { submitCount, errors } = formState
  useFocusOnFirstWrong()
  const [received, setShown] = useState<{ readonly attempts: number; readonly wrong: Wrong; readonly title?: string | undefined }>({
    attempts: 0,
    wrong: [],
  })
  if (received.attempts !== submitCount)
    setShown({ attempts: submitCount, wrong: inPlace(Object.entries(errors).map(([name, error]) => [name, error?.message ?? ''])) })
  // The next attempt starts by removing the title, because a changed title would be announced for errors that are corrected.
  else if (title !== undefined && title !== received.title) setShown({ ...received, title })
  if (received.wrong.length <= few) return children
  const isMended = received.wrong.every(([name]) => errors[name] === undefined)
  return (
    <Alert
      className={styles.faults}
      tone={isMended ? 'success' : 'error'}
      // The errors are announced at their fields, so only the title is announced here.
      announced={false}
      title={
        <span role="alert">
          {isMended ? text('account.mended') : (title ?? received.title ?? text('account.summary', { count: received.wrong.length }))}
        </span>
      }
    >
      <ul className={styles.summary}>
        {received.wrong.map(([name, message]) => (
          <li key={name} data-mended={errors[name] === undefined || undefined}>
            <button type="button" onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
