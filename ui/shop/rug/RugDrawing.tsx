import { useId } from 'react'
import type { RugOutline } from '@thuishaven/core/rug'
import styles from './RugDrawing.module.css'

export interface RugDrawingProps {
  readonly outline: RugOutline | null
  /** What the drawing says, for who cannot see it. */
  readonly label: string
  /** Measures as they stand along the sides, such as '200 cm'. */
  readonly widthLabel: string
  readonly lengthLabel: string
  /** What stands in the frame while there is nothing to draw. */
  readonly empty: string
}

const sofa = { width: 220, depth: 90 }
const margin = 36

/** The rug to scale on a floor with a grid of half metres, a sofa beside it, measures along its sides as in a technical drawing (RUG-09). */
export const RugDrawing = ({ outline, label, widthLabel, lengthLabel, empty }: RugDrawingProps) => {
  const id = useId()
  const frame = outline?.frame ?? 400
  const side = frame + margin * 2
  const height = side + sofa.depth + 30
  const sofaX = (side - sofa.width) / 2
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${side} ${height}`} role="img" aria-label={outline === null ? empty : label}>
      <defs>
        <pattern id={`${id}grid`} width="50" height="50" patternUnits="userSpaceOnUse">
          <path d="M50 0H0V50" className={styles.grid} />
        </pattern>
        <pattern id={`${id}weave`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className={styles.weave} />
        </pattern>
      </defs>
      <rect width={side} height={height} fill={`url(#${id}grid)`} />
      <g className={styles.sofa} transform={`translate(${sofaX} 16)`}>
        <rect width={sofa.width} height={sofa.depth} rx="10" />
        <path d={`M14 ${sofa.depth}V26h${sofa.width - 28}V${sofa.depth}M${sofa.width / 2} 26V${sofa.depth}`} />
      </g>
      {outline === null ? (
        // Text of a drawing does not wrap.
        <foreignObject x={margin} y={sofa.depth + 30 + side / 2 - 60} width={frame} height="120">
          <p className={styles.empty}>{empty}</p>
        </foreignObject>
      ) : (
        <g transform={`translate(${margin} ${margin + sofa.depth + 30})`}>
          <path d={outline.path} className={styles.rug} />
          <path d={outline.path} fill={`url(#${id}weave)`} className={styles.edge} />
          <g className={styles.measure}>
            <path
              d={`M${outline.x} ${outline.y - 14}h${outline.width}M${outline.x} ${outline.y - 20}v12M${outline.x + outline.width} ${outline.y - 20}v12`}
            />
            <path
              d={`M${outline.x - 14} ${outline.y}v${outline.length}M${outline.x - 20} ${outline.y}h12M${outline.x - 20} ${outline.y + outline.length}h12`}
            />
          </g>
          <text className={styles.text} x={outline.x + outline.width / 2} y={outline.y - 20} textAnchor="middle">
            {widthLabel}
          </text>
          <text
            className={styles.text}
            transform={`translate(${outline.x - 20} ${outline.y + outline.length / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {lengthLabel}
          </text>
        </g>
      )}
    </svg>
  )
}
