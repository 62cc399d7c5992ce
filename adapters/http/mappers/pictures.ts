import type { Picture } from '@thuishaven/core/catalogue'
import type { PictureResponse } from '../schemas/pictures.ts'

export const pictureOf = ({ imageAlt, source }: PictureResponse): Picture => ({ alt: imageAlt, ...source })

export const pictureOrNull = (response: PictureResponse | null): Picture | null => (response === null ? null : pictureOf(response))
