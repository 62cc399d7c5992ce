import type { CustomMeasures, RugShape } from './measures.ts'

/** A rug drawn to scale; every length is in centimetres, so that a picture needs no computation (RUG-09). */
export interface RugOutline {
  /** Side of the square frame in which the largest possible rug just fits. */
  readonly frame: number
  /** The box around the rug, in the middle of the frame. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
  /** SVG path data of the edge, in the frame's coordinates. */
  readonly path: string
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

const text = (cm: number): string => String(Math.round(cm * 100) / 100)

const rectangle = ({ x, y, width, length }: Box): string => `M${text(x)} ${text(y)}h${text(width)}v${text(length)}h${text(-width)}Z`

const ellipse = ({ x, y, width, length }: Box): string => {
  const arc = `a${text(width / 2)} ${text(length / 2)} 0 0 1`
  return `M${text(x)} ${text(y + length / 2)}${arc} ${text(width)} 0${arc} ${text(-width)} 0Z`
}

/** Five curves that touch each side of the box once and never leave it. Without its waist it would look like an oval that leans. */
const pebble = ({ x, y, width, length }: Box): string => {
  const at = (across: number, down: number): string => `${text(x + across * width)} ${text(y + down * length)}`
  return (
    `M${at(0.42, 0)}C${at(0.74, 0)} ${at(1, 0.08)} ${at(1, 0.28)}C${at(1, 0.42)} ${at(0.9, 0.46)} ${at(0.9, 0.58)}` +
    `C${at(0.9, 0.8)} ${at(0.78, 1)} ${at(0.52, 1)}C${at(0.22, 1)} ${at(0, 0.84)} ${at(0, 0.6)}` +
    `C${at(0, 0.3)} ${at(0.14, 0)} ${at(0.42, 0)}Z`
  )
}

const edges: Readonly<Record<RugShape, (box: Box) => string>> = {
  square: rectangle,
  rectangle: rectangle,
  oval: ellipse,
  round: ellipse,
  organic: pebble,
}

/** The outline of a rug in a frame for rugs up to `maximumCm`; null while a measure is missing or 0. A larger rug widens its frame. */
export const rugOutline = (
  { shape, widthCm, lengthCm, diameterCm }: Pick<CustomMeasures, 'shape' | 'widthCm' | 'lengthCm' | 'diameterCm'>,
  maximumCm: number,
): RugOutline | null => {
  const width = diameterCm ?? widthCm ?? 0
  const length = diameterCm ?? lengthCm ?? 0
  if (!(width > 0 && length > 0)) return null
  const frame = Math.max(maximumCm, width, length)
  const box = { x: (frame - width) / 2, y: (frame - length) / 2, width, length }
  return { frame, ...box, path: edges[shape](box) }
}
