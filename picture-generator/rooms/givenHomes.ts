import { oklch } from '../light/colour.ts'
import type { Home } from './home.ts'

const white = oklch(0.93, 0.012, 80)

/** Homes that were furnished by hand, by number and colour of the rug: those that a visitor meets first. */
export const givenHomes: Readonly<Partial<Record<string, Home>>> = {
  '1001 terracotta': { furniture: 'chairAtWindow', wall: oklch(0.9, 0.016, 110), seat: oklch(0.84, 0.02, 80) },
  '1002 blauw': { furniture: 'sideboard', wall: white, seat: oklch(0.8, 0.03, 72) },
  '1002 groen': { furniture: 'bookcase', wall: oklch(0.9, 0.018, 80), seat: oklch(0.62, 0.06, 50) },
  '1002 terracotta': { furniture: 'sofaAside', wall: oklch(0.88, 0.016, 200), seat: oklch(0.8, 0.025, 76) },
  '1002 zand': { furniture: 'daybed', wall: oklch(0.86, 0.024, 140), seat: oklch(0.84, 0.018, 78) },
  '1101 ecru': { furniture: 'armchairs', wall: oklch(0.86, 0.022, 140), seat: oklch(0.62, 0.04, 138) },
  '1007 blauw': { furniture: 'sofaBehind', wall: oklch(0.91, 0.028, 88), seat: oklch(0.56, 0.075, 55) },
  '1104 zand': { furniture: 'sofaBehind', wall: oklch(0.82, 0.028, 230), seat: oklch(0.77, 0.025, 75) },
  '1105 groen': { furniture: 'bookcase', wall: oklch(0.92, 0.012, 85), seat: oklch(0.83, 0.025, 72) },
  '1116 roze': { furniture: 'daybed', wall: oklch(0.93, 0.012, 70), seat: oklch(0.84, 0.018, 78) },
  '1138 terracotta': { furniture: 'bookcase', wall: oklch(0.87, 0.02, 145), seat: oklch(0.55, 0.045, 125) },
  '1006 rood': { furniture: 'armchairs', wall: oklch(0.89, 0.02, 75), seat: oklch(0.48, 0.05, 250) },
  '1106 rood': { furniture: 'sofaAside', wall: oklch(0.88, 0.02, 75), seat: oklch(0.76, 0.03, 72) },
  '1107 grijs': { furniture: 'sofaAside', wall: oklch(0.87, 0.016, 80), seat: oklch(0.56, 0.075, 55) },
  '1110 blauw': { furniture: 'sofaBehind', wall: oklch(0.87, 0.022, 75), seat: oklch(0.68, 0.045, 62) },
  '1102 blauw': { furniture: 'armchairs', wall: oklch(0.88, 0.018, 75), seat: oklch(0.6, 0.055, 45) },
  '1103 blauw': { furniture: 'bookcase', wall: oklch(0.83, 0.022, 235), seat: oklch(0.56, 0.075, 55) },
}
