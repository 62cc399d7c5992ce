import faces from '../kit/styles/faces.css?inline'
import fallbacks from '../kit/styles/fonts.css?inline'
import reset from '../kit/styles/reset.css?inline'
import tokens from '../kit/styles/tokens.css?inline'
import own from './lite.css?inline'

const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/**
 * The house style inside one element: its tokens begin at the element and not at the page. Sheets made by a program are no style
 * elements, so a strict policy of the page allows them.
 */
export const sheets: CSSStyleSheet[] = [reset, tokens, own].map((text) => sheetOf(text.replaceAll(':root', ':host')))

/** Typefaces count only where the page itself names them. */
export const provideFonts = (): void => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(faces + fallbacks)]
}
