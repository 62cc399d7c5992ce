import type { Page } from '@playwright/test'
import { accountMessages } from '../../ui/messages/nld.account.ts'
import { formMessages } from '../../ui/messages/nld.forms.ts'
import { messages } from '../../ui/messages/nld.ts'
import type { Catalogue } from '../../ui/messages/createMessages.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'ååà',
  e: 'ëëé',
  i: 'îï',
  o: 'öôó',
  u: 'ûü',
  A: 'ÅÀ',
  E: 'ËÉ',
  I: 'ÎÏ',
  O: 'ÖÓ',
  U: 'ÛÜ',
}

/** Lengthens a message as a language of long words would; names in braces are kept. */
export const pseudo = (message: string): string =>
  `⟦${message.replaceAll(/\{[^}]*\}|[aeiouAEIOU]/g, (found) => (found.startsWith('{') ? found : (accents[found] ?? found)))}⟧`

const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, value]) => [name, typeof value === 'string' ? pseudo(value) : pseudoCatalogue(value)]),
  )

/** Serves a pseudo-locale to the browser in place of the Dutch messages; the server is unchanged. */
export const speakPseudo = async (page: Page): Promise<void> => {
  const serve = (pattern: RegExp, name: string, catalogue: Catalogue): Promise<unknown> =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const ${name} = ${JSON.stringify(pseudoCatalogue(catalogue))}` }),
    )
  await serve(/\/assets\/nld-[^/]+\.js$/, 'messages', messages)
  await serve(/\/assets\/nld\.forms-[^/]+\.js$/, 'formMessages', formMessages)
  await serve(/\/assets\/nld\.account-[^/]+\.js$/, 'accountMessages', accountMessages)
}

/** Texts that are partly invisible: clipped by an ancestor or beyond the edge of the screen. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const overflows = (element: Element): string => getComputedStyle(element).overflowX
    while (walker.nextNode() !== null) {
      const text = walker.currentNode
      const holder = text.parentElement
      if (holder === null || (text.textContent ?? '').trim() === '' || !holder.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const around: Element[] = []
      for (let element: Element | null = holder; element !== null && element !== document.body; element = element.parentElement)
        around.push(element)
      // Visually hidden, for screen readers only.
      if (around.some((element) => element.clientWidth <= 1 && element.clientHeight <= 1 && overflows(element) !== 'visible')) continue
      const scroller = around.find((element) => ['auto', 'scroll'].includes(overflows(element)))
      const inner = scroller === undefined ? around : around.slice(0, around.indexOf(scroller))
      const cutter = inner.find((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const edge = element.getBoundingClientRect()
        const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
        return (
          (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (cuts(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4))
        )
      })
      const beyond = scroller === undefined && (box.right > innerWidth + 1 || box.left < -1)
      if (cutter !== undefined || beyond)
        found.push(`${(text.textContent ?? '').trim()} (${cutter === undefined ? 'beyond the screen' : `cut by ${cutter.className}`})`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...new Set(found)]
  })
