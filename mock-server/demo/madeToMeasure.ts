import type { OptionGroupRecord, OptionItemRecord, PictureRecord, ProductRecord, Shape, Text } from '../host/records/ProductRecord.ts'
import type { AddedPrice } from '../host/pricing/linePrice.ts'
import { both, same } from './goodsRow.ts'
import { edgePicture, rugPicture, underlayPicture } from './pictures.ts'

const price = (base: number): AddedPrice => ({ base, discount: 0, vatIncluded: true, lowest30Days: null })
const drawing = '1001-organisch-terracotta-wol'

/** Price of a square metre of the made-to-measure rug, in cents. */
export const pricePerM2 = price(18_900)

const shapes: readonly (readonly [Shape, string, string, string])[] = [
  ['Rechthoek', 'Rectangle', 'rechthoek', ''],
  ['Vierkant', 'Square', 'vierkant', '-square'],
  ['Rond', 'Round', 'rond', '-round'],
  ['Ovaal', 'Oval', 'ovaal', '-oval'],
  ['Organisch', 'Organic', 'organisch', '-organic'],
]

const option = (id: string, name: Text, cents: number, more: Partial<OptionItemRecord> = {}): OptionItemRecord => ({
  id,
  name,
  state: 'active',
  displayType: 'image',
  price: cents === 0 ? null : price(cents),
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...more,
})

const groups: readonly OptionGroupRecord[] = [
  {
    id: 'vorm',
    name: both('Vorm', 'Shape'),
    label: both('Kies je vorm en maat', 'Choose your shape and size'),
    displayType: 'custom',
    items: shapes.map(([shape, english, id, view], index) =>
      option(`vorm-${id}`, both(shape, english), 0, {
        displayType: 'custom',
        isDefault: index === 0,
        deliveryDays: shape === 'Organisch' ? 28 : 0,
        picture: rugPicture(
          `${drawing}${view}`,
          both(`Kleed op maat: ${shape.toLowerCase()}`, `Made-to-measure rug: ${english.toLowerCase()}`),
        ),
        custom: { shape, pricePerM2, minimumCm2: 10_000, maximumCm: 400 },
      }),
    ),
  },
  {
    id: 'afwerking',
    name: both('Afwerking', 'Edge'),
    label: both('Kies je afwerking', 'Choose your edge'),
    displayType: 'image',
    items: [
      option('afwerking-blind', both('Blinde zoom', 'Blind hem'), 0, {
        isDefault: true,
        picture: edgePicture('blind', both('Blinde zoom', 'Blind hem')),
      }),
      option('afwerking-band', both('Katoenen band', 'Cotton band'), 4900, {
        weightGrams: 300,
        picture: edgePicture('band-zand', both('Katoenen band', 'Cotton band')),
      }),
      option('afwerking-feston', both('Gefestonneerd', 'Whipped edge'), 6900, {
        weightGrams: 250,
        deliveryDays: 28,
        picture: edgePicture('feston-terracotta', both('Gefestonneerde rand', 'Whipped edge')),
      }),
      option('afwerking-franje', both('Franje', 'Fringe'), 7900, {
        state: 'disabled',
        cartable: false,
        picture: edgePicture('fringe-ecru', both('Franje', 'Fringe')),
      }),
    ],
  },
  {
    id: 'onderkleed',
    name: both('Onderkleed', 'Underlay'),
    label: both('Kies je onderkleed', 'Choose your underlay'),
    displayType: 'image',
    items: [
      option('onderkleed-geen', both('Zonder onderkleed', 'No underlay'), 0, {
        isDefault: true,
        picture: underlayPicture('none', both('Zonder onderkleed', 'No underlay')),
      }),
      option('onderkleed-latex', both('Antislip van latex', 'Non-slip latex'), 3900, {
        weightGrams: 900,
        picture: underlayPicture('latex', both('Antislip van latex', 'Non-slip latex')),
      }),
      option('onderkleed-vilt', both('Wolvilt, 8 mm', 'Wool felt, 8 mm'), 8900, {
        weightGrams: 2400,
        picture: underlayPicture('felt', both('Wolvilt', 'Wool felt')),
      }),
    ],
  },
]

const pictures: readonly PictureRecord[] = [
  rugPicture(drawing, both('Kleed op maat in terracotta', 'Made-to-measure rug in terracotta')),
  rugPicture(`${drawing}-room`, both('Kleed op maat in een woonkamer', 'Made-to-measure rug in a living room')),
  rugPicture(`${drawing}-round`, both('Kleed op maat, rond', 'Made-to-measure rug, round')),
  rugPicture(`${drawing}-organic`, both('Kleed op maat, organisch', 'Made-to-measure rug, organic')),
  rugPicture(`${drawing}-fringe`, both('De rand van dichtbij', 'The edge close up')),
  rugPicture(`${drawing}-roll`, both('Opgerold voor verzending', 'Rolled up for sending')),
]

