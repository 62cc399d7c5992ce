import { localeOfTag } from '@thuishaven/core/locale'
import { bootErrorMessages } from '../../messages/bootErrorMessages.ts'
import styles from '../Shell.module.css'
import { problemText } from '../../framework/errors/reportedError.ts'

/**
 * The page could not be hydrated (ERR-04). The server-rendered page stays: its links and plain forms work. A line above it reports that other
 * parts do not, and offers to reload the page.
 * @throws the error, for the listeners of uncaught errors
 */
export const mountFailed = (problem: unknown): never => {
  window.console.error(JSON.stringify({ level: 'error', message: 'Page failed to start', error: problemText(problem) }))
  const [message, again] = bootErrorMessages[localeOfTag(document.documentElement.lang) ?? 'eng']
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  if (styles['offline'] !== undefined) line.className = styles['offline']
  line.append(`${message} `, Object.assign(document.createElement('a'), { href: location.href, textContent: again }))
  document.body.prepend(line)
  throw problem
}
