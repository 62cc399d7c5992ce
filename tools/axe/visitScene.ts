import type { Browser, Page } from '@playwright/test'
import { look, settle } from '../../tests/a11y/passesAxe.ts'
import type { Way } from '../../tests/e2e/ways.ts'
import { startVisit } from '../pictures/startVisit.ts'
import type { Scene } from '../pictures/scenes.ts'
import { looks } from './looks.ts'

export interface Seen {
  /** Each failure with its place; empty when the scene passes. */
  readonly found: readonly string[]
  /** The address of the scene; null when it could not be reached. */
  readonly path: string | null
}

const widths = [390, 768, 1280, 1680] as const

/** Product pictures are generated at the first request, which takes seconds each; these checks do not need them. */
const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const axeAt = async (page: Page, width: number): Promise<readonly string[]> => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const { violations } = await look(page)
    for (const { id, nodes } of violations)
      for (const { html, failureSummary = '' } of nodes)
        found.push(`${width} px, ${colorScheme}: ${id}: ${html} ${failureSummary.replaceAll(/\s+/g, ' ')}`)
  }
  return found
}

/** Widths per window: a page is resized, but a panel is opened again, because it may be open at one width only. */
const windowsOf = (scene: Scene): readonly (readonly number[])[] => {
  const its = widths.filter((width) => scene.widths?.(width) ?? true)
  if (scene.size === 'screen') return its.map((width) => [width])
  return [its.filter((width) => width < 768), its.filter((width) => width >= 768)].filter((group) => group.length > 0)
}

/** Opens a scene in one language and checks it at all its widths. */
export const visitScene = async (browser: Browser, shop: string, scene: Scene, way: Way): Promise<Seen> => {
  const found: string[] = []
  let path: string | null = null
  for (const group of windowsOf(scene)) {
    const scope = await startVisit(browser, shop, way, group[0] ?? 0)
    const { page } = scope
    try {
      await page.route('**/api/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: dot }))
      await scene.come(page, way)
      path = new URL(page.url()).pathname
      for (const width of group) {
        const { height } = page.viewportSize() ?? { height: 900 }
        await page.setViewportSize({ width, height })
        found.push(...(await axeAt(page, width)))
        for (const { name, at, find } of looks)
          if (at(width)) found.push(...(await find(page)).map((failure) => `${width} px, ${name}: ${failure}`))
        await page.setViewportSize({ width, height })
      }
    } catch (problem) {
      found.push(`${group.join('/')} px: ${String(problem).split('\n', 1)[0] ?? ''}`)
    } finally {
      await scope.end()
    }
  }
  return { found: [...new Set(found)], path }
}
