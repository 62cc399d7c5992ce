// The package has no types; these are the parts that subsetFonts.ts uses.
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly keepFeatures?: readonly string[]
  }
  const subsetFont: (font: Uint8Array, text: string, options?: SubsetOptions) => Promise<Uint8Array>
  export default subsetFont
}
