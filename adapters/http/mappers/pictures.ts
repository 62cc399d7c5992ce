import type { Picture } from '@thuishaven/core/catalogue'
import type { PictureAnswer } from '../schemas/pictures.ts'

export const pictureOf = ({ imageAlt, source }: PictureAnswer): Picture => ({ alt: imageAlt, ...source })

export const pictureOrNull = (answer: PictureAnswer | null): Picture | null => (answer === null ? null : pictureOf(answer))
