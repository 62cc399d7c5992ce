import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Picture } from '@thuishaven/core/catalogue'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Magnifier.module.css'
import { placeBeside } from './placeBeside.ts'
import type { BesidePlace } from './placeBeside.ts'
import { shownFile } from './shownFile.ts'

export interface MagnifierProps {
  /** The large picture, over which pointer and keys move. */
  readonly stage: RefObject<HTMLElement | null>
  readonly picture: Picture
}

/** The magnified point, relative to the picture, and the position of the box. */
interface Look {
  readonly x: number
  readonly y: number
  readonly place: BesidePlace
  /** Size of the picture, of which the enlargement is a multiple. */
  readonly shown: Pick<DOMRect, 'width' | 'height'>
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
/** Milliseconds that a pointer rests before the box opens, and that it has to cross from the picture to the box. */
const rest = 300
const share = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Part of the large picture, enlarged in a box 20 px beside the gallery once a mouse has been over it for 300 ms; the wheel with Shift and the
 * keys + and − change how much. With the focus on the picture + opens it and the arrows move it. It stays while the pointer is over the box
 * itself, and Escape closes it until the pointer has left the picture (PRD-03).
 */
export const Magnifier = ({ stage, picture }: MagnifierProps) => {
  const { text } = useMessages()
  const [look, setLook] = useState<Look | null>(null)
  const [ratio, setRatio] = useState(usual)
  const at = useRef({ x: 0.5, y: 0.5 })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDismissed = useRef(false)

  const open = (): void => {
    const shown = stage.current?.getBoundingClientRect()
    if (shown === undefined) return
    const rect = (selector: string): DOMRect | undefined => document.querySelector(`#buy ${selector}`)?.getBoundingClientRect()
    const place = placeBeside(shown, { price: rect('#product-title + *'), button: rect('[type=submit]') })
    setLook(place === null ? null : { ...at.current, place, shown })
  }
  const wait = (act: () => void): void => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(act, rest)
  }
  const stay = (): void => {
    clearTimeout(waiting.current)
    waiting.current = undefined
  }
  const close = (): void => {
    stay()
    setLook(null)
  }
  const onMove = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || stage.current === null || isDismissed.current) return
    const { left, top, width, height } = stage.current.getBoundingClientRect()
    at.current = { x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) }
    if (look !== null) {
      stay()
      setLook({ ...look, ...at.current })
    } else if (waiting.current === undefined) wait(open)
  })
  const onLeave = useEffectEvent(() => {
    isDismissed.current = false
    if (look === null) stay()
    else wait(close)
  })
  const zoom = (wanted: number): void => setRatio(Math.min(most, Math.max(least, wanted)))
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (look === null || !event.shiftKey) return
    event.preventDefault()
    zoom(ratio - Math.sign(event.deltaY || event.deltaX) * 0.25)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { '+': 0.5, '=': 0.5, '-': -0.5 }[event.key]
    const { x, y } = moves[event.key] ?? { x: 0, y: 0 }
    if (by !== undefined) {
      if (look === null) open()
      else zoom(ratio + by)
    } else if (look !== null && (x !== 0 || y !== 0)) setLook({ ...look, x: share(look.x + x), y: share(look.y + y) })
    else return
    event.preventDefault()
    // The arrows would go to the next picture.
    event.stopPropagation()
  })
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointermove', (event) => onMove(event), { signal })
    element.addEventListener('pointerleave', () => onLeave(), { signal })
    element.addEventListener('blur', () => setLook(null), { signal, capture: true })
    element.addEventListener('wheel', (event) => onWheel(event), { signal, passive: false })
    element.addEventListener('keydown', (event) => onKey(event), { signal, capture: true })
    return () => {
      listening.abort()
      clearTimeout(waiting.current)
    }
  }, [stage])

  const isOpen = look !== null
  useEffect(() => {
    if (!isOpen) return undefined
    // The pointer that opened it need not have the focus.
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      isDismissed.current = true
      setLook(null)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isOpen])

  if (look === null) return null
  const { place, shown } = look
  const width = ratio * shown.width
  const file = shownFile(picture)
  // The magnified point is in the middle of the box, except near the edges of the picture.
  const move = (point: number, picture: number, box: number): string =>
    `${-Math.round(Math.max(0, Math.min(picture - box, point * picture - box / 2)))}px`
  return (
    <div
      className={styles.box}
      style={{ ...place }}
      data-testid="magnifier"
      data-ratio={ratio}
      role="img"
      aria-label={text('productPanels.magnified', { name: picture.alt })}
      onPointerEnter={stay}
      onPointerLeave={() => wait(close)}
    >
      <div
        style={{
          inlineSize: `${width}px`,
          transform: `translate(${move(look.x, width, place.inlineSize)}, ${move(look.y, ratio * shown.height, place.blockSize)})`,
        }}
      >
        <PictureFrame
          source={picture}
          alt=""
          sizes={`${Math.ceil(width)}px`}
          eager
          ratio={4 / 5}
          {...(file === null ? {} : { style: { background: `url("${file}") center / cover` } })}
        />
      </div>
    </div>
  )
}
