import type { PictureRecord, ProductRecord, SpecificationRecord, Text } from '../host/records/ProductRecord.ts'
import { both, same } from './goodsRow.ts'
import { rugPicture } from './pictures.ts'
import type { RugRow } from './rugRows.ts'
import { rugColours, rugMaterials, rugStyles } from './rugWords.ts'
import { slugOf } from './slugOf.ts'

const shapeWords: Readonly<Record<RugRow[6], { readonly drawing: string; readonly name: Text }>> = {
  Rechthoek: { drawing: '', name: both('Rechthoek', 'Rectangle') },
  Vierkant: { drawing: '-square', name: both('Vierkant', 'Square') },
  Rond: { drawing: '-round', name: both('Rond', 'Round') },
  Ovaal: { drawing: '-oval', name: both('Ovaal', 'Oval') },
  Organisch: { drawing: '-organic', name: both('Organisch', 'Organic') },
}

/** Name of a rug's drawing without a view; equal over all views of one rug. */
export const rugDrawing = (seed: string, [, style, colour, material, width, length, shape]: RugRow): string => {
  const shapeWord = length > width * 2.4 ? '-runner' : shapeWords[shape].drawing
  return `${seed}-${style}-${colour}-${material === 'gerecycled pet' ? 'pet' : material}${shapeWord}`
}

export const sizeText = ([, , , , width, length, shape]: RugRow): string => (shape === 'Rond' ? `Ø ${width} cm` : `${width} × ${length} cm`)

/** The size facet: by the longest side, as a shopper looks for it. */
const sizeFacet = ([, , , , width, length, shape]: RugRow): string => {
  if (length > width * 2.4) return 'loper'
  if (shape === 'Rond') return 'rond'
  return length <= 180 ? 'klein' : length <= 240 ? 'middel' : length <= 300 ? 'groot' : 'extra groot'
}

const placeText = (row: RugRow): Text => {
  const [, , , , width, length] = row
  if (length > width * 2.4)
    return both('Met deze maat ligt hij goed in een gang of naast een bed.', 'This size suits a hallway or the side of a bed.')
  if (length <= 180)
    return both(
      'Een maat voor onder een leesstoel, voor het bed of onder een bureau.',
      'A size for under a reading chair, beside the bed or under a desk.',
    )
  if (length <= 240)
    return both(
      'Onder een salontafel met de voorpoten van de bank erop: dat is de maat waarvoor hij getekend is.',
      'Under a coffee table with the front legs of the sofa on it: that is the size it was drawn for.',
    )
  return both(
    'Groot genoeg voor een hele zithoek, of voor een eettafel waar zes mensen hun stoel achteruit schuiven.',
    'Large enough for a whole seating area, or for a dining table where six people push back their chairs.',
  )
}

const views: readonly (readonly [string, (name: Text) => Text])[] = [
  ['', (name) => name],
  ['-room', (name) => both(`${name.nld} in een woonkamer`, `${name.eng} in a living room`)],
  ['-detail', (name) => both(`${name.nld}: het weefsel van dichtbij`, `${name.eng}: the weave close up`)],
  ['-corner', (name) => both(`${name.nld}: een hoek op een houten vloer`, `${name.eng}: a corner on a wooden floor`)],
]

/** The views of every rug, in the order of its pictures. */
export const rugViews = views.map(([view]) => view)

