import { both, same, type GoodsKind, type GoodsRow } from './goodsRow.ts'

const siren = (
  nld: string, eng: string, brand: string, price: number, stock: number, db: number, place: 'binnen' | 'buiten', colour: string,
  summary: GoodsRow['summary'], story: GoodsRow['story'], more: Partial<GoodsRow> = {},
): GoodsRow => ({
  name: both(nld, eng), brand, price, stock, days: 1, grams: place === 'buiten' ? 520 : 180, drawing: 'siren', summary, story,
  specifications: [same(`${db} dB`), place === 'buiten' ? both('Buiten', 'Outdoors') : both('Binnen', 'Indoors'), same(place === 'buiten' ? 'IP65' : 'IP50'), both('5 jaar', '5 years')],
  facets: [colour, place],
  ...more,
})

export const sirens: GoodsKind = {
  categoryId: 'sirenes',
  vat: 2100,
  firstId: 2100,
  columns: [both('Geluid op 1 meter', 'Sound at 1 metre'), both('Plaats', 'Place'), both('Dichtheid', 'Protection'), both('Batterij', 'Battery')],
  facetNames: ['Kleur', 'Plaats'],
  about: both(
    '<h3>Waar hang je hem?</h3><p>Binnen: hoog in het trappenhuis, zodat het geluid naar alle verdiepingen trekt. Buiten: onder de dakrand, op minstens drie meter, zichtbaar vanaf de straat. Wie de sirene van de muur haalt, hoort hem meteen: een veerschakelaar bewaakt de achterkant.</p><h3>Ophangen</h3><p>De beugel schroef je met vier pluggen vast, de sirene klik je erop. Er is geen bedrading nodig; de meegeleverde batterijen gaan jaren mee en melden zich drie weken voor het einde.</p>',
    '<h3>Where does it go?</h3><p>Indoors: high in the stairwell, so that the sound reaches every floor. Outdoors: under the eaves, at least three metres up, in view of the street. Whoever takes the siren off the wall hears it at once: a spring switch guards its back.</p><h3>Mounting</h3><p>Screw the bracket to the wall with four plugs and click the siren on. No wiring is needed; the batteries supplied last for years and announce themselves three weeks before the end.</p>',
  ),
  rows: [
    siren('Roeper Binnen', 'Caller Indoor', 'Wachter', 5900, 70, 97, 'binnen', 'wit', both('Compacte binnensirene met rood licht.', 'Compact indoor siren with a red light.'), both('Klein genoeg voor naast een rookmelder, luid genoeg om boven een stofzuiger uit te komen.', 'Small enough for beside a smoke detector, loud enough to be heard above a vacuum cleaner.')),
    siren('Roeper Binnen zwart', 'Caller Indoor black', 'Wachter', 5900, 24, 97, 'binnen', 'zwart', both('De binnensirene in matzwart.', 'The indoor siren in matt black.'), both('Voor een donker plafond of een industrieel interieur. Verder gelijk aan de witte.', 'For a dark ceiling or an industrial interior. Otherwise equal to the white one.')),
    siren('Roeper Straat', 'Caller Street', 'Wachter', 9900, 45, 113, 'buiten', 'wit', both('Buitensirene met led-rand.', 'Outdoor siren with an LED rim.'), both('De led-rand knippert bij alarm en kan ’s nachts zacht branden, zodat iedereen ziet dat er iets hangt.', 'The LED rim flashes during an alarm and can glow softly at night, so that everyone sees something is there.')),
    siren('Roeper Straat zwart', 'Caller Street black', 'Wachter', 9900, 15, 113, 'buiten', 'zwart', both('De buitensirene voor donkere gevels.', 'The outdoor siren for dark façades.'), both('Uv-bestendig tot in het materiaal: ook na tien zomers op het zuiden blijft hij zwart.', 'UV-resistant all the way through: after ten summers facing south it is still black.')),
    siren('Roeper Eigen merk', 'Caller Own Brand', 'Wachter', 12900, 8, 113, 'buiten', 'wit', both('Buitensirene met een plaat voor je eigen logo.', 'Outdoor siren with a plate for your own logo.'), both('Voor winkels en kantoren: lever een logo aan en wij lasersnijden de plaat.', 'For shops and offices: send us a logo and we laser-cut the plate.'), { days: 5 }),
    siren('Alarmhoorn Hof', 'Courtyard Horn', 'Grendel', 18900, 11, 120, 'buiten', 'rood', both('Hoorn voor erven en loodsen.', 'Horn for yards and sheds.'), both('De hoorn bundelt het geluid in één richting en draagt vierhonderd meter. Netvoeding met noodaccu.', 'The horn focuses the sound in one direction and carries four hundred metres. Mains power with a back-up battery.'), { grams: 1400 }),
    siren('Flits Rond', 'Flash Round', 'Baken', 4500, 58, 85, 'binnen', 'wit', both('Flitslicht met zachte toon, ook voor slechthorenden.', 'Flashing light with a soft tone, also for the hard of hearing.'), both('Het xenonlicht is in een verlichte kamer nog te zien en wekt wie een hoorapparaat heeft uitgedaan.', 'The xenon light is visible in a lit room and wakes those who have taken out a hearing aid.')),
    siren('Flits Tril', 'Flash Shake', 'Baken', 6900, 13, 80, 'binnen', 'wit', both('Trilkussen met flits voor naast het bed.', 'Vibrating pad with flash for beside the bed.'), both('Leg het kussen onder de matras; bij rook of inbraak trilt het tot je de knop indrukt.', 'Put the pad under the mattress; in case of smoke or burglary it shakes until you press the button.')),
    siren('Baken Bel', 'Beacon Chime', 'Baken', 3900, 90, 90, 'binnen', 'wit', both('Deurbel, sirene en tijdmelder in één.', 'Doorbell, siren and chime in one.'), both('Overdag een bel met acht klanken, ’s nachts een sirene. Steekt in het stopcontact.', 'By day a bell with eight sounds, by night a siren. Plugs into a socket.')),
    siren('Baken Tuin', 'Beacon Garden', 'Baken', 10900, 19, 110, 'buiten', 'groen', both('Buitensirene op zonne-energie.', 'Outdoor siren on solar power.'), both('Een halve dag bewolkt licht is genoeg voor een week. Geen batterijen, geen kabel.', 'Half a day of overcast light is enough for a week. No batteries, no cable.'), { discount: 15 }),
    siren('Grendel Duo', 'Bolt Duo', 'Grendel', 15900, 7, 118, 'buiten', 'wit', both('Binnen- en buitensirene als set.', 'Indoor and outdoor siren as a set.'), both('De twee sirenes bewaken elkaar: valt de een stil, dan gaat de ander.', 'The two sirens guard each other: when one falls silent, the other sounds.'), { grams: 760 }),
    siren('Grendel Stil', 'Bolt Silent', 'Grendel', 7900, 21, 70, 'binnen', 'zwart', both('Stil alarm: alleen licht bij de receptie.', 'Silent alarm: only a light at the reception.'), both('Voor balies en praktijken: één druk en de achterkamer weet dat er hulp nodig is, zonder dat de bezoeker iets merkt.', 'For counters and practices: one press and the back room knows that help is needed, without the visitor noticing.')),
  ],
}
