const encodeSegment = (segment: string): string => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A path from parts as people write them: '/product/12/hub 2' → '/product/12/hub%202'. Half characters become U+FFFD. */
export const encodeSegments = (segments: readonly string[]): string => `/${segments.map(encodeSegment).join('/')}`