/** A rug of the demo shop, described by its style, material, colour and size. */
export const makeRug = (row: RugRow, id: number): ProductRecord => {
  const [name, style, colour, material, width, length, shape, euros, discount] = row
  const colourWord = rugColours[colour]
  const materialWord = rugMaterials[material]
  if (colourWord === undefined || materialWord === undefined) throw new Error(`Demo rug ${name} has an unknown colour or material`)
  const styleWord = rugStyles[style]
  const title = both(`Vloerkleed ${name} ${colourWord.name.nld.toLowerCase()}`, `Rug ${name} ${colourWord.name.eng.toLowerCase()}`)
  const drawing = rugDrawing(`${id}`, row)
  const pictures: PictureRecord[] = views.map(([view, alt]) => rugPicture(`${drawing}${view}`, alt(title)))
  const areaM2 = (width * length) / 10_000
  const weightGrams = Math.round(areaM2 * materialWord.weight)
  const place = placeText(row)
  const summary = both(
    `${styleWord.name.nld} vloerkleed van ${materialWord.name.nld.toLowerCase()}, ${sizeText(row)}, in ${colourWord.name.nld.toLowerCase()}.`,
    `${styleWord.name.eng} rug of ${materialWord.name.eng.toLowerCase()}, ${sizeText(row)}, in ${colourWord.name.eng.toLowerCase()}.`,
  )
  const kilograms = (weightGrams / 1000).toFixed(1)
  const specifications: SpecificationRecord[] = [
    { name: both('Afmeting', 'Size'), options: [same(sizeText(row))] },
    { name: both('Vorm', 'Shape'), options: [shapeWords[shape].name] },
    { name: both('Materiaal', 'Material'), options: [materialWord.pile] },
    { name: both('Kleur', 'Colour'), options: [colourWord.name] },
    { name: both('Techniek', 'Technique'), options: [styleWord.name] },
    { name: both('Poolhoogte', 'Pile height'), options: [same(`${styleWord.pileMm} mm`)] },
    { name: both('Gewicht', 'Weight'), options: [both(`${kilograms.replace('.', ',')} kg`, `${kilograms} kg`)] },
    {
      name: both('Vloerverwarming', 'Underfloor heating'),
      options: [styleWord.pileMm > 20 ? both('Niet aanbevolen', 'Not recommended') : both('Geschikt', 'Suitable')],
    },
    {
      name: both('Gemaakt in', 'Made in'),
      options: [id % 3 === 0 ? both('India', 'India') : id % 3 === 1 ? both('Nederland', 'The Netherlands') : both('Portugal', 'Portugal')],
    },
    { name: both('Keurmerk', 'Label'), options: [same('Care & Fair'), same('OEKO-TEX Standard 100')] },
  ]
  return {
    id,
    slug: both(slugOf(`${title.nld} ${width}x${length}`), slugOf(`${title.eng} ${width}x${length}`)),
    title,
    brand: 'Thuishaven Weverij',
    mpn: `VK-${id}`,
    price: { base: euros * 100, discount: discount * 100, vat: 2100, vatIncluded: true, lowest30Days: null },
    stock: ((id * 7) % 23) + 4,
    weightGrams,
    delivery: { totalDays: id % 5 === 0 ? 1 : id % 5 === 1 ? 14 : 3, unit: id % 5 === 1 ? 'week' : 'day' },
    description: summary,
    longDescription: both(
      `<p>${styleWord.text.nld}</p><p>${colourWord.mood.nld} ${place.nld}</p><h3>${materialWord.name.nld}</h3><p>${materialWord.text.nld}</p><h3>Onderhoud</h3><p>${materialWord.care.nld}</p><h3>Goed om te weten</h3><ul><li>Leg er een antislip onderkleed onder: het kleed blijft liggen en slijt gelijkmatiger.</li><li>Draai het kleed elk half jaar een halve slag.</li><li>De maat kan twee procent afwijken; elk kleed wordt met de hand afgewerkt.</li></ul>`,
      `<p>${styleWord.text.eng}</p><p>${colourWord.mood.eng} ${place.eng}</p><h3>${materialWord.name.eng}</h3><p>${materialWord.text.eng}</p><h3>Care</h3><p>${materialWord.care.eng}</p><h3>Good to know</h3><ul><li>Put a non-slip underlay beneath it: the rug stays where it is and wears more evenly.</li><li>Turn the rug half a turn twice a year.</li><li>The size may differ by two per cent; every rug is finished by hand.</li></ul>`,
    ),
    pictures,
    optionGroups: [],
    optionsMode: 'cards',
    variationGroups: [],
    specifications,
    returnable: true,
    swatches: [{ name: colourWord.name, colour: colourWord.css }],
    categoryId: 'vloerkleden',
    listedIn: ['vloerkleden'],
    facets: { Kleur: [colour], Materiaal: [material], Maat: [sizeFacet(row)], Vorm: [shape.toLowerCase()] },
  }
}
