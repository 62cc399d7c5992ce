import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** What a customer writes about something that was bought; plain text. */
export interface Review {
  /** The name that is shown. */
  readonly author: string
  /** 1 to 5. */
  readonly stars: number
  readonly title: string
  readonly text: string
}

/** A review as its author sees it. */
export interface OwnReview extends Review {
  /** Line of the order that it is about. */
  readonly lineUid: string
  /** 'waiting' can still be changed, 'refused' can be written again. */
  readonly status: 'waiting' | 'published' | 'refused'
  /** Why it was refused; empty otherwise. */
  readonly reason: string
}

/** A review as typed. */
export interface ReviewForm {
  readonly author: string
  /** '1' to '5'; empty while none is chosen. */
  readonly stars: string
  readonly title: string
  readonly text: string
}

/** The most characters that the backend takes. */
export const reviewLimits = { author: 60, title: 120, text: 3000 } as const

const atMost = (maximum: number) => ({
  label: { key: 'validation.tooLong', params: { maximum } } as const,
  holds: (text: string) => text.trim().length <= maximum,
})

/** A review requires all of its fields. */
export const reviewSchema: FormSchema<ReviewForm> = {
  fields: {
    author: [rules.required, atMost(reviewLimits.author)],
    stars: [{ label: { key: 'validation.required' }, holds: (stars) => /^[1-5]$/.test(stars) }],
    title: [rules.required, atMost(reviewLimits.title)],
    text: [rules.required, atMost(reviewLimits.text)],
  },
  message: null,
}
