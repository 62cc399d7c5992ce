const pass = (from: Float32Array, to: Float32Array, lines: number, length: number, lineStep: number, step: number, reach: number): void => {
  const share = 1 / (reach * 2 + 1)
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    const last = start + (length - 1) * step
    let sum = (from[start] ?? 0) * (reach + 1)
    for (let index = 1; index <= reach; index += 1) sum += from[Math.min(last, start + index * step)] ?? 0
    for (let index = 0; index < length; index += 1) {
      const at = start + index * step
      to[at] = sum * share
      sum += (from[Math.min(last, at + (reach + 1) * step)] ?? 0) - (from[Math.max(start, at - reach * step)] ?? 0)
    }
  }
}

/** One channel softened by about `radius` pixels (two box passes each way). */
export const softened = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const reach = Math.max(1, Math.round(radius))
  const first = new Float32Array(values.length)
  const second = new Float32Array(values.length)
  pass(values, first, height, width, width, 1, reach)
  pass(first, second, width, height, 1, width, reach)
  pass(second, first, height, width, width, 1, reach)
  pass(first, second, width, height, 1, width, reach)
  return second
}
