import type { Rule } from './forms.ts'

/** No more characters than the backend takes. */
export const atMost = (maximum: number): Rule<unknown> => ({
  label: { key: 'validation.tooLong', params: { maximum } },
  holds: (text) => text.length <= maximum,
})

/** The most characters that the backend takes for a line of text of a customer. */
export const lineLimit = 200
