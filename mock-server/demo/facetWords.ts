import type { FacetRecord } from '../host/records/ShopRecord.ts'
import type { Text } from '../host/records/ProductRecord.ts'
import { both } from './goodsRow.ts'
import { rugColours, rugMaterials } from './rugWords.ts'

const names = (words: Readonly<Record<string, { readonly name: Text }>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(words).map(([value, { name }]) => [value, name]))

/** The facets by the name they have in a path. Names and values are the same in both languages; labels are translated. */
export const facetWords: Readonly<Record<string, FacetRecord>> = {
  Kleur: { label: both('Kleur', 'Colour'), values: names(rugColours) },
  Materiaal: {
    label: both('Materiaal', 'Material'),
    values: {
      ...names(rugMaterials),
      messing: both('Messing', 'Brass'),
      glas: both('Glas', 'Glass'),
      papier: both('Papier', 'Paper'),
      staal: both('Staal', 'Steel'),
      keramiek: both('Keramiek', 'Ceramic'),
      hout: both('Hout', 'Wood'),
      riet: both('Riet', 'Reed'),
    },
  },
  Maat: {
    label: both('Maat', 'Size'),
    values: {
      klein: both('Klein (tot 180 cm)', 'Small (up to 180 cm)'),
      middel: both('Middel (tot 240 cm)', 'Medium (up to 240 cm)'),
      groot: both('Groot (tot 300 cm)', 'Large (up to 300 cm)'),
      'extra groot': both('Extra groot', 'Extra large'),
      rond: both('Rond', 'Round'),
      loper: both('Loper', 'Runner'),
      'op maat': both('Op maat', 'Made to measure'),
    },
  },
  Vorm: {
    label: both('Vorm', 'Shape'),
    values: {
      rechthoek: both('Rechthoek', 'Rectangle'),
      vierkant: both('Vierkant', 'Square'),
      rond: both('Rond', 'Round'),
      ovaal: both('Ovaal', 'Oval'),
      organisch: both('Organisch', 'Organic'),
    },
  },
  Verbinding: {
    label: both('Verbinding', 'Connection'),
    values: {
      ethernet: both('Ethernet', 'Ethernet'),
      wifi: both('Wifi', 'Wifi'),
      '4g': both('4G', '4G'),
      '4g en wifi': both('4G en wifi', '4G and wifi'),
    },
  },
  Plaats: { label: both('Plaats', 'Place'), values: { binnen: both('Binnen', 'Indoors'), buiten: both('Buiten', 'Outdoors') } },
  Beeld: {
    label: both('Beeld', 'Image'),
    values: {
      '2 megapixel': both('2 megapixel', '2 megapixel'),
      '4 megapixel': both('4 megapixel', '4 megapixel'),
      '8 megapixel': both('8 megapixel', '8 megapixel'),
    },
  },
  Meldt: {
    label: both('Meldt', 'Detects'),
    values: { rook: both('Rook', 'Smoke'), hitte: both('Hitte', 'Heat'), koolmonoxide: both('Koolmonoxide', 'Carbon monoxide') },
  },
  Soort: {
    label: both('Soort', 'Kind'),
    values: {
      hanglamp: both('Hanglamp', 'Pendant lamp'),
      vloerlamp: both('Vloerlamp', 'Floor lamp'),
      tafellamp: both('Tafellamp', 'Table lamp'),
      wandlamp: both('Wandlamp', 'Wall lamp'),
    },
  },
  Licht: {
    label: both('Licht', 'Light'),
    values: { schaduw: both('Schaduw', 'Shade'), halfschaduw: both('Halfschaduw', 'Half shade'), zon: both('Zon', 'Sun') },
  },
  Hoogte: {
    label: both('Hoogte', 'Height'),
    values: {
      'tot 40 cm': both('Tot 40 cm', 'Up to 40 cm'),
      '40 tot 90 cm': both('40 tot 90 cm', '40 to 90 cm'),
      'vanaf 90 cm': both('Vanaf 90 cm', '90 cm and more'),
    },
  },
}

export const priceLabel: Text = both('Prijs', 'Price')
