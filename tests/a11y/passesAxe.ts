import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

/** The minified source, which a browser reads in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const widths = [390, 1280] as const
const schemes = ['light', 'dark'] as const

/** Every rule of axe, those that are off by default for size included; none is left out. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Waits until colours and sizes have arrived at what the scheme and the width ask for. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Those of the document do not include those within a shadow root, such as lite's.
    const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).filter((root) => root !== null)
    const moving = [document, ...shadows].flatMap((root) => root.getAnimations()).filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })

/** The rules that a scheme can break: nothing else of a page depends on its colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds on the present page, or within a selector: violations in full, of the rest only their first element, which takes less time. */
export const look = async (page: Page, only: 'all' | 'colours' = 'all', within: string | null = null): Promise<AxeResults> => {
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: only === 'all' ? { type: 'tag', values: rules } : { type: 'rule', values: rulesOfColour },
  }
  // Once a document: reading axe's source takes longer than a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(([where, given]) => (globalThis as unknown as { readonly axe: typeof axe }).axe.run(where ?? document, given), [
    within,
    options,
  ] as const)
}

/** Lays out what the browser leaves out until it comes into view: before that, the places of its elements are those of an estimate. */
const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

interface Extent {
  readonly at?: readonly number[]
  readonly within?: string | null
}

/** Checks the present page, by every rule on a phone and on a screen, and at its colours in the dark too; a test can go on to another page. */
export const passes = async (page: Page, name: string, { at = widths, within = null }: Extent = {}): Promise<void> => {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await layOut(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      const { violations } = await look(page, colorScheme === 'light' ? 'all' : 'colours', within)
      const where = `${name}, ${width} px, ${colorScheme}`
      for (const { id, nodes } of violations) {
        for (const { html, failureSummary = '' } of nodes) found.push(`${where}: ${id}: ${html} ${failureSummary}`)
      }
    }
  }
  expect.soft(found).toEqual([])
}

/** Checks the open panel by itself: the page behind it is inert, and is checked without a panel. */
export const panelPasses = (page: Page, name: string, at: readonly number[] = widths): Promise<void> =>
  passes(page, name, { at, within: 'dialog:modal' })
