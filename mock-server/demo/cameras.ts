import { both, same, type GoodsKind, type GoodsRow } from './goodsRow.ts'

const camera = (
  nld: string, eng: string, price: number, stock: number, pixels: string, place: 'binnen' | 'buiten', colour: string, sight: number,
  summary: GoodsRow['summary'], story: GoodsRow['story'], more: Partial<GoodsRow> = {},
): GoodsRow => ({
  name: both(nld, eng), brand: 'Oogwit', price, stock, days: 1, grams: place === 'buiten' ? 610 : 240, drawing: place === 'buiten' ? 'outdoor-camera' : 'camera', summary, story,
  specifications: [same(pixels), place === 'buiten' ? both('Buiten', 'Outdoors') : both('Binnen', 'Indoors'), same(`${sight} m`), both('Lokaal op kaart of recorder', 'Locally, on card or recorder')],
  facets: [colour, place, pixels],
  ...more,
})

const columns = [both('Beeld', 'Image'), both('Plaats', 'Place'), both('Nachtzicht', 'Night vision'), both('Opslag', 'Storage')]
const about = both(
  '<h3>Jouw beeld blijft van jou</h3><p>Oogwit bewaart beeld op een kaart of recorder in je eigen huis. Kijk je onderweg mee, dan is de verbinding van begin tot eind versleuteld; wij kunnen er niet bij en een abonnement is er niet. Privacyvlakken houden de stoep en de buren buiten beeld, zoals de wet vraagt.</p><h3>Voeding en montage</h3><p>Eén netwerkkabel is genoeg: stroom en beeld gaan samen (PoE). Zonder kabel? Dan levert de meegeleverde adapter stroom en gaat het beeld over wifi. De voet is los te bestellen voor hout, steen en dakgoot.</p>',
  '<h3>Your images stay yours</h3><p>Oogwit keeps images on a card or recorder in your own house. When you watch from elsewhere the connection is encrypted from end to end; we cannot get at it and there is no subscription. Privacy masks keep the pavement and the neighbours out of the picture, as the law requires.</p><h3>Power and mounting</h3><p>A single network cable is enough: power and image travel together (PoE). No cable? The adapter supplied gives power and the image goes over wifi. Feet for wood, brick and gutter can be ordered separately.</p>',
)

