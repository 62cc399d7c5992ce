/** What is nearest at every pixel: how near (larger is nearer) and which triangle (−1 for none). */
export interface DepthImage {
  readonly width: number
  readonly height: number
  readonly near: Float32Array
  readonly triangle: Int32Array | null
}

export const emptyDepthImage = (width: number, height: number, withTriangles: boolean): DepthImage => ({
  width,
  height,
  near: new Float32Array(width * height).fill(-1e30),
  triangle: withTriangles ? new Int32Array(width * height).fill(-1) : null,
})

/** Fills one triangle, given in pixels with its nearness at the corners. Both sides are visible. */
export const fillTriangle = (
  image: DepthImage,
  number: number,
  ax: number,
  ay: number,
  an: number,
  bx: number,
  by: number,
  bn: number,
  cx: number,
  cy: number,
  cn: number,
): void => {
  const { width, height, near, triangle } = image
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0 || !Number.isFinite(area)) return
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const slopeX = ((bn - an) * (cy - ay) - (cn - an) * (by - ay)) / area
  const slopeY = ((cn - an) * (bx - ax) - (bn - an) * (cx - ax)) / area
  for (let row = top; row <= bottom; row += 1) {
    const y = row + 0.5
    let left = 1e9
    let right = -1e9
    if (ay <= y !== by <= y) {
      const x = ax + ((y - ay) / (by - ay)) * (bx - ax)
      if (x < left) left = x
      if (x > right) right = x
    }
    if (by <= y !== cy <= y) {
      const x = bx + ((y - by) / (cy - by)) * (cx - bx)
      if (x < left) left = x
      if (x > right) right = x
    }
    if (cy <= y !== ay <= y) {
      const x = cx + ((y - cy) / (ay - cy)) * (ax - cx)
      if (x < left) left = x
      if (x > right) right = x
    }
    const first = Math.max(0, Math.ceil(left - 0.5))
    const last = Math.min(width - 1, Math.ceil(right - 0.5) - 1)
    let at = row * width + first
    let depth = an + (first + 0.5 - ax) * slopeX + (y - ay) * slopeY
    for (let column = first; column <= last; column += 1) {
      if (depth > (near[at] as number)) {
        near[at] = depth
        if (triangle !== null) triangle[at] = number
      }
      at += 1
      depth += slopeX
    }
  }
}
