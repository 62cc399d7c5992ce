import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { ways } from '../../tests/e2e/ways.ts'
import { root } from '../build/sources.ts'
import { startVisit } from './startVisit.ts'
import type { Scheme } from './photograph.ts'
import { sceneCalled } from './scenes.ts'

interface ReadmePicture {
  readonly file: string
  readonly scene: string
  readonly width: number
  readonly scheme: Scheme
}

/** The scenes in README.md: the first screen of five pages and states. */
const readmePictures: readonly ReadmePicture[] = [
  { file: 'home', scene: 'home', width: 1280, scheme: 'light' },
  { file: 'list', scene: 'list', width: 1280, scheme: 'light' },
  { file: 'product', scene: 'product', width: 1280, scheme: 'dark' },
  { file: 'made-to-measure', scene: 'made to measure, measured', width: 1280, scheme: 'light' },
  { file: 'checkout', scene: 'checkout 2 delivery', width: 390, scheme: 'light' },
]

/** Waits for fonts and the pictures in view; pictures outside the visible part of a strip never load, so the wait is short. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.race([
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]).catch(() => undefined),
  )

/** Replaces the pictures of `docs/pictures/`, in English like README.md. */
export const takeReadmePictures = async (browser: Browser, shop: string, t: (line: string) => void): Promise<void> => {
  const folder = join(root, 'docs/pictures')
  await mkdir(folder, { recursive: true })
  for (const { file, scene, width, scheme } of readmePictures) {
    const { page, end } = await startVisit(browser, shop, ways.eng, width)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await sceneCalled(scene).come(page, ways.eng)
    await drawn(page)
    const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${file}.webp`))
    await end()
    t(`docs/pictures/${file}.webp, ${Math.round(size / 1000)} kB`)
  }
}
