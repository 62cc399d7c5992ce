import type { BackendFailure, Refused } from '@thuishaven/core'
import type { ContactMessage } from '@thuishaven/core/contact'

/** A contact message that was refused when it was posted before hydration; what was typed stays. */
export interface PostedContact {
  readonly values: ContactMessage
  /** null: the fields show their errors. */
  readonly problem: 'contactForm.tooOften' | 'contactForm.failed' | null
}

/** The message of a failure to send. */
export const contactProblem = (failure: BackendFailure | Refused): NonNullable<PostedContact['problem']> =>
  failure._tag === 'Refused' && failure.reason === 'temporary' ? 'contactForm.tooOften' : 'contactForm.failed'
