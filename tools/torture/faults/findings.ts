/** Kinds of findings on a page after a fault, with their letters in the table. */
export const findings = {
  blank: 'B',
  spinner: 'S',
  raw: 'R',
  'lost input': 'I',
  silent: 'L',
  'too many calls': 'C',
  'page error': 'E',
  'not over': 'X',
  'may be kept': 'K',
  'not met': '?',
} as const

export type Finding = keyof typeof findings

export const meanings: Readonly<Record<Finding, string>> = {
  blank: 'a page without content',
  spinner: 'something still turns after 12 s',
  raw: "a key or the backend's own text on the screen",
  'lost input': 'something typed is gone',
  silent: 'it did not work and nothing says so',
  'too many calls': 'more than 3 calls in 10 s',
  'page error': 'an error that nobody caught',
  'not over': 'it still does not work when the backend is well again',
  'may be kept': 'an error page that a cache may keep',
  'not met': 'the operation was never requested',
}

/** The result of one fault at one place. */
export interface Row {
  readonly place: string
  readonly operation: string
  readonly fault: string
  readonly found: readonly Finding[]
  readonly calls: number
  /** Messages shown by the page meanwhile. */
  readonly notices: readonly string[]
}
