import * as v from 'valibot'
import { pictureSchema } from './pictures.ts'
import type { PictureAnswer } from './pictures.ts'

export interface NavigationItemAnswer {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly children: readonly NavigationItemAnswer[]
  readonly image?: PictureAnswer
}

/** Menus hold menus; a host whose menu never ends is stopped by the depth that JSON itself has. */
export const navigationItemSchema: v.GenericSchema<NavigationItemAnswer> = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  children: v.array(v.lazy(() => navigationItemSchema)),
  image: v.exactOptional(pictureSchema),
})
