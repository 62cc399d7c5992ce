import type { Page } from '@playwright/test'

/** The visible state of a page. */
export interface Look {
  readonly isBlank: boolean
  readonly isBusy: boolean
  /** A message key shown in place of a message; null when there is none. */
  readonly raw: string | null
  readonly isErrorPage: boolean
}

export const look = (page: Page): Promise<Look> =>
  page
    .evaluate(() => {
      const shown = document.body.innerText
      const main = document.querySelector('main')?.innerText ?? ''
      const raw =
        /somethingNobodyKnows|Just a moment|\b(?:phrases|account|cart|checkout|error|shell|validation|catalogue|product)\.[a-z]\w{3,}\b|\[object |undefined\b/.exec(
          shown,
        )?.[0] ?? null
      const busy = [
        ...document.querySelectorAll('[data-pending=true], dialog [aria-busy=true], [role=status][aria-label], button[aria-busy=true]'),
      ]
      return {
        isBlank: location.protocol === 'chrome-error:' || shown.trim() === '' || main.trim() === '',
        isBusy: busy.some((element) => element.getClientRects().length > 0),
        raw,
        isErrorPage:
          /^(?:Fout|Status|Error)?\s*\d{3}/.test(main.trim()) ||
          (document.querySelector('meta[name=robots][content^=noindex]') !== null && /opnieuw|Terug naar/i.test(main)),
      }
    })
    .catch(() => ({ isBlank: true, isBusy: false, raw: null, isErrorPage: false }))

/** Messages about progress, or about the current quantity. */
const isNews = (text: string): boolean => !/wordt geladen|^De pagina|^Aantal|^\d+ (?:product|artikel)|wordt bijgewerkt|momentje/i.test(text)

/** The message that reports a result to the shopper. */
export const news = (notices: readonly string[]): readonly string[] => notices.filter(isNews)
