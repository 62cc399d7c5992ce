import type { ReactNode } from 'react'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { Alert } from '../../kit/index.ts'
import type { Translatable } from '../../messages/text.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { formStyles } from '../forms/index.ts'
import { StepActions } from './StepActions.tsx'

export interface StepFormProps {
  readonly step: CheckoutStep
  readonly busy: boolean
  readonly message: Translatable | null
  readonly nextLabel: string
  readonly onNext: () => Promise<void>
  readonly children: ReactNode
}

/** A step in which something is chosen: what is wrong, the choices, the way on. */
export const StepForm = ({ step, busy, message, nextLabel, onNext, children }: StepFormProps) => {
  const { t } = useMessages()
  return (
    <form
      className={formStyles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void onNext()
      }}
    >
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      {children}
      <StepActions step={step} busy={busy} label={nextLabel} />
    </form>
  )
}
