import { fileURLToPath } from 'node:url'
import { picturesFolder } from './demo/demoPictures.ts'
import { demoShop } from './demo/demoShop.ts'
import type { Host } from './host/answers/Host.ts'
import { openHost } from './host/openHost.ts'
import { cutPictures } from './host/pictures/cutPictures.ts'

/** The mock host with the demo shop in it, at least `products` products large. Throws UnusableData. */
export const openDemoHost = (settings: {
  readonly file: string | null
  readonly products: number
  readonly appUrl: string
  readonly now?: () => number
}): Host =>
  openHost({
    ...settings,
    shop: demoShop(settings.products),
    pictures: cutPictures({ masters: picturesFolder, kept: fileURLToPath(new URL('../.cache/cut-pictures', import.meta.url)) }),
  })
