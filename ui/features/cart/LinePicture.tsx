import type { CartLine } from '@thuishaven/core/cart'
import { PictureFrame } from '../../kit/index.ts'
import { RugSketch } from '../rug/index.ts'

export interface LinePictureProps {
  readonly line: Pick<CartLine, 'picture' | 'options'>
  readonly sizes: string
  readonly className?: string | undefined
}

/** The picture of a line; a made-to-measure product is drawn as ordered. */
export const LinePicture = ({ line, sizes, className }: LinePictureProps) => {
  const made = line.options.find(({ custom }) => custom !== null)
  return made === undefined || made.custom === null ? (
    <PictureFrame source={line.picture} alt="" sizes={sizes} widest={375} ratio={4 / 5} className={className} />
  ) : (
    <RugSketch measures={made.custom} texture={line.picture} label={made.name} className={className} />
  )
}
