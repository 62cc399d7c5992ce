import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Way } from '../../tests/e2e/ways.ts'
import { startVisit } from './startVisit.ts'
import type { Scene } from './scenes.ts'

export type Scheme = 'light' | 'dark'

export interface Picture {
  readonly scene: string
  readonly language: 'nld' | 'eng'
  readonly width: number
  readonly scheme: Scheme
  /** The screenshot file, or null with the reason. */
  readonly file: string | null
  readonly problem: string | null
}

export interface Camera {
  readonly browser: Browser
  readonly shop: string
  readonly folder: string
  readonly schemes: readonly Scheme[]
}

/** Renders content below the fold, scrolls lazily loaded pictures into view, then returns to the top of the page. */
const showAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 8000)),
    ])
  })

/** Resolves when the screen has loaded and does not move; ignores endless animations, such as a spinner. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.race([
      Promise.allSettled([...shown.map((image) => image.decode()), ...moving.map(({ finished }) => finished)]),
      new Promise((resolve) => setTimeout(resolve, 8000)),
    ])
  })

/**
 * Makes a phone's screen as high as its page: a capture beyond the screen forgets that the pointer is a finger, and shows rows for a mouse.
 * The screen keeps that height.
 */
const fitPage = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

/** One scene in one language at one width: opened once, then captured in each colour scheme. */
export const photograph = async (
  { browser, shop, folder, schemes }: Camera,
  scene: Scene,
  language: 'nld' | 'eng',
  way: Way,
  width: number,
): Promise<readonly Picture[]> => {
  const scope = await startVisit(browser, shop, way, width)
  const { page } = scope
  try {
    await scene.come(page, way)
    const pictures: Picture[] = []
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      if (scene.size === 'page') await showAll(page)
      else await settle(page)
      if (scene.size === 'page' && width < 768) await fitPage(page, width)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const file = `${scene.name.replaceAll(' ', '-')}.${language}.${width}.${scheme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: scene.size === 'page', animations: 'disabled' })
      pictures.push({ scene: scene.name, language, width, scheme, file, problem: null })
    }
    return pictures
  } catch (problem) {
    const [line = ''] = String(problem).split('\n')
    return schemes.map((scheme) => ({ scene: scene.name, language, width, scheme, file: null, problem: line }))
  } finally {
    await scope.end()
  }
}
