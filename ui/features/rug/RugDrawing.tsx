import { useId } from 'react'
import type { Picture } from '@thuishaven/core/catalogue'
import type { RugOutline } from '@thuishaven/core/rug'
import { classes, plainPictureAddress } from '../../kit/index.ts'
import { coverWith } from './coverWith.ts'
import styles from './RugDrawing.module.css'

export interface RugDrawingProps {
  readonly outline: RugOutline | null
  /** The placeholder, faint and dashed, while there is nothing to draw. */
  readonly example?: RugOutline | null | undefined
  /** The text alternative of the drawing. */
  readonly label: string
  /** Labels of the sides, such as '200 cm'. */
  readonly widthLabel: string
  readonly lengthLabel: string
  /** The text alternative while there is nothing to draw. */
  readonly empty: string
  /** The rug from above, whose drawing and colour fill the outline. */
  readonly texture?: Picture | null | undefined
  /** CSS colour of the rug below its lines or its picture. */
  readonly colour?: string | undefined
  readonly className?: string | undefined
}

const sofa = { width: 220, depth: 90 }
/** Room for the measures beside the rug. */
const margin = 40
/** Above the sofa and below the rug. */
const edge = 28
/** Smaller rugs keep this much floor, so that neither sofa nor scale moves while the first digits are typed. */
const leastFloor = 300

/** Where there is no picture of it: the contour lines that are tufted into it, as one rug of 200 by 300. */
const relief = 'M0 162C50 132 90 192 130 152S175 122 200 162M118 0C130 40 170 62 200 52M0 232C34 236 62 268 70 300'
const hill = 'M-46-8C-40-58 20-66 44-28S48 62 8 58-52 38-46-8Z'
const hills = ['62 82', '140 232'].flatMap((place) => [1, 0.66, 0.32].map((size) => `translate(${place}) scale(${size})`))

/** The rug to scale on a floor with a grid of half metres, in front of a sofa and beside a person, measures along its sides as in a technical drawing (RUG-09). */
export const RugDrawing = ({
  outline,
  example = null,
  label,
  widthLabel,
  lengthLabel,
  empty,
  texture,
  colour,
  className,
}: RugDrawingProps) => {
  const id = useId()
  const shown = outline ?? example
  const floor = edge + sofa.depth + 8
  const side = Math.max(leastFloor, shown?.width ?? 0) + margin * 2
  const height = Math.max(leastFloor, shown?.length ?? 0) + floor + margin + edge
  // The rug lies in the middle of the floor, close to the sofa.
  const place = shown === null ? undefined : `translate(${(side - shown.frame) / 2} ${margin + floor - shown.y})`
  return (
    <svg
      className={classes(styles.drawing, className)}
      viewBox={`0 0 ${side} ${height}`}
      role="img"
      aria-label={outline === null ? empty : label}
    >
      <defs>
        <pattern id={`${id}grid`} width="50" height="50" patternUnits="userSpaceOnUse">
          <path d="M50 0H0V50" className={styles.grid} />
        </pattern>
        {shown === null ? null : (
          <pattern
            id={`${id}rug`}
            patternUnits="userSpaceOnUse"
            x={shown.x}
            y={shown.y}
            width={texture ? shown.width : 200}
            height={texture ? shown.length : 300}
          >
            {texture ? (
              <image href={plainPictureAddress(texture)} preserveAspectRatio="none" {...coverWith(texture, shown)} />
            ) : (
              <g className={styles.relief}>
                <path d={relief} />
                {hills.map((transform) => (
                  <path key={transform} d={hill} transform={transform} />
                ))}
              </g>
            )}
          </pattern>
        )}
      </defs>
      {/* Wider than the floor, so that it fills the picture. */}
      <rect x={-side} y={-side} width={side * 3} height={height + side * 2} fill={`url(#${id}grid)`} />
      <g className={styles.sofa} transform={`translate(${(side - sofa.width) / 2} ${edge})`}>
        <rect width={sofa.width} height={sofa.depth} rx="10" />
        <path d={`M14 ${sofa.depth}V26h${sofa.width - 28}V${sofa.depth}M${sofa.width / 2} 26V${sofa.depth}`} />
      </g>
      <g className={styles.sofa} transform={`translate(${(side + sofa.width) / 2 + 50} ${floor / 2})`}>
        <rect x="-24" y="-6" width="48" height="18" rx="9" />
        <circle cy="-4" r="11" className={styles.head} />
      </g>
      {outline === null ? (
        example === null ? null : (
          <g transform={place}>
            <path d={example.path} fill={`url(#${id}rug)`} className={styles.example} />
          </g>
        )
      ) : (
        <g transform={place}>
          <path d={outline.path} className={styles.ground} style={colour === undefined ? undefined : { fill: colour }} />
          <path d={outline.path} fill={`url(#${id}rug)`} className={styles.edge} />
          <g className={styles.measure}>
            <path
              d={`M${outline.x} ${outline.y - 14}h${outline.width}M${outline.x} ${outline.y - 20}v12M${outline.x + outline.width} ${outline.y - 20}v12`}
            />
            <path
              d={`M${outline.x - 14} ${outline.y}v${outline.length}M${outline.x - 20} ${outline.y}h12M${outline.x - 20} ${outline.y + outline.length}h12`}
            />
          </g>
          <text className={styles.text} x={outline.x + outline.width / 2} y={outline.y - 22} textAnchor="middle">
            {widthLabel}
          </text>
          <text
            className={styles.text}
            transform={`translate(${outline.x - 22} ${outline.y + outline.length / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            {lengthLabel}
          </text>
        </g>
      )}
    </svg>
  )
}
