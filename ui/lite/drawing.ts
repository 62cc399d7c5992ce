import { measuresOf, rugOutline } from '@thuishaven/core/rug'
import type { RugOutline, RugShape } from '@thuishaven/core/rug'
import { svg } from './html.ts'

const margin = 30

/** A rug to scale on a floor with a grid of half metres, with its measures along the sides (RUG-09). Lengths are centimetres. */
export interface Drawing {
  readonly element: SVGSVGElement
  /** @param label what it shows, for who cannot see it; @param sides measures as they stand along the sides */
  readonly show: (outline: RugOutline | null, label: string, sides: readonly string[]) => void
}

export const createDrawing = (maximumCm: number, shape: RugShape): Drawing => {
  const measures = measuresOf(shape, { width: 200, length: shape === 'square' ? 200 : 300, diameter: 250 })
  const example = measures === null ? null : rugOutline(measures, maximumCm)
  const side = maximumCm + margin * 2
  const rug = svg('g', { transform: `translate(${margin} ${margin})` })
  const element = svg(
    'svg',
    { class: 'drawing', viewBox: `0 0 ${side} ${side}`, role: 'img' },
    svg(
      'defs',
      {},
      svg(
        'pattern',
        { id: 'floor', width: 50, height: 50, patternUnits: 'userSpaceOnUse' },
        svg('path', { d: 'M50 0H0V50', class: 'grid' }),
      ),
    ),
    // Wider than the frame: the floor goes on where the picture is wider than the rug needs.
    svg('rect', { x: -side, width: side * 3, height: side, fill: 'url(#floor)' }),
    rug,
  )
  return {
    element,
    show: (outline, label, sides) => {
      element.setAttribute('aria-label', label)
      if (outline === null) return rug.replaceChildren(svg('path', { d: example?.path ?? '', class: 'example' }))
      const { x, y, width, length, path } = outline
      const [across = '', down = across] = sides
      const text = (words: string, transform: string) => svg('text', { transform, 'text-anchor': 'middle' }, words)
      rug.replaceChildren(
        svg('path', { d: path, class: 'rug' }),
        text(across, `translate(${x + width / 2} ${y - 10})`),
        text(down, `translate(${x - 10} ${y + length / 2}) rotate(-90)`),
      )
    },
  }
}
