import type { Backend } from '../answers/Backend.ts'
import type { Language } from '../records/ProductRecord.ts'

const codeText: Readonly<Record<Language, string>> = {
  nld: 'Vraagt de pagina om een code? Dat is deze:',
  eng: 'Does the page ask for a code? It is this one:',
}

/**
 * The lines of a mail with a link that works once. The token is in the fragment, which no server and no log sees, and stands below it too: a page
 * without JavaScript cannot read its fragment.
 * @param path of the shop, which may have a query
 */
export const mailedLink = ({ appUrl }: Pick<Backend, 'appUrl'>, language: Language, path: string, token: string): string =>
  `${appUrl}${path}#${token}\n\n${codeText[language]}\n${token}`
