import { localeOfTag } from '@thuishaven/core/locale'
import { bootErrorMessages } from '../../messages/bootErrorMessages.ts'
import styles from '../Shell.module.css'
import { problemText } from '../../framework/errors/reportedError.ts'

/**
 * The program could not take over the page that the server wrote (ERR-04). That page stays as it is: its links and plain forms work. A line
 * above it says that the rest does not, and loads the page anew.
 * @throws what was the matter, for whoever watches uncaught errors
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
