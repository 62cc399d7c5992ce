import { both, same, type GoodsKind, type GoodsRow } from './goodsRow.ts'

const materials: Readonly<Record<string, GoodsRow['summary']>> = {
  messing: both('Messing', 'Brass'), glas: both('Glas', 'Glass'), papier: both('Papier', 'Paper'), staal: both('Staal', 'Steel'),
  linnen: both('Linnen', 'Linen'), keramiek: both('Keramiek', 'Ceramic'), hout: both('Hout', 'Wood'), riet: both('Riet', 'Reed'),
}
const kinds = { pendant: both('Hanglamp', 'Pendant lamp'), floor: both('Vloerlamp', 'Floor lamp'), table: both('Tafellamp', 'Table lamp'), wall: both('Wandlamp', 'Wall lamp') }

const lamp = (
  nld: string, eng: string, kind: keyof typeof kinds, price: number, stock: number, material: string, colour: string, size: string,
  summary: GoodsRow['summary'], story: GoodsRow['story'], more: Partial<GoodsRow> = {},
): GoodsRow => ({
  name: both(nld, eng), brand: 'Lichthuis', price, stock, days: 2, grams: kind === 'floor' ? 5200 : 1600, drawing: kind, summary, story,
  specifications: [kinds[kind], materials[material] ?? same(material), same(size), both('E27, led, dimbaar', 'E27, LED, dimmable')],
  facets: [colour, material, { pendant: 'hanglamp', floor: 'vloerlamp', table: 'tafellamp', wall: 'wandlamp' }[kind]],
  ...more,
})

