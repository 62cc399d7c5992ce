/** A point or direction in metres: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))

/** Turns around the upright axis by an angle in radians. */
export const turned = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) + z * Math.sin(angle),
  y,
  z * Math.cos(angle) - x * Math.sin(angle),
]

/** Leans around the axis that runs to the right, by an angle in radians. */
export const leaned = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  y * Math.cos(angle) - z * Math.sin(angle),
  y * Math.sin(angle) + z * Math.cos(angle),
]

/** Rolls around the axis that runs towards the viewer, by an angle in radians. */
export const rolled = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
  z,
]