export const cameras: GoodsKind = {
  categoryId: 'cameras', vat: 2100, firstId: 2200, columns, facetNames: ['Kleur', 'Plaats', 'Beeld'], about,
  rows: [
    camera('Oogwit Koepel 4', 'Oogwit Dome 4', 15900, 36, '4 megapixel', 'buiten', 'wit', 30, both('Koepelcamera voor gevel of plafond.', 'Dome camera for wall or ceiling.'), both('De koepel laat niet zien waar de lens naar wijst en kan tegen een balspel in de tuin.', 'The dome does not show where the lens points and survives a ball game in the garden.')),
    camera('Oogwit Koepel 8', 'Oogwit Dome 8', 22900, 21, '8 megapixel', 'buiten', 'wit', 40, both('Koepel met vier keer zoveel detail.', 'Dome with four times the detail.'), both('Nummerborden tot vijftien meter, gezichten tot tien. Bij weinig licht schakelt de lens over op een grotere opening.', 'Number plates up to fifteen metres, faces up to ten. In low light the lens switches to a larger aperture.')),
    camera('Oogwit Koker 4', 'Oogwit Bullet 4', 13900, 48, '4 megapixel', 'buiten', 'wit', 35, both('Kokercamera die gezien mag worden.', 'A bullet camera that may be seen.'), both('Een camera die opvalt voorkomt meer dan hij filmt. Met zonnekap en draaibare voet.', 'A camera that stands out prevents more than it films. With a sun visor and a swivelling foot.')),
    camera('Oogwit Koker 4 zwart', 'Oogwit Bullet 4 black', 13900, 14, '4 megapixel', 'buiten', 'zwart', 35, both('De koker voor donkere gevels.', 'The bullet for dark façades.'), both('Matzwart gelakt aluminium, ook de schroeven.', 'Matt black lacquered aluminium, screws included.')),
    camera('Oogwit Koker 8', 'Oogwit Bullet 8', 20900, 18, '8 megapixel', 'buiten', 'wit', 50, both('Voor lange opritten.', 'For long drives.'), both('Een telelens en vijftig meter nachtzicht: het hek aan het eind van de oprit is nog herkenbaar.', 'A telephoto lens and fifty metres of night vision: the gate at the end of the drive is still recognisable.'), { discount: 10 }),
    camera('Oogwit Binnen', 'Oogwit Indoor', 8900, 66, '2 megapixel', 'binnen', 'wit', 8, both('Kleine camera voor op een plank.', 'Small camera for a shelf.'), both('Een schuifje voor de lens is het eerlijkste privacyknopje: dicht is dicht.', 'A slide in front of the lens is the most honest privacy button: shut is shut.')),
    camera('Oogwit Binnen zwart', 'Oogwit Indoor black', 8900, 29, '2 megapixel', 'binnen', 'zwart', 8, both('De plankcamera in zwart.', 'The shelf camera in black.'), both('Valt weg naast een televisie of in een boekenkast.', 'Disappears beside a television or in a bookcase.')),
    camera('Oogwit Draai', 'Oogwit Turn', 11900, 31, '4 megapixel', 'binnen', 'wit', 10, both('Draait mee met wie door de kamer loopt.', 'Turns along with whoever crosses the room.'), both('Kantelt en draait, hoort een huilende baby en zegt in jouw stem dat het goed is.', 'Pans and tilts, hears a crying baby and says in your voice that all is well.')),
    camera('Oogwit Tuin', 'Oogwit Garden', 19900, 10, '4 megapixel', 'buiten', 'groen', 25, both('Draadloze camera op zonne-energie.', 'Wireless camera on solar power.'), both('Geen kabel, geen ladder elke maand: het paneel houdt de accu ook in december vol.', 'No cable, no ladder every month: the panel keeps the battery full even in December.')),
    camera('Oogwit Deurbel', 'Oogwit Doorbell', 16900, 40, '4 megapixel', 'buiten', 'zwart', 6, both('Deurbel met beeld van hoofd tot pakket.', 'Doorbell that sees from head to parcel.'), both('Het hoge beeld toont ook wat er op de mat staat. De bel werkt op je bestaande beltrafo.', 'The tall image shows what is on the mat too. It works on your existing bell transformer.'), { drawing: 'doorbell' }),
    camera('Oogwit Deurbel wit', 'Oogwit Doorbell white', 16900, 12, '4 megapixel', 'buiten', 'wit', 6, both('De deurbelcamera in wit.', 'The doorbell camera in white.'), both('Voor witte kozijnen. Met een schuine wig voor deuren in een nis.', 'For white frames. With an angled wedge for doors in a recess.'), { drawing: 'doorbell' }),
    camera('Oogwit Panorama', 'Oogwit Panorama', 34900, 5, '8 megapixel', 'buiten', 'wit', 20, both('Honderdtachtig graden in één beeld.', 'A hundred and eighty degrees in one image.'), both('Twee lenzen, naadloos aan elkaar: één camera aan de achtergevel ziet de hele tuin.', 'Two lenses, seamlessly joined: one camera on the back wall sees the whole garden.'), { days: 3 }),
  ],
}

export const recorders: GoodsKind = {
  categoryId: 'recorders', vat: 2100, firstId: 2250,
  columns: [both('Camera’s', 'Cameras'), both('Plaats', 'Place'), both('Opslag', 'Storage'), both('Aansluiting', 'Connection')], facetNames: ['Kleur'], about,
  rows: [
    { name: both('Oogwit Recorder 4', 'Oogwit Recorder 4'), brand: 'Oogwit', price: 24900, stock: 16, days: 2, grams: 1300, drawing: 'hub', facets: ['zwart'], summary: both('Voor vier camera’s, 1 TB.', 'For four cameras, 1 TB.'), story: both('Past naast de router en bewaart bij vier camera’s ruim twee weken.', 'Fits beside the router and keeps more than two weeks of four cameras.'), specifications: [same('4'), both('Binnen', 'Indoors'), same('1 TB'), same('PoE')] },
    { name: both('Oogwit Recorder 8', 'Oogwit Recorder 8'), brand: 'Oogwit', price: 38900, stock: 9, days: 2, grams: 1900, drawing: 'hub', facets: ['zwart'], summary: both('Voor acht camera’s, 2 TB.', 'For eight cameras, 2 TB.'), story: both('Met een tweede schijf in spiegel: valt er een uit, dan is er niets kwijt.', 'With a second, mirrored disk: when one fails, nothing is lost.'), specifications: [same('8'), both('Binnen', 'Indoors'), same('2 TB'), same('PoE')] },
    { name: both('Oogwit Recorder 16', 'Oogwit Recorder 16'), brand: 'Oogwit', price: 64900, stock: 3, days: 5, grams: 3200, drawing: 'hub', facets: ['zwart'], summary: both('Voor zestien camera’s, 4 TB.', 'For sixteen cameras, 4 TB.'), story: both('Voor winkels en bedrijfshallen; schroefbaar in een negentien-inch kast.', 'For shops and halls; can be screwed into a nineteen-inch cabinet.'), specifications: [same('16'), both('Binnen', 'Indoors'), same('4 TB'), same('PoE')] },
  ],
}
