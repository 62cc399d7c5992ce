/** How a picture is shown large: how many times its size, and how far its middle was moved, in px. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 }

/** Maximum magnification (PRD-03 requires 1 to 3). */
export const largest = 3

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export interface Size {
  readonly width: number
  readonly height: number
}

/** A zoom that shows no more outside of the picture than it has to: 1 to 3 times, and never moved past an edge. */
export const properZoom = ({ scale, x, y }: Zoom, { width, height }: Size): Zoom => {
  const proper = within(scale, 1, largest)
  const [spareX, spareY] = [(width * (proper - 1)) / 2, (height * (proper - 1)) / 2]
  // The second term turns −0 into 0.
  return { scale: proper, x: within(x, -spareX, spareX) + 0, y: within(y, -spareY, spareY) + 0 }
}

/** The same zoom at another scale; the point under (`atX`, `atY`), in px from the middle, stays where it is. */
export const zoomedAt = (zoom: Zoom, scale: number, atX: number, atY: number, size: Size): Zoom => {
  const proper = within(scale, 1, largest)
  const factor = proper / zoom.scale
  return properZoom({ scale: proper, x: atX - (atX - zoom.x) * factor, y: atY - (atY - zoom.y) * factor }, size)
}
