import figtree from './fonts/figtree.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/** Addresses of the fonts that every page sets at once; for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontFiles: readonly string[] = [figtree, fraunces]
