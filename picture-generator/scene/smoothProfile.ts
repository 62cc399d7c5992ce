/** A profile for turning, as [radius, height] from the bottom up. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** The same profile with a smooth curve through its points, six steps between each two. */
export const smoothProfile = (profile: Profile): Profile => {
  const at = (index: number) => profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0]
  const fine: (readonly [number, number])[] = []
  for (let index = 0; index + 1 < profile.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < 6; step += 1) {
      const t = step / 6
      const curve = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
      fine.push([Math.max(0, curve(a[0], b[0], c[0], d[0])), curve(a[1], b[1], c[1], d[1])])
    }
  }
  return [...fine, at(profile.length - 1)]
}
