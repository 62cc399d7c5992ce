/** Repeatable noise of a grid point, 0 up to 1. */
export const gridNoise = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise of a point, 0 to 1, features one unit wide. */
export const smoothNoise = (x: number, y: number, seed: number): number => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = x - left
  const down = y - top
  const fx = across * across * (3 - 2 * across)
  const fy = down * down * (3 - 2 * down)
  const a = gridNoise(left, top, seed)
  const b = gridNoise(left + 1, top, seed)
  const c = gridNoise(left, top + 1, seed)
  const d = gridNoise(left + 1, top + 1, seed)
  return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy
}

/** Sum of `octaves` layers of smooth noise, each twice as fine and half as strong; -1 to 1 around 0. */
export const layeredNoise = (x: number, y: number, seed: number, octaves: number): number => {
  let sum = 0
  let strength = 1
  let total = 0
  let scale = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += (smoothNoise(x * scale, y * scale, seed + octave * 101) * 2 - 1) * strength
    total += strength
    strength *= 0.5
    scale *= 2.03
  }
  return sum / total
}

/** How far a point is from the nearest of the jittered cell centres (0 at a centre, about 1 between), and which cell it is. */
export const cellNoise = (x: number, y: number, seed: number): { readonly distance: number; readonly cell: number } => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  let nearest = 9
  let cell = 0
  for (let row = top - 1; row <= top + 1; row += 1) {
    for (let column = left - 1; column <= left + 1; column += 1) {
      const dx = column + gridNoise(column, row, seed) - x
      const dy = row + gridNoise(column, row, seed + 7) - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        nearest = distance
        cell = gridNoise(column, row, seed + 13)
      }
    }
  }
  return { distance: Math.sqrt(nearest), cell }
}
