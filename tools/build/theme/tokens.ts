/** What a theme says of colours, each with what it is for. */
export const colours = {
  paper: 'the ground of the pages',
  'paper-raised': 'panels, menus and fields',
  'paper-tint': 'a quiet area, such as the summary of an order',
  'paper-deep': 'a quiet area within a quiet area',
  ink: 'text',
  'ink-muted': 'text of second rank',
  hairline: 'lines that divide',
  edge: 'edges of fields and controls',
  action: 'buttons and links: what can be done',
  'action-hover': 'the same under the pointer',
  'action-tint': 'the ground of what is chosen',
  'on-action': 'text on a button',
  focus: 'the ring around what has the focus',
  signal: 'discounts and errors',
  'signal-tint': 'the ground of an error',
  'on-signal': 'text on a discount',
  leaf: 'in stock, done',
  'leaf-tint': 'the ground of what is done',
  amber: 'stars, and what drawings warn with',
  'amber-ink': 'text that warns',
  'amber-tint': 'the ground of a warning',
  underlay: 'what lies over the page behind a panel',
  'picture-ground': 'the place of a picture that has not come',
} as const

export const shapes = { 'radius-s': 'corners of fields, buttons and pictures', 'radius-m': 'corners of panels and menus' } as const

export const type = {
  'text-xs': 'the smallest text',
  'text-s': 'small text',
  'text-m': 'running text',
  'text-l': 'leads',
  'display-s': 'headings of the third rank',
  'display-m': 'headings of the second rank',
  'display-l': 'the heading of a page',
  'display-xl': 'the heading of a landing page',
  'display-xxl': 'the heading of the front page',
  'leading-text': 'height of a line of text',
  'leading-snug': 'height of a line in lists',
  'leading-display': 'height of a line in headings',
  'weight-display': 'strength of headings',
  'tracking-display': 'room between the letters of headings',
} as const

export type ColourName = keyof typeof colours