export const lamps: GoodsKind = {
  categoryId: 'verlichting', vat: 2100, firstId: 2400,
  columns: [both('Soort', 'Kind'), both('Materiaal', 'Material'), both('Afmeting', 'Size'), both('Lichtbron', 'Light source')],
  facetNames: ['Kleur', 'Materiaal', 'Soort'],
  about: both(
    '<h3>Warm licht, laag gehangen</h3><p>Een kamer met drie kleine lampen is rustiger dan een kamer met één grote. Hang een lamp boven tafel op zestig tot zeventig centimeter van het blad, zet een vloerlamp schuin achter een stoel en laat een hoek donker. Wij leveren elke lamp met een ledlamp van 2700 kelvin die zonder flikkeren dimt.</p><h3>Goed om te weten</h3><p>De lichtbron is te vervangen en de lamp is met gewoon gereedschap uit elkaar te halen. Kap of snoer nodig? Onderdelen houden we tien jaar op voorraad.</p>',
    '<h3>Warm light, hung low</h3><p>A room with three small lamps is calmer than a room with one large one. Hang a lamp sixty to seventy centimetres above the table, put a floor lamp at an angle behind a chair and leave one corner dark. Every lamp comes with a 2700 kelvin LED bulb that dims without flicker.</p><h3>Good to know</h3><p>The light source can be replaced and the lamp comes apart with ordinary tools. In need of a shade or a cord? We keep parts for ten years.</p>',
  ),
  rows: [
    lamp('Hanglamp Klokgevel', 'Pendant Bell Gable', 'pendant', 18900, 22, 'messing', 'geel', 'Ø 38 cm', both('Messing kap in de vorm van een klokgevel.', 'Brass shade in the shape of a bell gable.'), both('Het messing is ongelakt en wordt met de jaren bruiner. Poets het, of laat het.', 'The brass is unlacquered and browns with the years. Polish it, or let it be.')),
    lamp('Hanglamp Dauw', 'Pendant Dew', 'pendant', 14900, 31, 'glas', 'wit', 'Ø 30 cm', both('Mondgeblazen opaalglas.', 'Mouth-blown opal glass.'), both('Geblazen in Leerdam; het licht is overal even zacht, ook recht eronder.', 'Blown in Leerdam; the light is equally soft everywhere, even right below.')),
    lamp('Hanglamp Dauw groot', 'Pendant Dew large', 'pendant', 22900, 9, 'glas', 'wit', 'Ø 45 cm', both('De grote bol, voor een trapgat of hoge hal.', 'The large globe, for a stairwell or high hall.'), both('Hangt aan een stalen kabel die tot vier meter in te stellen is.', 'Hangs from a steel cable that adjusts up to four metres.'), { days: 4, grams: 3100 }),
    lamp('Hanglamp Vlieger', 'Pendant Kite', 'pendant', 8900, 54, 'papier', 'wit', 'Ø 50 cm', both('Gevouwen papieren kap.', 'Folded paper shade.'), both('Van één vel Japans papier gevouwen. Zit plat in de doos en vouwt in een minuut open.', 'Folded from one sheet of Japanese paper. Packed flat; unfolds in a minute.'), { grams: 600 }),
    lamp('Hanglamp Riet', 'Pendant Reed', 'pendant', 11900, 18, 'riet', 'bruin', 'Ø 46 cm', both('Gevlochten van riet uit de Weerribben.', 'Woven from reed of the Weerribben.'), both('Tekent ’s avonds lijnen op het plafond. Elke kap is een dagdeel vlechtwerk.', 'Draws lines on the ceiling at night. Each shade is half a day of weaving.'), { discount: 20 }),
    lamp('Vloerlamp Reiger', 'Floor Lamp Heron', 'floor', 24900, 14, 'staal', 'zwart', '150 cm', both('Slanke leeslamp met scharnierende kop.', 'Slender reading lamp with a hinged head.'), both('Staat op één poot, als zijn naamgenoot, en blijft ook zo staan: de voet weegt vier kilo.', 'Stands on one leg, like its namesake, and keeps standing: the foot weighs four kilos.')),
    lamp('Vloerlamp Reiger groen', 'Floor Lamp Heron green', 'floor', 24900, 7, 'staal', 'groen', '150 cm', both('De leeslamp in slootgroen.', 'The reading lamp in ditch green.'), both('Gepoederlakt in een kleur die bijna zwart is tot de zon erop valt.', 'Powder-coated in a colour that is nearly black until the sun falls on it.')),
    lamp('Vloerlamp Linnenkast', 'Floor Lamp Linen', 'floor', 19900, 20, 'linnen', 'zand', '160 cm', both('Grote linnen kap op een eiken voet.', 'Large linen shade on an oak foot.'), both('De kap is aan de binnenkant wit: veel licht op het plafond, weinig in je ogen.', 'The shade is white inside: much light on the ceiling, little in your eyes.')),
    lamp('Tafellamp Kiezel', 'Table Lamp Pebble', 'table', 7900, 43, 'keramiek', 'grijs', '28 cm', both('Keramische voet, met de hand gedraaid.', 'Ceramic foot, thrown by hand.'), both('Voor een vensterbank of een kast in de gang. Dimt met een aanraking.', 'For a window sill or a cupboard in the hall. Dims with a touch.')),
    lamp('Tafellamp Kiezel terracotta', 'Table Lamp Pebble terracotta', 'table', 7900, 26, 'keramiek', 'terracotta', '28 cm', both('De kiezel in ongeglazuurde klei.', 'The pebble in unglazed clay.'), both('De klei is niet geglazuurd en voelt als een bloempot in de zon.', 'The clay is unglazed and feels like a flower pot in the sun.')),
    lamp('Tafellamp Notaris', 'Table Lamp Notary', 'table', 12900, 12, 'messing', 'groen', '38 cm', both('Bureaulamp met groen glas.', 'Desk lamp with green glass.'), both('De klassieker van de leeszaal, met een trekkoordje dat klikt zoals het hoort.', 'The classic of the reading room, with a pull cord that clicks as it should.')),
    lamp('Wandlamp Schelp', 'Wall Lamp Shell', 'wall', 9900, 35, 'keramiek', 'wit', '22 cm', both('Licht omhoog en omlaag, vrij van de muur.', 'Light up and down, clear of the wall.'), both('Ongeglazuurd porselein; mag worden overgeschilderd in de kleur van de muur.', 'Unglazed porcelain; may be painted over in the colour of the wall.')),
    lamp('Wandlamp Knik', 'Wall Lamp Bend', 'wall', 8500, 28, 'staal', 'zwart', '30 cm', both('Leeslampje met een knik, voor naast het bed.', 'Reading light with a bend, for beside the bed.'), both('De schakelaar zit op de kap, dus je hoeft niet te zoeken.', 'The switch is on the shade, so there is no searching.')),
    lamp('Hanglamp Kraan', 'Pendant Crane', 'pendant', 27900, 6, 'hout', 'bruin', '120 cm', both('Lange lamp voor boven een eettafel.', 'Long lamp for above a dining table.'), both('Van een reep eiken van een gesloopte loods aan het IJ. De ledstrook is te vervangen.', 'From a strip of oak out of a demolished shed on the IJ. The LED strip can be replaced.'), { days: 7, grams: 2900 }),
  ],
}
