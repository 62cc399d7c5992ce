import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import { pictureSrcSet, plainPictureAddress } from './pictureAddresses.ts'
import type { PictureSource } from './pictureAddresses.ts'
import { preloadPicture } from './preloadPicture.ts'
import styles from './PictureFrame.module.css'

export interface PictureFrameProps {
  /** Null without a picture, which shows a placeholder drawing. */
  readonly source: PictureSource | null | undefined
  /** Empty for a picture that only repeats adjacent text. */
  readonly alt: string
  /** The `sizes` attribute: widths of the frame by viewport. */
  readonly sizes: string
  /** The page's main picture: requested first, and offered in all widths of all formats; other pictures only in the smallest format. */
  readonly priority?: boolean | undefined
  /** Initially in view on most screens, so not loaded lazily. */
  readonly eager?: boolean | undefined
  /** Maximum file width in px, for small frames. */
  readonly widest?: number | undefined
  /** Width divided by height of the frame; by default the picture's own. Product cards use 4 / 5. */
  readonly ratio?: number | undefined
  readonly fit?: 'cover' | 'contain' | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

const NoPicture = () => (
  <svg viewBox="0 0 80 100" className={styles.drawing} fill="none" stroke="currentColor" strokeWidth="1" aria-hidden>
    <path d="M20 42 40 26l20 16v30H20Z M34 72V56h12v16 M14 78h52" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)

// Only pictures that are still loading fade in: those already loaded, and all without JavaScript, are shown at once. One whose file fails leaves
// the ground of its frame rather than the browser's sign of a broken picture, until a later try succeeds.
const fadeIn = (image: HTMLImageElement | null) => {
  if (!image || image.complete) return
  image.setAttribute('data-loading', '')
  image.addEventListener('load', () => image.removeAttribute('data-loading'))
}

/** A frame with a fixed aspect ratio, so that nothing moves when the picture loads. */
export const PictureFrame = ({
  source,
  alt,
  sizes,
  priority = false,
  eager = priority,
  widest,
  ratio,
  fit = 'cover',
  className,
  style,
}: PictureFrameProps) => {
  const shape = ratio ?? source?.aspectRatio ?? 4 / 5
  if (priority && source) preloadPicture(source, sizes, widest)
  const frame = {
    className: classes(styles.frame, fit === 'contain' && styles.contain, className),
    style: { ...style, '--ratio': shape },
  }
  return source ? (
    <picture key={source.template} {...frame}>
      {(priority ? source.formats : source.formats.slice(0, 1)).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSrcSet(source, format, widest)} sizes={sizes} />
      ))}
      <img
        ref={eager ? undefined : fadeIn}
        className={styles.image}
        alt={alt}
        src={plainPictureAddress(source)}
        width={640}
        height={Math.round(640 / source.aspectRatio)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  ) : (
    <span {...frame} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
      <NoPicture />
    </span>
  )
}
