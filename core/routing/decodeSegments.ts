const unusable = /\p{Cc}/u

/**
 * The decoded parts of a path, or null when it is not a path of the shop (RTE-08): malformed percent escapes, control characters,
 * '.' and '..' parts.
 */
export const decodeSegments = (path: string): readonly string[] | null => {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
    return segments.some((segment) => unusable.test(segment) || segment === '.' || segment === '..') ? null : segments
  } catch {
    return null
  }
}
