import { useId } from 'react'
import type { Picture } from '@thuishaven/core/catalogue'
import { rugOutline } from '@thuishaven/core/rug'
import type { CustomMeasures } from '@thuishaven/core/rug'
import { classes, plainPictureAddress } from '../../kit/index.ts'
import { coverWith } from './coverWith.ts'
import styles from './RugSketch.module.css'

export interface RugSketchProps {
  readonly measures: CustomMeasures
  /** The rug from above. */
  readonly texture: Picture | null
  /** Shape and measures in words. */
  readonly label: string
  readonly className?: string | undefined
}

/** A small drawing of a rug in its shape and proportions, in place of a product picture. */
export const RugSketch = ({ measures, texture, label, className }: RugSketchProps) => {
  const id = useId()
  const outline = rugOutline(measures, 0)
  if (outline === null) return null
  const { frame, x, y, width, length, path } = outline
  const margin = frame * 0.08
  return (
    <svg
      className={classes(styles.sketch, className)}
      viewBox={`${-margin} ${-margin - frame / 8} ${frame + 2 * margin} ${frame * 1.25 + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      {texture === null ? null : (
        <pattern id={id} patternUnits="userSpaceOnUse" x={x} y={y} width={width} height={length}>
          <image href={plainPictureAddress(texture)} preserveAspectRatio="none" {...coverWith(texture, outline)} />
        </pattern>
      )}
      <path d={path} className={styles.ground} />
      <path d={path} fill={texture === null ? 'none' : `url(#${id})`} className={styles.edge} />
    </svg>
  )
}
