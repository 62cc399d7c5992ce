import type { CategoryRecord } from '../host/records/ProductRecord.ts'
import { both } from './goodsRow.ts'
import { devicePicture, lampPicture, plantPicture, rugPicture, tallRoomPicture } from './pictures.ts'

const category = (
  row: Omit<CategoryRecord, 'seo' | 'displayType' | 'view'> & Partial<Pick<CategoryRecord, 'displayType' | 'view'>>,
): CategoryRecord => ({
  displayType: 'default',
  view: 'grid',
  seo: {
    title: both(`${row.title.nld} kopen`, `Buy ${row.title.eng.toLowerCase()}`),
    description: row.description,
  },
  ...row,
})

/** The shop's categories; a parent stands before its children. */
export const categories: readonly CategoryRecord[] = [
  category({
    id: 'vloerkleden',
    parentId: null,
    path: both('/vloerkleden', '/rugs'),
    title: both('Vloerkleden', 'Rugs'),
    facets: ['Kleur', 'Materiaal', 'Maat', 'Vorm'],
    description: both(
      'Geknoopt, geweven of getuft, van een loper voor de gang tot een kleed waar de hele bank op past.',
      'Knotted, woven or tufted, from a runner for the hall to a rug that carries the whole sofa.',
    ),
    picture: tallRoomPicture('vloerkleden', both('Woonkamer met een groot vloerkleed', 'Living room with a large rug')),
  }),
  category({
    id: 'maatwerk',
    parentId: 'vloerkleden',
    path: both('/maatwerk', '/made-to-measure'),
    title: both('Maatwerk', 'Made to measure'),
    facets: [],
    description: both('Een kleed in jouw maat en vorm, tot op de centimeter.', 'A rug in your size and shape, to the centimetre.'),
    picture: rugPicture('maatwerk-organisch-terracotta-wol-round', both('Rond vloerkleed op maat', 'Round made-to-measure rug')),
  }),
  category({
    id: 'outlet',
    parentId: 'vloerkleden',
    path: both('/outlet', '/outlet'),
    title: both('Outlet', 'Outlet'),
    displayType: 'only_products',
    facets: [],
    description: both('Laatste stukken en showmodellen, nagekeken en gereinigd.', 'Last pieces and showroom models, checked and cleaned.'),
    picture: rugPicture('outlet-gestreept-blauw-katoen', both('Gestreept vloerkleed', 'Striped rug')),
  }),
  category({
    id: 'verlichting',
    parentId: null,
    path: both('/verlichting', '/lighting'),
    title: both('Verlichting', 'Lighting'),
    facets: ['Kleur', 'Materiaal', 'Soort'],
    description: both('Lampen die een kamer kleiner maken, op de goede manier.', 'Lamps that make a room smaller, in the good sense.'),
    picture: lampPicture('pendant', 'verlichting', both('Hanglamp boven een tafel', 'Pendant lamp above a table')),
  }),
  category({
    id: 'planten',
    parentId: null,
    path: both('/planten', '/plants'),
    title: both('Planten', 'Plants'),
    facets: ['Licht', 'Hoogte'],
    description: both('Sterke kamerplanten van een kwekerij aan de Linge.', 'Strong house plants from a nursery on the Linge.'),
    picture: plantPicture('monstera', 'planten', both('Gatenplant in een pot', 'Swiss cheese plant in a pot')),
  }),
  category({
    id: 'beveiliging',
    parentId: null,
    path: both('/beveiliging', '/security'),
    title: both('Beveiliging', 'Security'),
    facets: [],
    description: both(
      'Draadloos, zonder abonnement en in een middag opgehangen.',
      'Wireless, without a subscription and mounted in an afternoon.',
    ),
    picture: tallRoomPicture('beveiliging', both('Hal met een centrale en een sirene', 'Hall with a hub and a siren')),
  }),
  category({
    id: 'hubs',
    parentId: 'beveiliging',
    path: both('/hubs', '/hubs'),
    title: both('Centrales', 'Hubs'),
    facets: ['Kleur', 'Verbinding'],
    description: both(
      'Het hart van je alarm: één kastje waar alle melders op aansluiten.',
      'The heart of your alarm: one box that all detectors connect to.',
    ),
    picture: devicePicture('hub', 'hubs', both('Witte centrale', 'White hub')),
  }),
  category({
    id: 'sirenes',
    parentId: 'beveiliging',
    path: both('/sirenes', '/sirens'),
    title: both('Sirenes', 'Sirens'),
    facets: ['Kleur', 'Plaats'],
    description: both('Hoorbaar tot aan de overkant van de straat.', 'Heard on the other side of the street.'),
    picture: devicePicture('siren', 'sirenes', both('Buitensirene', 'Outdoor siren')),
  }),
  category({
    id: 'videobewaking',
    parentId: 'beveiliging',
    path: both('/videobewaking', '/video-surveillance'),
    title: both('Videobewaking', 'Video surveillance'),
    facets: [],
    description: both('Beeld dat in je eigen huis blijft.', 'Images that stay in your own house.'),
    picture: devicePicture('outdoor-camera', 'videobewaking', both('Kokercamera', 'Bullet camera')),
  }),
  category({
    id: 'cameras',
    parentId: 'videobewaking',
    path: both('/videobewaking/cameras', '/video-surveillance/cameras'),
    title: both('Camera’s', 'Cameras'),
    facets: ['Kleur', 'Plaats', 'Beeld'],
    description: both(
      'Camera’s voor binnen en buiten, met opslag op je eigen kaart of recorder.',
      'Cameras for indoors and outdoors, with storage on your own card or recorder.',
    ),
    picture: devicePicture('camera', 'cameras', both('Koepelcamera', 'Dome camera')),
  }),
  category({
    id: 'recorders',
    parentId: 'videobewaking',
    path: both('/videobewaking/recorders', '/video-surveillance/recorders'),
    title: both('Recorders', 'Recorders'),
    facets: [],
    description: both('Bewaren weken aan beeld, naast de router.', 'They keep weeks of images, beside the router.'),
    picture: devicePicture('hub', 'recorders', both('Recorder', 'Recorder')),
  }),
  category({
    id: 'branddetectoren',
    parentId: 'beveiliging',
    path: both('/branddetectoren', '/fire-detectors'),
    title: both('Branddetectoren', 'Fire detectors'),
    facets: ['Kleur', 'Meldt'],
    description: both(
      'Rook-, hitte- en koolmonoxidemelders die tien jaar meegaan.',
      'Smoke, heat and carbon monoxide detectors that last ten years.',
    ),
    picture: devicePicture('smoke', 'branddetectoren', both('Rookmelder', 'Smoke detector')),
  }),
]
