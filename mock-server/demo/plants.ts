import { both, same, type GoodsKind, type GoodsRow } from './goodsRow.ts'

const lights = { schaduw: both('Schaduw', 'Shade'), halfschaduw: both('Halfschaduw', 'Half shade'), zon: both('Zon', 'Sun') }

const plant = (
  nld: string, eng: string, latin: string, price: number, stock: number, height: number, light: keyof typeof lights, water: GoodsRow['summary'], drawing: string,
  summary: GoodsRow['summary'], story: GoodsRow['story'], more: Partial<GoodsRow> = {},
): GoodsRow => ({
  name: both(nld, eng), brand: 'Kwekerij De Bocht', price, stock, days: 2, grams: height * 45, drawing, summary, story,
  specifications: [same(latin), same(`${height} cm`), lights[light], water],
  facets: [light, height < 40 ? 'tot 40 cm' : height < 90 ? '40 tot 90 cm' : 'vanaf 90 cm'],
  ...more,
})

const weekly = both('Eens per week', 'Once a week')
const seldom = both('Eens per drie weken', 'Every three weeks')
const often = both('Twee keer per week', 'Twice a week')

export const plants: GoodsKind = {
  categoryId: 'planten', vat: 900, firstId: 2500,
  columns: [both('Botanische naam', 'Botanical name'), both('Hoogte', 'Height'), both('Licht', 'Light'), both('Water', 'Water')],
  facetNames: ['Licht', 'Hoogte'],
  about: both(
    '<h3>Zo komt hij aan</h3><p>We versturen planten op maandag tot en met woensdag, zodat er nooit een in het weekend in een depot staat. De pot zit in een kartonnen kraag, de aarde onder een papieren deksel. Vriest het meer dan drie graden, dan wachten we en laten we dat weten.</p><h3>De eerste weken</h3><p>Geef een nieuwe plant veertien dagen rust voor je hem verpot. Een enkel geel blad hoort bij de verhuizing. Gaat het binnen dertig dagen toch mis, dan sturen we een nieuwe.</p>',
    '<h3>How it arrives</h3><p>We send plants from Monday to Wednesday, so that none spends a weekend in a depot. The pot sits in a cardboard collar, the soil under a paper lid. When it freezes more than three degrees we wait, and let you know.</p><h3>The first weeks</h3><p>Give a new plant a fortnight’s rest before repotting. A single yellow leaf is part of moving house. If it fails within thirty days all the same, we send another.</p>',
  ),
  rows: [
    plant('Gatenplant', 'Swiss cheese plant', 'Monstera deliciosa', 2995, 40, 65, 'halfschaduw', weekly, 'monstera', both('De bekende, met een stok om in te klimmen.', 'The well-known one, with a pole to climb.'), both('Nieuwe bladeren komen zonder gaten; die verschijnen als de plant het naar zijn zin heeft.', 'New leaves come without holes; those appear when the plant is happy.')),
    plant('Vrouwentong', 'Snake plant', 'Dracaena trifasciata', 1995, 75, 50, 'schaduw', seldom, 'sansevieria', both('Overleeft vakanties en slaapkamers op het noorden.', 'Survives holidays and north-facing bedrooms.'), both('De plant voor wie zegt geen groene vingers te hebben. Te veel water is het enige dat hij kwalijk neemt.', 'The plant for people who say they have no green fingers. Too much water is the only thing it resents.')),
    plant('Olijfboom', 'Olive tree', 'Olea europaea', 7995, 11, 110, 'zon', weekly, 'olive', both('Jonge olijf in een pot van gebakken klei.', 'Young olive in a pot of fired clay.'), both('Mag van april tot oktober naar buiten en draagt na twee zomers de eerste vruchten.', 'May go outside from April to October and bears its first fruit after two summers.'), { days: 3 }),
    plant('Pannenkoekplant', 'Chinese money plant', 'Pilea peperomioides', 1295, 90, 25, 'halfschaduw', weekly, 'pilea', both('Maakt het hele jaar stekjes om weg te geven.', 'Makes cuttings to give away all year.'), both('Draai hem elke week een kwartslag, anders groeit hij naar het raam toe.', 'Turn it a quarter every week, or it grows towards the window.')),
    plant('Bostonvaren', 'Boston fern', 'Nephrolepis exaltata', 1695, 48, 35, 'schaduw', often, 'fern', both('Voor een lichte badkamer.', 'For a light bathroom.'), both('Houdt van nevel en van een vaste plek. Op een pilaartje komt hij het mooist uit.', 'Likes mist and a fixed place. Looks its best on a little pillar.')),
    plant('Lepelplant', 'Peace lily', 'Spathiphyllum wallisii', 1895, 52, 45, 'schaduw', weekly, 'fern', both('Laat zelf zien wanneer hij dorst heeft.', 'Shows by itself when it is thirsty.'), both('Hangen de bladeren, geef dan water: een uur later staat hij weer.', 'When the leaves hang, water it: an hour later it stands again.')),
    plant('Kamerpalm', 'Parlour palm', 'Chamaedorea elegans', 2495, 30, 80, 'halfschaduw', weekly, 'ficus', both('Een palm die klein blijft.', 'A palm that stays small.'), both('Al sinds 1850 in huiskamers, omdat hij met weinig licht toe kan.', 'In living rooms since 1850, because it makes do with little light.')),
    plant('Vioolbladplant', 'Fiddle-leaf fig', 'Ficus lyrata', 4995, 16, 120, 'zon', weekly, 'ficus', both('Grote bladeren als violen, een meter twintig hoog.', 'Large leaves like violins, one metre twenty tall.'), both('Zet hem bij een raam en dan niet meer weg: verhuizen kost hem bladeren.', 'Put it by a window and leave it there: moving costs it leaves.'), { days: 3, discount: 15 }),
    plant('Drakenboom', 'Dragon tree', 'Dracaena marginata', 3495, 22, 95, 'halfschaduw', seldom, 'ficus', both('Slanke stammen met een kuif.', 'Slender stems with a crest.'), both('Drie stammen van verschillende hoogte in één pot.', 'Three stems of different heights in one pot.')),
    plant('Aloë', 'Aloe', 'Aloe vera', 1195, 66, 30, 'zon', seldom, 'sansevieria', both('Voor de vensterbank op het zuiden.', 'For the south-facing window sill.'), both('Breek een blad en je hebt gel voor een verbrande vinger.', 'Break a leaf and you have gel for a burnt finger.')),
    plant('Klimop aan een boog', 'Ivy on a hoop', 'Hedera helix', 1595, 37, 38, 'schaduw', often, 'fern', both('Geleid langs een stalen ring.', 'Trained along a steel ring.'), both('Kan tegen een koude gang en groeit de ring in een jaar vol.', 'Stands a cold hallway and fills the ring within a year.')),
    plant('Citroenboompje', 'Lemon tree', 'Citrus × limon', 5495, 9, 75, 'zon', often, 'olive', both('Draagt bloesem en vruchten tegelijk.', 'Bears blossom and fruit at once.'), both('Geurt in mei door het hele huis. Overwintert koel en licht, bij vijf tot tien graden.', 'Scents the whole house in May. Winters cool and light, at five to ten degrees.')),
    plant('Cactus Bisschopsmuts', 'Bishop’s cap cactus', 'Astrophytum myriostigma', 995, 58, 12, 'zon', seldom, 'pilea', both('Vijf ribben, geen stekels.', 'Five ribs, no spines.'), both('Een cactus die je mag aaien. Bloeit geel, één dag per bloem.', 'A cactus that may be stroked. Flowers yellow, one day a bloom.')),
  ],
}
