import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { IconButton, Panel } from '../../../kit/index.ts'
import type { GalleryPicture } from '../../../kit/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { PanelFrame } from './PanelFrame.ts'
import styles from './MediaGallery.module.css'
import { largest } from './zoom.ts'
import { ZoomedPicture } from './ZoomedPicture.tsx'

export interface MediaGalleryProps {
  readonly frame: PanelFrame
  readonly pictures: readonly GalleryPicture[]
  /** Index of the first one; any other number is brought back to one that there is. */
  readonly start: number
}

const step = 0.5

/** The pictures of a product over the whole screen: swiped or by arrows, enlarged by fingers, buttons or keys (PRD-04). */
export const MediaGallery = ({ frame, pictures, start }: MediaGalleryProps) => {
  const { text } = useMessages()
  const last = pictures.length - 1
  const strip = useRef<HTMLOListElement>(null)
  const [selected, setSelected] = useState(() => Math.min(last, Math.max(0, Math.trunc(start) || 0)))
  const [scale, setScale] = useState(1)
  const first = useRef(selected)

  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: first.current * element.clientWidth, behavior: 'instant' })
  }, [])

  const goTo = (index: number): void => {
    const element = strip.current
    if (element === null || index < 0 || index > last) return
    setScale(1)
    setSelected(index)
    element.scrollTo({ left: index * element.clientWidth })
  }
  const enlarge = (by: number): void => setScale(Math.min(largest, Math.max(1, scale + by)))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const index = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: last }[event.key]
    const by = { '+': step, '=': step, '-': -step, '0': -largest }[event.key]
    if (event.ctrlKey || event.metaKey || (index === undefined && by === undefined)) return
    event.preventDefault()
    if (index !== undefined) goTo(index)
    else if (by !== undefined) enlarge(by)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    const dialog = strip.current?.closest('dialog')
    dialog?.addEventListener('keydown', listener)
    return () => dialog?.removeEventListener('keydown', listener)
  }, [])

  if (last < 0) return null
  return (
    <Panel {...frame} side="full" className={styles.panel}>
      <ol
        ref={strip}
        // It scrolls and nothing in it takes the focus: keys have to reach it.
        tabIndex={last > 0 ? 0 : undefined}
        className={styles.strip}
        data-zoomed={scale > 1 || undefined}
        aria-label={text('productPanels.pictures')}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          const index = Math.round(scrollLeft / clientWidth)
          if (index === selected || Math.abs(scrollLeft - index * clientWidth) > 1) return
          setScale(1)
          setSelected(index)
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.template} className={styles.slide} aria-hidden={index !== selected || undefined}>
            {Math.abs(index - selected) <= 1 ? (
              <ZoomedPicture picture={picture} scale={index === selected ? scale : 1} onScale={setScale} />
            ) : null}
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <IconButton
          framed
          className={styles.previous}
          label={text('product.previousPicture')}
          icon={<ChevronLeft aria-hidden />}
          aria-disabled={selected === 0 || undefined}
          onClick={() => goTo(selected - 1)}
        />
        <IconButton
          framed
          className={styles.next}
          label={text('product.nextPicture')}
          icon={<ChevronRight aria-hidden />}
          aria-disabled={selected === last || undefined}
          onClick={() => goTo(selected + 1)}
        />
        <ol className={styles.dots} aria-hidden="true">
          {pictures.map((picture, index) => (
            <li key={picture.template} data-here={index === selected || undefined} />
          ))}
        </ol>
        <div className={styles.zoom}>
          <IconButton
            framed
            label={text('productPanels.smaller')}
            icon={<ZoomOut aria-hidden />}
            aria-disabled={scale === 1 || undefined}
            onClick={() => enlarge(-step)}
          />
          <IconButton
            framed
            label={text('productPanels.larger')}
            icon={<ZoomIn aria-hidden />}
            aria-disabled={scale === largest || undefined}
            onClick={() => enlarge(step)}
          />
        </div>
      </div>
      <p role="status" className={styles.status}>
        {text('productPanels.picture', { position: selected + 1, count: pictures.length, name: pictures[selected]?.alt ?? '' })}
      </p>
    </Panel>
  )
}
