import type { Browser, Page } from '@playwright/test'
import type { Way } from '../../tests/e2e/ways.ts'
import { chooseBefore } from '../chooseBefore.ts'

export interface Visit {
  readonly page: Page
  readonly end: () => Promise<void>
}

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 }

/** A browser context of a phone or a desktop, for a first-time visitor with a consent choice. */
export const startVisit = async (browser: Browser, shop: string, way: Way, width: number): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: shop,
    locale: way.browser,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
  })
  await chooseBefore(context, undefined, shop)
  return { page: await context.newPage(), end: () => context.close() }
}
