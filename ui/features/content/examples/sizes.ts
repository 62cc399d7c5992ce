/** Square centimeters of the rug's sizes, what each costs, and how many there are. */
export const sizes = [
  [36_800, 34_900, 16],
  [48_000, 44_900, 7],
  [60_000, 54_900, 3],
] as const
