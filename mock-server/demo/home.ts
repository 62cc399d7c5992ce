import type { PageRecord } from '../host/records/PageRecord.ts'
import { both, same } from './goodsRow.ts'
import { devicePicture, lampPicture, plantPicture, roomPicture, rugPicture, tallRoomPicture } from './pictures.ts'

/** Claims of the shop, also shown in the business header (NAV-04). */
export const claims = [
  both('Voor 23:30 besteld, morgen in huis, gratis', 'Ordered before 23:30, delivered tomorrow, free'),
  both('Officieel partner', 'Official partner'),
  both('Gratis retourneren', 'Free returns'),
  both('60 dagen geld terug', '60 days money back'),
  both('Gratis advies', 'Free advice'),
  both('2 jaar garantie', '2-year warranty'),
] as const

export const reviews = [
  {
    author: 'Marijke uit Zwolle',
    stars: 5,
    text: both(
      'Drie stalen thuis gehad, eentje gekozen. Het kleed ligt nu een half jaar onder de eettafel en ziet er nog uit als op dag één.',
      'Had three samples at home, chose one. The rug has been under the dining table for half a year and still looks as on day one.',
    ),
  },
  {
    author: 'Bas uit Gent',
    stars: 5,
    text: both(
      'Centrale opgehangen tijdens de rust, voor de tweede helft was alles verbonden. De helpdesk nam op bij de eerste keer overgaan.',
      'Mounted the hub at half-time and everything was connected before the second half. The help desk answered at the first ring.',
    ),
  },
  {
    author: 'Familie Yılmaz, Arnhem',
    stars: 4,
    text: both(
      'Maatkleed rond de kachel heen gemaakt. Kwam vier dagen later dan gezegd, maar past op de millimeter.',
      'Made-to-measure rug cut around the stove. Arrived four days later than promised, but fits to the millimetre.',
    ),
  },
  {
    author: 'Joke uit Middelburg',
    stars: 5,
    text: both(
      'De vrouwentong is sterker dan ikzelf. Mooi ingepakt, zonder een snipper plastic.',
      'The snake plant is stronger than I am. Nicely packed, without a shred of plastic.',
    ),
  },
] as const

/** The home page. */
export const home: PageRecord = {
  id: 'home',
  parentId: null,
  path: same('/'),
  title: both('Thuishaven', 'Thuishaven'),
  description: both(
    'Vloerkleden, licht, planten en een huis dat op zichzelf past.',
    'Rugs, light, plants and a house that looks after itself.',
  ),
  blocks: [
    {
      type: 'hero',
      title: both('Een huis begint bij de vloer', 'A home begins with the floor'),
      text: both(
        'Vloerkleden van wol en linnen, in elke maat. En alles om er rustig op te wonen.',
        'Rugs of wool and linen, in every size. And everything to live on them in peace.',
      ),
      picture: roomPicture(
        'home',
        both(
          'Lichte woonkamer met een groot wollen kleed, een bank en een plant bij het raam',
          'Light living room with a large wool rug, a sofa and a plant by the window',
        ),
      ),
      links: [
        { label: both('Bekijk vloerkleden', 'Browse rugs'), path: both('/vloerkleden', '/rugs') },
        { label: both('Beveilig je huis', 'Secure your home'), path: both('/beveiliging', '/security') },
      ],
    },
    {
      type: 'tiles',
      title: both('Waar begin je?', 'Where to begin?'),
      tiles: [
        {
          title: both('Vloerkleden', 'Rugs'),
          path: both('/vloerkleden', '/rugs'),
          size: 'large',
          picture: tallRoomPicture('vloerkleden', both('Woonkamer met een groot vloerkleed', 'Living room with a large rug')),
        },
        {
          title: both('Op maat', 'Made to measure'),
          path: both('/maatwerk', '/made-to-measure'),
          size: 'small',
          picture: rugPicture('maatwerk-organisch-terracotta-wol-round', both('Rond kleed op maat', 'Round made-to-measure rug')),
        },
        {
          title: both('Verlichting', 'Lighting'),
          path: both('/verlichting', '/lighting'),
          size: 'small',
          picture: lampPicture('pendant-room', 'verlichting', both('Hanglamp boven een tafel', 'Pendant lamp above a table')),
        },
        {
          title: both('Beveiliging', 'Security'),
          path: both('/beveiliging', '/security'),
          size: 'small',
          picture: devicePicture('hub', 'beveiliging', both('Centrale op een plank', 'Hub on a shelf')),
        },
        {
          title: both('Planten', 'Plants'),
          path: both('/planten', '/plants'),
          size: 'small',
          picture: plantPicture('monstera', 'planten', both('Gatenplant in een pot', 'Swiss cheese plant in a pot')),
        },
      ],
    },
    {
      type: 'rugTeaser',
      title: both('Geen kamer is 160 bij 230', 'No room is 160 by 230'),
      text: both(
        'Kies een vorm, typ je maat en zie meteen wat het kost. Wij tuften hem in Enschede.',
        'Choose a shape, type your size and see at once what it costs. We tuft it in Enschede.',
      ),
      link: { label: both('Maak je kleed', 'Make your rug'), path: both('/maatwerk', '/made-to-measure') },
      productId: 1001,
    },
    {
      type: 'products',
      title: both('Het meest gekozen', 'Chosen most'),
      link: { label: both('Alle vloerkleden', 'All rugs'), path: both('/vloerkleden', '/rugs') },
      productIds: [1002, 1101, 1003, 1005, 2400, 1104, 1007, 2302],
    },
    { type: 'claims', claims: [...claims] },
    { type: 'posts', title: both('Uit het journaal', 'From the journal'), postIds: ['post-maat', 'post-slot'] },
    { type: 'reviews', title: both('Wat bewoners zeggen', 'What residents say'), score: both('9,7', '9.7'), reviews: [...reviews] },
  ],
}
