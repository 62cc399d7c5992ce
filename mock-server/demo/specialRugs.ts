import type { OptionGroupRecord, ProductRecord, Text, VariationGroupRecord } from '../host/records/ProductRecord.ts'
import { both, same } from './goodsRow.ts'
import { madeToMeasure } from './madeToMeasure.ts'
import { makeRug, rugDrawing, rugViews, sizeText } from './makeRug.ts'
import { edgePicture, rugPicture, swatchPicture } from './pictures.ts'
import { rugRows } from './rugRows.ts'
import type { RugRow } from './rugRows.ts'
import { rugColours } from './rugWords.ts'

type Size = readonly [width: number, length: number, euros: number]
const sizes: readonly Size[] = [
  [160, 230, 399],
  [200, 290, 599],
  [240, 340, 849],
  [300, 400, 1199],
]
const colours = ['blauw', 'zand', 'terracotta', 'groen'] as const

const row = (colour: string, [width, length, euros]: Size): RugRow => [
  'Zandvoort',
  'geometrisch',
  colour,
  'wol',
  width,
  length,
  'Rechthoek',
  euros,
  15,
]

/** Ids of the rug Zandvoort by colour and size; 1002 is the blue one of 160 × 230. The green one and the largest size are sold out. */
const zandvoortIds: readonly (readonly number[])[] = [
  [1002, 1011, 1012, 1019],
  [1013, 1014, 1015, 1021],
  [1016, 1017, 1018, 1022],
  [1020, 1023, 1024, 1025],
]

const idOf = (colour: number, size: number): number => zandvoortIds[colour]?.[size] ?? 1002
const soldOut = (colour: number, size: number): boolean => colour === 3 || size === 3

const zandvoortSlug = (colour: string, size: Size): Text => makeRug(row(colour, size), 1002).slug

const zandvoort = (colour: (typeof colours)[number], colourIndex: number, size: Size, sizeIndex: number): ProductRecord => {
  const product = makeRug(row(colour, size), idOf(colourIndex, sizeIndex))
  const variationGroups: readonly VariationGroupRecord[] = [
    {
      id: 'kleur',
      name: both('kleur', 'colour'),
      displayType: 'image',
      items: colours.map((other, index) => ({
        id: `kleur-${other}`,
        name: rugColours[other]?.name ?? same(other),
        state: index === colourIndex ? 'selected' : soldOut(index, sizeIndex) ? 'disabled' : 'active',
        productId: idOf(index, sizeIndex),
        productSlug: zandvoortSlug(other, size),
        picture: rugPicture(
          rugDrawing('1002', row(other, size)),
          both(`Zandvoort in ${rugColours[other]?.name.nld.toLowerCase()}`, `Zandvoort in ${rugColours[other]?.name.eng.toLowerCase()}`),
        ),
      })),
    },
    {
      id: 'maat',
      name: both('maat', 'size'),
      displayType: 'text',
      items: sizes.map((other, index) => ({
        id: `maat-${other[0]}x${other[1]}`,
        name: same(sizeText(row(colour, other))),
        state: index === sizeIndex ? 'selected' : soldOut(colourIndex, index) ? 'disabled' : 'active',
        productId: idOf(colourIndex, index),
        productSlug: zandvoortSlug(colour, other),
        picture: null,
      })),
    },
  ]
  const drawing = rugDrawing('1002', row(colour, size))
  return {
    ...product,
    price: { base: size[2] * 100, discount: 1500, vat: 2100, vatIncluded: true, lowest30Days: null },
    stock: soldOut(colourIndex, sizeIndex) ? 0 : 18,
    delivery: { totalDays: 1, unit: 'day' },
    pictures: product.pictures.map(({ alt }, index) => rugPicture(`${drawing}${rugViews[index] ?? ''}`, alt)),
    variationGroups,
    swatches: colours
      .slice(0, 3)
      .map((other) => ({ name: rugColours[other]?.name ?? same(other), colour: rugColours[other]?.css ?? '#888888' })),
    listedIn: sizeIndex === 0 && colourIndex < 3 ? ['vloerkleden'] : [],
  }
}

const zandvoorts = colours.flatMap((colour, colourIndex) => sizes.map((size, sizeIndex) => zandvoort(colour, colourIndex, size, sizeIndex)))

