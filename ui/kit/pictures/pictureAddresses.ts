/** A picture in several widths and formats. */
export interface PictureSource {
  /** Address with `{width}` and `{format}` to fill in. */
  readonly template: string
  /** Available widths in px, ascending. */
  readonly widths: readonly number[]
  /** Smallest files first, the most widely known format last. */
  readonly formats: readonly ('avif' | 'webp')[]
  /** Width divided by height. */
  readonly aspectRatio: number
}

const pictureAddress = ({ template }: PictureSource, width: number, format: string): string =>
  template.replaceAll('{width}', String(width)).replaceAll('{format}', format)

/** All widths of one format, for `srcset`; none above `widest` px but the smallest that there is. */
export const pictureSrcSet = (source: PictureSource, format: string, widest = Infinity): string =>
  source.widths
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${pictureAddress(source, width, format)} ${width}w`)
    .join(', ')

/** The one address for browsers without `srcset`: the last format, at the width nearest to 640 px. */
export const plainPictureAddress = (source: PictureSource): string => {
  const width = source.widths.reduce((best, each) => (Math.abs(each - 640) < Math.abs(best - 640) ? each : best), source.widths[0] ?? 640)
  return pictureAddress(source, width, source.formats.at(-1) ?? 'webp')
}
