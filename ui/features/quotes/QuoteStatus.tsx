import type { Quote } from '@thuishaven/core/quotes'
import { Status } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

const tones = {
  requested: 'info',
  answered: 'success',
  accepted: 'success',
  expired: 'warning',
  withdrawn: 'neutral',
  refused: 'neutral',
} as const

export const QuoteStatus = ({ status }: Pick<Quote, 'status'>) => {
  const { text } = useMessages()
  return <Status tone={tones[status]}>{text(`quotes.statuses.${status}`)}</Status>
}
