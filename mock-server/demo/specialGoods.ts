import type { OptionGroupRecord, ProductRecord, Text, VariationGroupRecord } from '../host/records/ProductRecord.ts'
import { cameras, recorders } from './cameras.ts'
import { fireDetectors } from './fireDetectors.ts'
import { both } from './goodsRow.ts'
import { hubs } from './hubs.ts'
import { lamps } from './lamps.ts'
import { makeGoods, makeKind } from './makeGoods.ts'
import { devicePicture } from './pictures.ts'
import { plants } from './plants.ts'
import { sirens } from './sirens.ts'
import { slugOf } from './slugOf.ts'

const plus = makeGoods(
  hubs,
  {
    name: both('Wachter Plus wit', 'Warden Plus white'),
    brand: 'Wachter',
    price: 32_900,
    stock: 25,
    days: 1,
    grams: 420,
    drawing: 'hub',
    facets: ['wit', '4g en wifi'],
    summary: both(
      'De ruimste centrale: tot tweehonderd apparaten, met foto’s bij alarm.',
      'The largest hub: up to two hundred devices, with photographs on alarm.',
    ),
    story: both(
      'Twee simkaarten, wifi en een netwerkaansluiting: er is altijd nog een weg naar buiten. Bij alarm stuurt de Plus een korte reeks foto’s van de bewegingsmelder mee, zodat je weet of het de kat is.',
      'Two SIM cards, wifi and a network port: there is always another way out. On alarm the Plus sends a short series of photographs from the motion detector, so that you know whether it was the cat.',
    ),
    specifications: [
      both('Ethernet, wifi en 2 × 4G', 'Ethernet, wifi and 2 × 4G'),
      both('868 MHz', '868 MHz'),
      both('200', '200'),
      both('16 uur', '16 hours'),
    ],
  },
  1003,
)

/** The Wachter hubs by model and colour: each links to the same model in the other colour and to the other models in its colour. */
const models: readonly { readonly id: string; readonly name: Text; readonly white: number; readonly black: number }[] = [
  { id: 'basis', name: both('Basis', 'Basic'), white: 2000, black: 2001 },
  { id: 'mobiel', name: both('Mobiel', 'Mobile'), white: 2002, black: 2003 },
  { id: 'plus', name: both('Plus', 'Plus'), white: 1003, black: 2004 },
]

const hubSlug = (model: Text, white: boolean): Text =>
  both(slugOf(`Wachter ${model.nld} ${white ? 'wit' : 'zwart'}`), slugOf(`Warden ${model.eng} ${white ? 'white' : 'black'}`))

const withHubVariations = (product: ProductRecord): ProductRecord => {
  const model = models.find(({ white, black }) => white === product.id || black === product.id)
  if (model === undefined) return product
  const isWhite = model.white === product.id
  const groups: readonly VariationGroupRecord[] = [
    {
      id: 'kleur',
      name: both('kleur', 'colour'),
      displayType: 'image',
      items: [true, false].map((white) => ({
        id: white ? 'kleur-wit' : 'kleur-zwart',
        name: white ? both('Wit', 'White') : both('Zwart', 'Black'),
        state: white === isWhite ? ('selected' as const) : ('active' as const),
        productId: white ? model.white : model.black,
        productSlug: hubSlug(model.name, white),
        picture: devicePicture(
          'hub',
          `${white ? model.white : model.black}${white ? '' : '-black'}`,
          white ? both('Witte centrale', 'White hub') : both('Zwarte centrale', 'Black hub'),
        ),
      })),
    },
    {
      id: 'uitvoering',
      name: both('uitvoering', 'model'),
      displayType: 'text',
      items: models.map((other) => ({
        id: `uitvoering-${other.id}`,
        name: other.name,
        state: other === model ? ('selected' as const) : ('active' as const),
        productId: isWhite ? other.white : other.black,
        productSlug: hubSlug(other.name, isWhite),
        picture: null,
      })),
    },
  ]
  return { ...product, variationGroups: groups }
}