const withoutPrice: ProductRecord = {
  ...makeRug(['Kerman 1962', 'vintage', 'rood', 'wol', 210, 310, 'Rechthoek', 0, 0], 1006),
  price: null,
  stock: 1,
  description: both('Eenmalig stuk, prijs op aanvraag.', 'A single piece, price on request.'),
}

const zuiderzee: RugRow = ['Zuiderzee', 'perzisch', 'blauw', 'wol', 200, 300, 'Rechthoek', 979, 0]
const zuiderzeeViews: readonly (readonly [string, Text])[] = [
  ['', both('Zuiderzee van boven', 'Zuiderzee from above')],
  ['-room', both('Zuiderzee in een woonkamer', 'Zuiderzee in a living room')],
  ['-bedroom', both('Zuiderzee in een slaapkamer', 'Zuiderzee in a bedroom')],
  ['-reading', both('Zuiderzee in een leeshoek', 'Zuiderzee in a reading corner')],
  ['-evening', both('Zuiderzee bij lamplicht', 'Zuiderzee by lamplight')],
  ['-detail', both('Het weefsel van dichtbij', 'The weave close up')],
  ['-fringe', both('De franje', 'The fringe')],
  ['-corner', both('Een hoek op een houten vloer', 'A corner on a wooden floor')],
  ['-fold', both('De achterkant', 'The back')],
  ['-roll', both('Opgerold', 'Rolled up')],
]

const twelvePictures: ProductRecord = {
  ...makeRug(zuiderzee, 1007),
  stock: 14,
  pictures: [
    ...zuiderzeeViews.map(([view, alt]) => rugPicture(`${rugDrawing('1007', zuiderzee)}${view}`, alt)),
    swatchPicture('blauw-wol', both('Staal van het garen', 'Sample of the yarn')),
    edgePicture('fringe-blauw', both('De afwerking van de korte zijde', 'The finish of the short side')),
  ],
}

const outletRug: ProductRecord = {
  ...makeRug(['Noordzee', 'gestreept', 'blauw', 'katoen', 160, 230, 'Rechthoek', 249, 40], 1190),
  price: { base: 24_900, discount: 4000, vat: 2100, vatIncluded: true, lowest30Days: 19_900 },
  stock: 2,
  categoryId: 'outlet',
  listedIn: ['outlet'],
}

const item = (id: string, name: Text, cents: number, isDefault: boolean): OptionGroupRecord['items'][number] => ({
  id,
  name,
  state: 'active',
  displayType: 'text',
  weightGrams: cents === 0 ? 0 : 800,
  deliveryDays: 0,
  cartable: true,
  isDefault,
  price: cents === 0 ? null : { base: cents, discount: 0, vatIncluded: true, lowest30Days: null },
  picture: null,
  custom: null,
})

/** Product 1102 shows its options as a collection (one entry a group). */
const collectionGroups: readonly OptionGroupRecord[] = [
  {
    id: 'onderkleed',
    name: both('Onderkleed', 'Underlay'),
    label: both('Kies je onderkleed', 'Choose your underlay'),
    displayType: 'text',
    items: [
      item('onderkleed-geen', both('Zonder', 'None'), 0, true),
      item('onderkleed-latex', both('Antislip van latex', 'Non-slip latex'), 2900, false),
      item('onderkleed-vilt', both('Wolvilt', 'Wool felt'), 5900, false),
    ],
  },
  {
    id: 'behandeling',
    name: both('Vlekbescherming', 'Stain protection'),
    label: both('Kies je bescherming', 'Choose your protection'),
    displayType: 'text',
    items: [
      item('behandeling-geen', both('Zonder', 'None'), 0, true),
      item('behandeling-vlek', both('Vlekwerend behandeld', 'Stain-repellent treatment'), 3900, false),
    ],
  },
]

const withCollection = (rug: ProductRecord): ProductRecord =>
  rug.id === 1102 ? { ...rug, optionGroups: collectionGroups, optionsMode: 'collection' } : rug

/** Every rug of the demo shop; the first in the list stand first in 'relevance'. */
export const rugs: readonly ProductRecord[] = [
  madeToMeasure,
  ...zandvoorts,
  twelvePictures,
  ...rugRows.map((of, index) => withCollection(makeRug(of, 1101 + index))),
  withoutPrice,
  outletRug,
]
