import { addressScenes } from './addressScenes.ts'
import { cartScenes } from './cartScenes.ts'
import { catalogueScenes } from './catalogueScenes.ts'
import { checkoutScenes } from './checkoutScenes.ts'
import { companyScenes } from './companyScenes.ts'
import { orderScenes } from './orderScenes.ts'
import { personalScenes } from './personalScenes.ts'
import { quoteScenes } from './quoteScenes.ts'
import type { Scene } from './scene.ts'
import { sessionScenes } from './sessionScenes.ts'
import { sharingScenes } from './sharingScenes.ts'
import { ticketScenes } from './ticketScenes.ts'

/** Every operation of the shop, through an action of a shopper in an open page. */
export const scenes: readonly Scene[] = [
  ...catalogueScenes,
  ...cartScenes,
  ...sharingScenes,
  ...sessionScenes,
  ...checkoutScenes,
  ...orderScenes,
  ...ticketScenes,
  ...companyScenes,
  ...quoteScenes,
  ...addressScenes,
  ...personalScenes,
]
