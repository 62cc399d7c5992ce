/** A picture in several widths and formats. */
export interface PictureSource {
  /** Address with the placeholders `{width}` and `{format}`. */
  readonly template: string
  /** Available widths in px, ascending. */
  readonly widths: readonly number[]
  /** Smallest files first, the most widely supported format last. */
  readonly formats: readonly ('avif' | 'webp')[]
  /** Width divided by height. */
  readonly aspectRatio: number
}

const pictureAddress = ({ template }: PictureSource, width: number, format: string): string =>
  template.replaceAll('{width}', String(width)).replaceAll('{format}', format)

/** All widths of one format up to `widest` px, at least the smallest one, for `srcset`. */
export const pictureSrcSet = (source: PictureSource, format: string, widest = Infinity): string =>
  source.widths
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${pictureAddress(source, width, format)} ${width}w`)
    .join(', ')

/** The address for browsers without `srcset`: the last format, at the width nearest to 640 px. */
export const plainPictureAddress = (source: PictureSource): string => {
  const width = source.widths.reduce((best, each) => (Math.abs(each - 640) < Math.abs(best - 640) ? each : best), source.widths[0] ?? 640)
  return pictureAddress(source, width, source.formats.at(-1) ?? 'webp')
}
