/** A picture of the shop in several widths and formats. */
export interface Picture {
  readonly alt: string
  /** Address with `{width}` and `{format}` to fill in. */
  readonly template: string
  /** Available widths in px, ascending. */
  readonly widths: readonly number[]
  readonly formats: readonly ('avif' | 'webp')[]
  /** Width divided by height. */
  readonly aspectRatio: number
}
