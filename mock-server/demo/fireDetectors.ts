import { both, same, type GoodsKind, type GoodsRow } from './goodsRow.ts'

const detector = (
  nld: string, eng: string, brand: string, price: number, stock: number, senses: 'rook' | 'hitte' | 'koolmonoxide', colour: string, years: number,
  summary: GoodsRow['summary'], story: GoodsRow['story'], more: Partial<GoodsRow> = {},
): GoodsRow => ({
  name: both(nld, eng), brand, price, stock, days: 1, grams: 160, drawing: 'smoke', summary, story,
  specifications: [
    { rook: both('Rook', 'Smoke'), hitte: both('Hitte', 'Heat'), koolmonoxide: both('Koolmonoxide', 'Carbon monoxide') }[senses],
    both(`${years} jaar`, `${years} years`), same(senses === 'koolmonoxide' ? 'EN 50291' : senses === 'hitte' ? 'EN 54-5' : 'EN 14604'), same('85 dB'),
  ],
  facets: [colour, senses],
  ...more,
})

export const fireDetectors: GoodsKind = {
  categoryId: 'branddetectoren', vat: 2100, firstId: 2300,
  columns: [both('Reageert op', 'Responds to'), both('Levensduur', 'Service life'), both('Norm', 'Standard'), both('Geluid op 3 meter', 'Sound at 3 metres')],
  facetNames: ['Kleur', 'Meldt'],
  about: both(
    '<h3>Eén per verdieping is de wet, één per slaapkamer is verstandig</h3><p>Sinds juli 2022 hoort er in elke Nederlandse woning op iedere verdieping een rookmelder. Hang hem midden op het plafond, minstens vijftig centimeter van een muur, en niet naast de badkamer of boven het fornuis. Gekoppelde melders gaan samen af: brandt het in de schuur, dan hoor je het boven.</p><h3>Onderhoud</h3><p>Stofzuig de openingen elk half jaar en druk maandelijks op de testknop. De batterij is ingebouwd; is ze op, dan is de melder ook aan vervanging toe en nemen wij hem terug.</p>',
    '<h3>One on each floor is the law, one in each bedroom is wise</h3><p>Since July 2022 every Dutch home needs a smoke detector on each floor. Fix it in the middle of the ceiling, at least fifty centimetres from a wall, and not beside the bathroom or above the cooker. Linked detectors sound together: a fire in the shed is heard upstairs.</p><h3>Upkeep</h3><p>Vacuum the openings twice a year and press the test button monthly. The battery is built in; when it is empty the detector is due for replacement too, and we take it back.</p>',
  ),
  rows: [
    detector('Snuffel Rook', 'Sniff Smoke', 'Snuffel', 2995, 180, 'rook', 'wit', 10, both('Optische rookmelder met lithiumbatterij.', 'Optical smoke detector with a lithium battery.'), both('Een melder die tien jaar niets van je vraagt en zwijgt wanneer je toast maakt.', 'A detector that asks nothing of you for ten years and stays quiet when you make toast.')),
    detector('Snuffel Rook zwart', 'Sniff Smoke black', 'Snuffel', 3295, 44, 'rook', 'zwart', 10, both('De rookmelder voor donkere plafonds.', 'The smoke detector for dark ceilings.'), both('Dezelfde kamer en sensor; alleen het huis is zwart, tot en met het testknopje.', 'The same chamber and sensor; only the case is black, test button included.')),
    detector('Snuffel Koppel', 'Sniff Link', 'Snuffel', 4495, 96, 'rook', 'wit', 10, both('Draadloos koppelbaar, tot dertig melders.', 'Can be linked without wires, up to thirty detectors.'), both('Bij alarm in één kamer gaan alle melders; de melder die het begon knippert, zodat je weet waar je moet zijn.', 'When one room raises the alarm all detectors sound; the one that began flashes, so that you know where to go.')),
    detector('Snuffel Koppel drie stuks', 'Sniff Link set of three', 'Snuffel', 11995, 52, 'rook', 'wit', 10, both('Drie gekoppelde melders, al aan elkaar voorgesteld.', 'Three linked detectors, already introduced to each other.'), both('Voor begane grond, eerste en zolder. Ophangen is genoeg: ze kennen elkaar al.', 'For ground floor, first floor and attic. Hanging them up is enough: they know each other already.'), { discount: 10, grams: 480 }),
    detector('Snuffel Hitte', 'Sniff Heat', 'Snuffel', 3995, 61, 'hitte', 'wit', 10, both('Voor de keuken: reageert op warmte, niet op damp.', 'For the kitchen: responds to heat, not to steam.'), both('Slaat aan bij 58 graden of als het in een minuut acht graden warmer wordt.', 'Goes off at 58 degrees, or when it gets eight degrees warmer within a minute.')),
    detector('Snuffel CO', 'Sniff CO', 'Snuffel', 3795, 88, 'koolmonoxide', 'wit', 7, both('Koolmonoxidemelder met scherm.', 'Carbon monoxide detector with a display.'), both('Koolmonoxide ruik je niet. De melder toont ook lage waarden, zodat je de ketel op tijd laat nakijken.', 'You cannot smell carbon monoxide. The detector shows low values too, so that the boiler can be checked in time.')),
    detector('Wachter Vuur', 'Warden Fire', 'Wachter', 6900, 47, 'rook', 'wit', 10, both('Rook- en hittemelder voor de Wachter-centrale.', 'Smoke and heat detector for the Warden hub.'), both('Meldt zich in de app, stuurt de sirene aan en ontgrendelt bij alarm het slimme slot.', 'Reports in the app, drives the siren and unlocks the smart lock during an alarm.')),
    detector('Wachter Vuur zwart', 'Warden Fire black', 'Wachter', 6900, 19, 'rook', 'zwart', 10, both('De gekoppelde melder in matzwart.', 'The linked detector in matt black.'), both('Voor wie het systeem in huis liever ziet verdwijnen.', 'For those who prefer the system to disappear into the house.')),
    detector('Wachter Vuur CO', 'Warden Fire CO', 'Wachter', 8900, 23, 'koolmonoxide', 'wit', 10, both('Rook, hitte en koolmonoxide in één huis.', 'Smoke, heat and carbon monoxide in one case.'), both('Drie sensoren die elkaar controleren: damp uit de douche is geen brand.', 'Three sensors that check one another: steam from the shower is no fire.')),
    detector('Snuffel Mini', 'Sniff Mini', 'Snuffel', 3495, 72, 'rook', 'wit', 10, both('Vier centimeter breed, even goed.', 'Four centimetres wide, just as good.'), both('Zo klein als een walnoot. Voor kinderkamers en caravans.', 'As small as a walnut. For children’s rooms and caravans.')),
    detector('Snuffel Mini hout', 'Sniff Mini wood', 'Snuffel', 4295, 16, 'rook', 'bruin', 10, both('De kleine melder met een kap van beuken.', 'The small detector with a beech cover.'), both('De kap is uit één stuk gedraaid in een werkplaats in Doetinchem; elke nerf is anders.', 'The cover is turned from one piece in a workshop in Doetinchem; every grain is different.'), { days: 3 }),
    detector('Grendel Lijn', 'Bolt Beam', 'Grendel', 21900, 6, 'rook', 'wit', 10, both('Lichtstraalmelder voor hallen tot 50 meter.', 'Beam detector for halls up to 50 metres.'), both('Eén straal bewaakt een hele loods; uitlijnen gaat met de laser in het huis.', 'One beam guards a whole hall; alignment uses the laser in the case.'), { days: 5, grams: 900 }),
  ],
}
