/** The fixed words of picture names; pictureNames.md is their description. */
export const rugStyles = ['berber', 'platgeweven', 'hoogpolig', 'perzisch', 'geometrisch', 'gestreept', 'organisch', 'vintage'] as const
export const colours = [
  'blauw',
  'ecru',
  'zand',
  'groen',
  'rood',
  'grijs',
  'bruin',
  'terracotta',
  'geel',
  'roze',
  'zwart',
  'wit',
  'meerkleurig',
] as const
export const materials = ['wol', 'katoen', 'jute', 'sisal', 'viscose', 'pet', 'linnen'] as const
export const rugShapes = ['rectangle', 'square', 'round', 'oval', 'organic', 'runner'] as const
export const rugViews = ['room', 'bedroom', 'reading', 'evening', 'detail', 'fringe', 'corner'] as const
export const roomCuts = ['tall', 'square'] as const
export const devices = [
  'hub',
  'siren',
  'camera',
  'outdoor-camera',
  'smoke',
  'keypad',
  'sensor',
  'doorbell',
  'dome',
  'dome8',
  'panorama',
  'telecamera',
  'suncamera',
  'recorder',
  'recorder8',
  'recorder16',
  'rack',
  'strobe',
  'horn',
  'shaker',
  'sunsiren',
  'sirens',
  'smokes',
  'gas',
  'beam',
  'hubplus',
  'hubmobile',
  'hubmini',
  'hubbeacon',
  'hubpanel',
  'repeater',
  'sirenplate',
  'chime',
  'turncamera',
  'nightcamera',
  'smokelink',
  'heat',
  'smokedrum',
  'smokesquare',
  'smokemini',
  'family',
] as const
export const finishes = ['white', 'black', 'sand', 'beech'] as const
export const plants = [
  'monstera',
  'ficus',
  'sansevieria',
  'olive',
  'pilea',
  'fern',
  'lily',
  'palm',
  'dracaena',
  'aloe',
  'ivy',
  'lemon',
  'cactus',
  'linden',
  'fiddleleaf',
] as const
export const potColours = ['wit', 'terracotta', 'blauw', 'groen', 'zwart', 'zand'] as const satisfies readonly (typeof colours)[number][]
export const lamps = ['floor', 'table', 'pendant', 'wall', 'bulb'] as const
/** The forms that a kind of lamp comes in. */
export const lampFormsOf = {
  floor: ['reading', 'tripod'],
  table: ['block', 'pebble', 'banker'],
  pendant: ['bell', 'globe', 'folded', 'reed', 'bar'],
  wall: ['shell', 'jointed'],
  bulb: ['clear'],
} as const
export const lampForms = [
  ...lampFormsOf.floor,
  ...lampFormsOf.table,
  ...lampFormsOf.pendant,
  ...lampFormsOf.wall,
  ...lampFormsOf.bulb,
] as const
export const lampSizes = ['large'] as const
export const objectViews = ['room', 'detail', 'wide'] as const
export const motifs = ['yarn', 'samples', 'vase', 'books', 'tea', 'shade', 'alarm', 'measure'] as const
export const edges = ['blind', 'band', 'fringe', 'feston'] as const
export const underlays = ['felt', 'latex', 'none'] as const
export const cares = ['wool'] as const

export type RugStyle = (typeof rugStyles)[number]
export type Colour = (typeof colours)[number]
export type Material = (typeof materials)[number]
export type RugShape = (typeof rugShapes)[number]
export type RugView = (typeof rugViews)[number]
export type Device = (typeof devices)[number]
export type Finish = (typeof finishes)[number]
export type Plant = (typeof plants)[number]
export type PotColour = (typeof potColours)[number]
export type Lamp = (typeof lamps)[number]
export type LampForm = (typeof lampForms)[number]
export type ObjectView = (typeof objectViews)[number]
export type Motif = (typeof motifs)[number]
export type Edge = (typeof edges)[number]
export type Underlay = (typeof underlays)[number]
export type Care = (typeof cares)[number]
