import * as v from 'valibot'
import { pictureSchema } from './pictures.ts'
import type { PictureResponse } from './pictures.ts'

export interface NavigationItemResponse {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly children: readonly NavigationItemResponse[]
  readonly image?: PictureResponse
}

/** Menus hold menus; a backend whose menu never ends is stopped by the depth that JSON itself has. */
export const navigationItemSchema: v.GenericSchema<NavigationItemResponse> = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  children: v.array(v.lazy(() => navigationItemSchema)),
  image: v.exactOptional(pictureSchema),
})
