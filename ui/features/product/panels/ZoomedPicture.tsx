import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { PictureFrame } from '../../../kit/index.ts'
import type { GalleryPicture } from '../../../kit/index.ts'
import { shownFile } from '../shownFile.ts'
import styles from './MediaGallery.module.css'
import { noZoom, properZoom, zoomedAt } from './zoom.ts'
import type { Zoom } from './zoom.ts'

export interface ZoomedPictureProps {
  readonly picture: GalleryPicture
  readonly scale: number
  readonly onScale: (scale: number) => void
}

interface Finger {
  readonly x: number
  readonly y: number
}

const middle = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
})
const apart = ([a, b]: readonly Finger[]): number => (a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y))

/**
 * A picture that two fingers, a wheel with Ctrl or a double press enlarge, and one finger or the mouse then moves. While it is whole the
 * browser's own swipe goes to the next one. A larger file is requested only once it is enlarged.
 */
export const ZoomedPicture = ({ picture, scale, onScale }: ZoomedPictureProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Finger>())
  const [zoom, setZoom] = useState<Zoom>(noZoom)
  const shown = zoom.scale === scale ? zoom : properZoom({ ...zoom, scale }, { width: 1e6, height: 1e6 })

  const change = (next: Zoom): void => {
    setZoom(next)
    if (next.scale !== scale) onScale(next.scale)
  }
  const size = (): DOMRect => frame.current?.getBoundingClientRect() ?? new DOMRect()
  const fromMiddle = ({ x, y }: Finger): readonly [number, number] => {
    const { left, top, width, height } = size()
    return [x - left - width / 2, y - top - height / 2]
  }

  const move = (event: PointerEvent): void => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...fingers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const factor = before.length > 1 && apart(before) > 0 ? apart(after) / apart(before) : 1
    if (factor === 1 && shown.scale === 1) return
    const grown = zoomedAt(shown, shown.scale * factor, ...fromMiddle(to), size())
    change(properZoom({ ...grown, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y }, size()))
  }
  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId)
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    change(zoomedAt(shown, shown.scale * Math.exp(-event.deltaY / 200), ...fromMiddle({ x: event.clientX, y: event.clientY }), size()))
  })
  // What the page shows already stands in its place until the larger file is here.
  useLayoutEffect(() => {
    const file = shownFile(picture)
    if (file !== null) frame.current?.querySelector('picture')?.style.setProperty('background-image', `url("${file}")`)
  }, [picture])
  useEffect(() => {
    const element = frame.current
    const listener = (event: WheelEvent): void => onWheel(event)
    // React listens passively, and the browser would enlarge the whole page.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])

  return (
    <div
      ref={frame}
      className={styles.zoomed}
      data-zoomed={shown.scale > 1 || undefined}
      onPointerDown={(event) => {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (shown.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={(event) =>
        change(shown.scale > 1 ? noZoom : zoomedAt(shown, 2, ...fromMiddle({ x: event.clientX, y: event.clientY }), size()))
      }
    >
      <PictureFrame
        source={picture}
        alt={picture.alt}
        sizes={shown.scale > 1 ? '200vw' : '100vw'}
        eager
        fit="contain"
        className={styles.picture}
        style={{ transform: `translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})` }}
      />
    </div>
  )
}
