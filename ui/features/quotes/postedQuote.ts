import type { Translatable } from '../../messages/text.ts'

/** A form about quotes that was refused; what was typed stays. */
export interface PostedQuote {
  readonly values: Readonly<Record<'name' | 'email' | 'message', string>>
  readonly problem: Translatable
}

/** What the page of a quote reports of a form that worked. */
export const quoteNews = ['requested', 'accepted', 'withdrawn'] as const
