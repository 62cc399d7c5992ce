/** An error as operators see it: what failed and where in the code, without personal data. */
export interface ErrorReport {
  /** Reference in the log, and on the error page. */
  readonly id: string
  readonly side: 'browser' | 'server'
  /** The name of the exception, or 'Warning' for a line of the log. */
  readonly name: string
  readonly message: string
  /** Where it happened, the innermost place first. */
  readonly frames: readonly string[]
  /** The kind of page, such as 'product'; never its address. */
  readonly page: string
  /** The build that it happened in. */
  readonly build: string
}

const longest = { name: 60, message: 300, frame: 200, frames: 12, page: 30, id: 40, build: 40 }

const rules: readonly (readonly [RegExp, string | ((text: string) => string)])[] = [
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, '[e-mail]'],
  // Only addresses of script files are kept, because others may contain a person, an order or a query.
  [
    /\bhttps?:\/\/[^\s)"']+/g,
    (address) => /\/assets\/[\w.-]+(?::\d+)*/.exec(address)?.[0] ?? /\/[\w.-]+\.(?:js|ts|tsx)(?::\d+)+/.exec(address)?.[0] ?? '[address]',
  ],
  [/\?[^\s)"']*=[^\s)"']*/g, ''],
  // Tokens and what names a cart, a payment or a session.
  [/(?<!\/assets\/[\w.-]*)\b(?=[\w-]*\d)[A-Za-z0-9_-]{16,}\b/g, '[token]'],
  // Numbers of telephones, accounts and orders; the columns of a minified file are none.
  [/(?<![\d:])(?<!:\d+)\+?\d(?:[ .-]?\d){4,}/g, '[number]'],
  [/\b\d{4} ?[A-Z]{2}\b/g, '[number]'],
]

/** A text without personal data: addresses, e-mail addresses, numbers and tokens are replaced. */
export const withoutPersonalData = (text: string): string =>
  rules.reduce((left, [pattern, place]) => (typeof place === 'string' ? left.replace(pattern, place) : left.replace(pattern, place)), text)

const plain = (text: string, length: number): string =>
  withoutPersonalData(text.slice(0, length * 4).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).slice(0, length)

/** The places of an exception's stack, the innermost first. */
const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@|:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/^at /, ''))

/** The report of any thrown value. */
export const errorReportOf = (problem: unknown, about: Pick<ErrorReport, 'id' | 'side' | 'page' | 'build'>): ErrorReport => {
  const known = problem instanceof Error ? problem : { name: typeof problem, message: String(problem), stack: '' }
  return tidyError({ ...about, name: known.name, message: known.message, frames: framesOf(known.stack ?? '') })
}

/** A report that may be stored: short, one line per field, without personal data. External input passes through here too. */
export const tidyError = (error: ErrorReport): ErrorReport => ({
  id: error.id.replace(/[^\w-]/g, '').slice(0, longest.id),
  side: error.side,
  name: plain(error.name, longest.name),
  message: plain(error.message, longest.message),
  frames: error.frames.slice(0, longest.frames).map((frame) => plain(frame, longest.frame)),
  page: error.page.replace(/[^\w-]/g, '').slice(0, longest.page),
  build: error.build.replace(/[^\w-]/g, '').slice(0, longest.build),
})
