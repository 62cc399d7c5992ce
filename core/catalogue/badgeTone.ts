/** How a badge looks. */
export type BadgeTone = 'neutral' | 'discount' | 'success' | 'warning' | 'error' | 'info'

const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['is-accent', 'discount'],
  ['is-success', 'success'],
  ['is-warning', 'warning'],
  ['is-danger', 'error'],
  ['is-info', 'info'],
])

/** The look that a badge's `colorClass` names; an unknown name, also one of JavaScript itself, gets the plain badge (SRC-05). */
export const badgeTone = (colorClass: string): BadgeTone => tones.get(colorClass) ?? 'neutral'
