import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { galleryWindow } from './galleryWindow.ts'
import { PictureFrame } from './PictureFrame.tsx'
import type { PictureSource } from './pictureAddresses.ts'
import styles from './Gallery.module.css'

export interface GalleryPicture extends PictureSource {
  readonly alt: string
}

export interface GalleryTexts {
  /** Name of the gallery, such as 'Afbeeldingen van Vloerkleed Aarde'. */
  readonly label: string
  readonly previous: string
  readonly next: string
  /** Returns the name of a thumbnail; `position` starts at 1. */
  readonly thumbnail: (position: number, count: number) => string
  /** Such as '+ 5'. */
  readonly more: (remaining: number) => string
}

export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[]
  readonly texts: GalleryTexts
  /** The `sizes` attribute of the large slide. */
  readonly sizes: string
  /** Width divided by height of the slides. */
  readonly ratio?: number | undefined
  /** Index of the initial slide. */
  readonly start?: number | undefined
  readonly onSelect?: ((index: number) => void) | undefined
  /** The element of the large pictures, for code that tracks the pointer over them. */
  readonly stage?: Ref<HTMLDivElement> | undefined
  /** Makes every slide a link that opens its large picture (PRD-04); without JavaScript it leads to `href`. */
  readonly opens?: { readonly href: (index: number) => string; readonly open: (index: number) => void } | undefined
  /** Whether the first picture is the page's main picture. */
  readonly priority?: boolean | undefined
  readonly className?: string | undefined
}

interface SlideProps {
  readonly index: number
  readonly opens: GalleryProps['opens']
  readonly children: ReactNode
}

const Slide = ({ index, opens, children }: SlideProps) =>
  opens ? (
    <a
      className={styles.open}
      href={opens.href(index)}
      aria-haspopup="dialog"
      draggable={false}
      onClick={(event) => {
        event.preventDefault()
        opens.open(index)
      }}
    >
      {children}
    </a>
  ) : (
    children
  )

/** Slides in a snapping strip (PRD-01); without JavaScript it scrolls, and thumbnails are links to their slides. */
export const Gallery = ({
  pictures,
  texts,
  sizes,
  ratio = 4 / 5,
  start = 0,
  onSelect,
  stage,
  opens,
  priority = true,
  className,
}: GalleryProps) => {
  const id = useId()
  const strip = useRef<HTMLOListElement>(null)
  const arrows = useRef<HTMLDivElement>(null)
  const destination = useRef<number | null>(null)
  const [selected, setSelected] = useState(start)
  const { first, end, remaining } = galleryWindow(pictures.length, selected)
  const last = pictures.length - 1

  const select = (index: number) => {
    if (index === selected) return
    setSelected(index)
    onSelect?.(index)
  }
  const goTo = (index: number) => {
    const element = strip.current
    if (!element || index < 0 || index > last) return
    destination.current = index
    element.scrollTo({ left: index * element.clientWidth })
    // The pressed button disappears at the end, so the focus moves to the pictures.
    if ((index === 0 || index === last) && arrows.current?.contains(document.activeElement)) element.focus({ preventScroll: true })
    select(index)
  }
  const onScroll = () => {
    const element = strip.current
    if (!element) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    // A long scroll passes slides without selecting them.
    if (destination.current !== null && destination.current !== index) return
    destination.current = null
    select(index)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: last }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    goTo(wanted)
  })
  useEffect(() => {
    const element = strip.current
    // Without JavaScript browsers make a scrolling strip focusable themselves; a single picture needs no keys.
    if (!element || last === 0) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    element.tabIndex = 0
    element.addEventListener('keydown', listener)
    return () => element.removeEventListener('keydown', listener)
  }, [last])
  const toSlide = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    goTo(index)
  }

  return (
    <section aria-label={texts.label} className={classes(styles.gallery, className)}>
      <div ref={stage} className={styles.stage}>
        <ol
          ref={strip}
          className={styles.strip}
          onScroll={onScroll}
          onScrollEnd={() => {
            destination.current = null
            onScroll()
          }}
        >
          {pictures.map((picture, index) => (
            <li key={picture.template} id={`${id}-${index}`} className={styles.slide}>
              <Slide index={index} opens={opens}>
                <PictureFrame source={picture} alt={picture.alt} sizes={sizes} ratio={ratio} priority={priority && index === start} />
              </Slide>
            </li>
          ))}
        </ol>
        {last > 0 ? (
          <p className={styles.count} aria-hidden="true">
            {`${selected + 1}/${pictures.length}`}
          </p>
        ) : null}
        {last > 0 ? (
          <div ref={arrows} className={styles.arrows}>
            <IconButton
              framed
              label={texts.previous}
              icon={<ChevronLeft aria-hidden />}
              hidden={selected === 0}
              onClick={() => goTo(selected - 1)}
            />
            <IconButton
              framed
              label={texts.next}
              icon={<ChevronRight aria-hidden />}
              className={styles.next}
              hidden={selected === last}
              onClick={() => goTo(selected + 1)}
            />
          </div>
        ) : null}
      </div>
      {last > 0 ? (
        <ol className={styles.thumbnails}>
          {pictures.slice(first, end).map((picture, position) => {
            const index = first + position
            const covered = remaining > 0 && index === end - 1 ? texts.more(remaining) : null
            const name = texts.thumbnail(index + 1, pictures.length)
            return (
              <li key={picture.template}>
                <a
                  href={`#${id}-${index}`}
                  className={styles.thumbnail}
                  aria-label={covered ? `${name}, ${covered}` : name}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={toSlide(index)}
                >
                  <PictureFrame source={picture} alt="" sizes="(width >= 64rem) 14rem, 96px" widest={375} ratio={ratio} />
                  {covered ? <span className={styles.more}>{covered}</span> : null}
                </a>
              </li>
            )
          })}
        </ol>
      ) : null}
    </section>
  )
}
