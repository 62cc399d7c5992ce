import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import type { Picture } from '@thuishaven/core/catalogue'
import { PictureFrame } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './Magnifier.module.css'

export interface MagnifierProps {
  /** What the pointer or the keys move over: the large picture. */
  readonly stage: RefObject<HTMLElement | null>
  readonly picture: Picture
}

/** Where is looked, as shares of the picture, and how many times its size. */
interface Look {
  readonly x: number
  readonly y: number
  readonly ratio: number
}

/** Between once and three times its size (PRD-03). */
const [least, usual, most] = [1, 2, 3]
/** How far a key moves, as shares of the picture. */
const moves: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -0.1, y: 0 },
  ArrowRight: { x: 0.1, y: 0 },
  ArrowUp: { x: 0, y: -0.1 },
  ArrowDown: { x: 0, y: 0.1 },
}
const share = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Part of the large picture, enlarged in a box 20 px beside the gallery while a mouse is over it; the wheel with Shift and the keys + and − change
 * how much, and with the focus on the picture + opens it, the arrows move it and Escape closes it (PRD-03).
 */
export const Magnifier = ({ stage, picture }: MagnifierProps) => {
  const { text } = useText()
  const [look, setLook] = useState<Look | null>(null)
  const [ratio, setRatio] = useState(usual)

  const onMove = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || stage.current === null) return
    const { left, top, width, height } = stage.current.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    setLook(x < 0 || x > 1 || y < 0 || y > 1 ? null : { x, y, ratio })
  })
  const zoom = (wanted: number): void => {
    const next = Math.min(most, Math.max(least, wanted))
    setRatio(next)
    if (look !== null) setLook({ ...look, ratio: next })
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (look === null || !event.shiftKey) return
    event.preventDefault()
    zoom(ratio - Math.sign(event.deltaY || event.deltaX) * 0.25)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { '+': 0.5, '=': 0.5, '-': -0.5 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      if (look === null) setLook({ x: 0.5, y: 0.5, ratio })
      else zoom(ratio + by)
      return
    }
    if (look === null) return
    const { x, y } = moves[event.key] ?? { x: 0, y: 0 }
    if (event.key === 'Escape') setLook(null)
    else if (x !== 0 || y !== 0) setLook({ ...look, x: share(look.x + x), y: share(look.y + y) })
    else return
    // The arrows would go to the next picture.
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const leave = (): void => setLook(null)
    element.addEventListener('pointermove', (event) => onMove(event), { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('blur', leave, { signal, capture: true })
    element.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false })
    element.addEventListener('keydown', (event) => onKey(event), { signal, capture: true })
    return () => listening.abort()
  }, [stage])

  if (look === null) return null
  // The point that is looked at stands in the middle of the box, as far as the picture reaches.
  const from = (at: number): number => Math.min(look.ratio - 1, Math.max(0, at * look.ratio - 0.5)) * -100
  return (
    <div
      className={styles.box}
      data-testid="magnifier"
      data-ratio={look.ratio}
      role="img"
      aria-label={text('productPanels.magnified', { name: picture.alt })}
    >
      <div
        className={styles.large}
        style={{
          inlineSize: `${look.ratio * 100}%`,
          transform: `translate(${from(look.x) / look.ratio}%, ${from(look.y) / look.ratio}%)`,
        }}
      >
        <PictureFrame source={picture} alt="" sizes="100vw" eager ratio={4 / 5} />
      </div>
    </div>
  )
}
