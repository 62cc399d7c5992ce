import type { PictureRecord, ProductRecord, Text } from '../host/records/ProductRecord.ts'
import type { GoodsKind, GoodsRow } from './goodsRow.ts'
import { devicePicture, lampPicture, plantPicture } from './pictures.ts'
import { slugOf } from './slugOf.ts'

const colourNames: Readonly<Record<string, { readonly name: Text; readonly css: string }>> = {
  wit: { name: { nld: 'Wit', eng: 'White' }, css: '#f3f0ea' },
  zwart: { name: { nld: 'Zwart', eng: 'Black' }, css: '#2b2a29' },
  rood: { name: { nld: 'Rood', eng: 'Red' }, css: '#a33a2f' },
  groen: { name: { nld: 'Groen', eng: 'Green' }, css: '#4d6147' },
  grijs: { name: { nld: 'Grijs', eng: 'Grey' }, css: '#8b8d8c' },
  bruin: { name: { nld: 'Bruin', eng: 'Brown' }, css: '#7a5638' },
  geel: { name: { nld: 'Geel', eng: 'Yellow' }, css: '#c9a24a' },
  zand: { name: { nld: 'Zand', eng: 'Sand' }, css: '#cdb48c' },
  terracotta: { name: { nld: 'Terracotta', eng: 'Terracotta' }, css: '#b5603c' },
}

const finishOf: Readonly<Record<string, string>> = { zwart: '-black', bruin: '-sand', groen: '-sand' }

const drawn = (kind: GoodsKind, row: GoodsRow, seed: string, view: string, alt: Text): PictureRecord => {
  if (kind.categoryId === 'planten') return plantPicture(row.drawing, `${seed}${view}`, alt)
  if (kind.categoryId === 'verlichting') return lampPicture(`${row.drawing}${view}`, seed, alt)
  return devicePicture(row.drawing, `${seed}${finishOf[row.facets[0] ?? ''] ?? ''}${view}`, alt)
}

/** A product of a kind: the row's own story, followed by what the whole kind has in common. */
export const makeGoods = (kind: GoodsKind, row: GoodsRow, id: number): ProductRecord => {
  const views: readonly (readonly [string, Text])[] = [
    ['', row.name],
    ['-room', { nld: `${row.name.nld} in huis`, eng: `${row.name.eng} at home` }],
    ['-detail', { nld: `${row.name.nld}, van dichtbij`, eng: `${row.name.eng}, close up` }],
  ]
  const colour = kind.facetNames[0] === 'Kleur' ? colourNames[row.facets[0] ?? ''] : undefined
  const html = (language: keyof Text) =>
    `<p><strong>${row.summary[language]}</strong></p><p>${row.story[language]}</p>${kind.about[language]}`
  return {
    id,
    slug: { nld: slugOf(row.name.nld), eng: slugOf(row.name.eng) },
    title: row.name,
    brand: row.brand,
    mpn: `${row.brand.slice(0, 2).toUpperCase()}-${id}`,
    price: { base: row.price, discount: (row.discount ?? 0) * 100, vat: kind.vat, vatIncluded: true, lowest30Days: null },
    stock: row.stock,
    weightGrams: row.grams,
    delivery: { totalDays: row.days, unit: 'day' },
    description: row.summary,
    longDescription: { nld: html('nld'), eng: html('eng') },
    pictures: views.map(([view, alt]) => drawn(kind, row, `${id}`, view, alt)),
    optionGroups: [],
    optionsMode: 'cards',
    variationGroups: [],
    specifications: [
      { name: { nld: 'Merk', eng: 'Brand' }, options: [{ nld: row.brand, eng: row.brand }] },
      ...kind.columns.flatMap((name, index) => {
        const value = row.specifications[index]
        return value === undefined ? [] : [{ name, options: [value] }]
      }),
      ...(colour === undefined ? [] : [{ name: { nld: 'Kleur', eng: 'Colour' }, options: [colour.name] }]),
      { name: { nld: 'Gewicht', eng: 'Weight' }, options: [{ nld: `${row.grams} g`, eng: `${row.grams} g` }] },
    ],
    returnable: true,
    swatches: colour === undefined ? [] : [{ name: colour.name, colour: colour.css }],
    categoryId: kind.categoryId,
    listedIn: [kind.categoryId],
    facets: Object.fromEntries(kind.facetNames.map((name, index) => [name, [row.facets[index] ?? '']])),
  }
}

/** All products of a kind, with ids from the kind's first id upwards. */
export const makeKind = (kind: GoodsKind): ProductRecord[] => kind.rows.map((row, index) => makeGoods(kind, row, kind.firstId + index))
