import { demoShop } from './demo/demoShop.ts'
import type { Host } from './host/answers/Host.ts'
import { openHost } from './host/openHost.ts'
import { pictureResponse } from './painter/pictureResponse.ts'

/** The mock host with the demo shop in it, at least `products` products large. Throws UnusableData. */
export const openDemoHost = (settings: {
  readonly file: string | null
  readonly products: number
  readonly appUrl: string
  readonly now?: () => number
}): Host => openHost({ ...settings, shop: demoShop(settings.products), pictures: pictureResponse })
