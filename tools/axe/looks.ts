import type { Page } from '@playwright/test'
import { settle } from '../../tests/a11y/passesAxe.ts'
import { cutTexts } from '../../tests/e2e/pseudoLocale.ts'
import { focusFailures } from './focusFailures.ts'
import { smallTargets } from './smallTargets.ts'

/** Checks that axe lacks, run on a loaded page; they leave the page unchanged. */
export interface Look {
  readonly name: string
  readonly at: (width: number) => boolean
  readonly find: (page: Page) => Promise<readonly string[]>
}

const onPhonesAndScreens = (width: number): boolean => width === 390 || width === 1280

/** Whether a text is cut off or beyond the edge of the screen while the page has this style. */
const cutUnder = async (page: Page, content: string): Promise<readonly string[]> => {
  // The shop's CSP blocks inline styles, but allows a constructed style sheet.
  const style = await page.evaluateHandle(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  }, content)
  await settle(page)
  const found = await cutTexts(page)
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((persisted) => persisted !== sheet)
  })
  await settle(page)
  return found
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Maximum duration of an animation, in milliseconds. */
const moving = (page: Page, longest: number): Promise<readonly string[]> =>
  page.evaluate(
    (most) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > most)
        .map(({ effect }) => `${effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : ''} moves`),
    longest,
  )

export const looks: readonly Look[] = [
  { name: 'nothing moves with reduced motion', at: onPhonesAndScreens, find: (page) => moving(page, 100) },
  {
    name: 'nothing moves by itself for more than five seconds',
    at: onPhonesAndScreens,
    find: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await settle(page)
      const found = await moving(page, 5_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return found
    },
  },
  {
    name: '400 % zoom of 1280 × 1024',
    at: (width) => width === 1280,
    find: async (page) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await settle(page)
      const found = await cutTexts(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      await settle(page)
      return found
    },
  },
  { name: 'wider text spacing', at: onPhonesAndScreens, find: (page) => cutUnder(page, spacing) },
  {
    name: 'right to left',
    at: onPhonesAndScreens,
    find: async (page) => {
      const turn = (direction: string): Promise<void> =>
        page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      await turn('rtl')
      await settle(page)
      const found = await cutTexts(page)
      await turn('ltr')
      return found
    },
  },
  { name: 'targets of 44 px', at: (width) => width === 390, find: smallTargets },
  { name: 'the focus is seen and not covered', at: onPhonesAndScreens, find: focusFailures },
  {
    name: 'the focus is seen in forced colours',
    at: (width) => width === 1280,
    find: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await settle(page)
      const found = await focusFailures(page)
      await page.emulateMedia({ forcedColors: 'none' })
      return found
    },
  },
]