const option = (id: string, name: Text, cents: number, isDefault: boolean, deliveryDays = 0): OptionGroupRecord['items'][number] => ({
  id,
  name,
  state: 'active',
  displayType: 'text',
  weightGrams: 0,
  deliveryDays,
  cartable: true,
  isDefault,
  picture: null,
  custom: null,
  price: cents === 0 ? null : { base: cents, discount: 0, vatIncluded: true, lowest30Days: null },
})

const installation: OptionGroupRecord = {
  id: 'installatie',
  name: both('Installatie', 'Installation'),
  label: both('Wie hangt hem op?', 'Who mounts it?'),
  displayType: 'text',
  items: [
    option('installatie-zelf', both('Zelf', 'Yourself'), 0, true),
    option('installatie-monteur', both('Onze monteur', 'Our fitter'), 9900, false, 5),
  ],
}

const lowStock = makeGoods(
  lamps,
  {
    name: both('Tafellamp Turfschip', 'Table Lamp Peat Barge'),
    brand: 'Lichthuis',
    price: 8900,
    stock: 3,
    days: 1,
    grams: 1900,
    drawing: 'table',
    facets: ['bruin', 'hout', 'tafellamp'],
    summary: both('Eiken voet van een oude roef, linnen kap.', 'Oak foot from an old deckhouse, linen shade.'),
    story: both(
      'De voeten zijn gezaagd uit het hout van één afgedankt turfschip. Als het op is, is het op; de laatste drie staan klaar.',
      'The feet were sawn from the timber of one discarded peat barge. When it is gone, it is gone; the last three are ready.',
    ),
    specifications: [
      both('Tafellamp', 'Table lamp'),
      both('Hout', 'Wood'),
      both('42 cm', '42 cm'),
      both('E27, led, dimbaar', 'E27, LED, dimmable'),
    ],
  },
  1004,
)

const linde = makeGoods(
  plants,
  {
    name: both('Kamerlinde', 'African hemp'),
    brand: 'Kwekerij De Bocht',
    price: 2495,
    stock: 40,
    days: 2,
    grams: 2600,
    drawing: 'monstera',
    facets: ['halfschaduw', '40 tot 90 cm'],
    summary: both(
      'Grote, zachte bladeren van een plant uit grootmoeders tijd.',
      'Large, soft leaves from a plant of our grandmothers’ day.',
    ),
    story: both(
      'De kamerlinde stond ooit in elke hal en is bijna vergeten. Hij groeit hard, bloeit in februari en verdraagt een koele kamer.',
      'African hemp once stood in every hall and is nearly forgotten. It grows fast, flowers in February and puts up with a cool room.',
    ),
    specifications: [
      both('Sparrmannia africana', 'Sparrmannia africana'),
      both('60 cm', '60 cm'),
      both('Halfschaduw', 'Half shade'),
      both('Twee keer per week', 'Twice a week'),
    ],
  },
  1005,
)

const soldOut = makeGoods(
  cameras,
  {
    name: both('Oogwit Nacht', 'Oogwit Night'),
    brand: 'Oogwit',
    price: 27_900,
    stock: 0,
    days: 10,
    grams: 640,
    drawing: 'outdoor-camera',
    facets: ['zwart', 'buiten', '8 megapixel'],
    summary: both('Kleurbeeld bij maanlicht.', 'Colour images by moonlight.'),
    story: both(
      'Een sensor zo groot als een duimnagel ziet kleur waar andere camera’s op zwart-wit overgaan. Tijdelijk uitverkocht.',
      'A sensor the size of a thumbnail sees colour where other cameras switch to black and white. Temporarily sold out.',
    ),
    specifications: [
      both('8 megapixel', '8 megapixel'),
      both('Buiten', 'Outdoors'),
      both('60 m', '60 m'),
      both('Lokaal op kaart of recorder', 'Locally, on card or recorder'),
    ],
  },
  1008,
)

/** Everything of the demo shop that is not a rug. */
export const goods: readonly ProductRecord[] = [
  { ...withHubVariations(plus), optionGroups: [installation] },
  ...makeKind(hubs).map(withHubVariations),
  ...makeKind(sirens),
  ...makeKind(cameras),
  soldOut,
  ...makeKind(recorders),
  ...makeKind(fireDetectors),
  lowStock,
  ...makeKind(lamps),
  linde,
  ...makeKind(plants),
]