/** Product 1001: sold by the square metre in five shapes. */
export const madeToMeasure: ProductRecord = {
  id: 1001,
  slug: both('vloerkleed-op-maat', 'made-to-measure-rug'),
  title: both('Vloerkleed op maat', 'Made-to-measure rug'),
  brand: 'Thuishaven Weverij',
  mpn: 'VK-1001',
  price: { ...price(0), vat: 2100 },
  stock: null,
  weightGrams: 5200,
  delivery: { totalDays: 21, unit: 'week' },
  description: both('Getuft van wol, in jouw maat en in vijf vormen.', 'Tufted wool, in your size and in five shapes.'),
  longDescription: both(
    '<p>Geen kamer is precies 160 bij 230. Daarom tuften we dit kleed in onze werkplaats in Enschede op de maat die jij opgeeft, in hele centimeters en in vijf vormen. De tekening wordt niet geschaald maar opnieuw gezet, zodat de lijnen bij elke maat even dik blijven.</p><h3>Van bestelling tot vloer</h3><ol><li>Je geeft vorm en maat op en ziet meteen de prijs.</li><li>We bellen als een maat ons vreemd voorkomt: meten is makkelijk, verkeerd meten ook.</li><li>Na drie tot vier weken komt het kleed opgerold, met een proeflapje voor het reinigen.</li></ol><h3>Goed om te weten</h3><ul><li>De maat mag drie procent afwijken: wol leeft.</li><li>De kleinste afname is één vierkante meter, de grootste zijde vier meter.</li><li>Een kleed op maat wordt voor jou gemaakt en kan niet retour.</li><li>Bij de bestelling betaal je twintig procent vooruit, de rest bij levering.</li></ul><h3>Wol</h3><p>Wol veert terug waar een tafelpoot stond, neemt vocht op zonder klam te worden en stoot vuil van nature af.</p>',
    '<p>No room is exactly 160 by 230. That is why we tuft this rug in our workshop in Enschede to the size you give, in whole centimetres and in five shapes. The drawing is not scaled but set anew, so that the lines stay equally thick at every size.</p><h3>From order to floor</h3><ol><li>You give shape and size and see the price at once.</li><li>We ring when a size strikes us as odd: measuring is easy, and so is measuring wrongly.</li><li>After three to four weeks the rug arrives rolled up, with a test piece for cleaning.</li></ol><h3>Good to know</h3><ul><li>The size may differ by three per cent: wool is alive.</li><li>The smallest order is one square metre, the longest side four metres.</li><li>A made-to-measure rug is made for you and cannot be returned.</li><li>You pay twenty per cent when ordering and the rest on delivery.</li></ul><h3>Wool</h3><p>Wool springs back where a table leg has stood, takes up moisture without feeling damp and repels dirt by nature.</p>',
  ),
  pictures,
  optionGroups: groups,
  optionsMode: 'cards',
  variationGroups: [],
  specifications: [
    { name: both('Afmeting', 'Size'), options: [both('Tot 400 × 400 cm', 'Up to 400 × 400 cm')] },
    { name: both('Vormen', 'Shapes'), options: shapes.map(([shape, english]) => both(shape, english)) },
    { name: both('Materiaal', 'Material'), options: [both('100% scheerwol', '100% new wool')] },
    { name: both('Kleur', 'Colour'), options: [same('Terracotta')] },
    { name: both('Techniek', 'Technique'), options: [both('Handgetuft', 'Hand-tufted')] },
    { name: both('Poolhoogte', 'Pile height'), options: [same('14 mm')] },
    { name: both('Gewicht', 'Weight'), options: [both('2,6 kg per m²', '2.6 kg per m²')] },
    { name: both('Maatafwijking', 'Deviation'), options: [both('Ten hoogste 3%', 'At most 3%')] },
    { name: both('Gemaakt in', 'Made in'), options: [both('Enschede, Nederland', 'Enschede, the Netherlands')] },
  ],
  returnable: false,
  swatches: [{ name: same('Terracotta'), colour: '#b5603c' }],
  categoryId: 'maatwerk',
  listedIn: ['maatwerk', 'vloerkleden'],
  facets: { Kleur: ['terracotta'], Materiaal: ['wol'], Maat: ['op maat'], Vorm: shapes.map(([shape]) => shape.toLowerCase()) },
}
