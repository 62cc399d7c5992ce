import type { Text } from '../host/records/ProductRecord.ts'
import type { RugStyle } from './rugRows.ts'

interface Colour {
  readonly name: Text
  /** CSS colour of the swatch. */
  readonly css: string
  readonly mood: Text
}

/** Colours by the value they have in a filter path. */
export const rugColours: Readonly<Record<string, Colour>> = {
  blauw: {
    name: { nld: 'Blauw', eng: 'Blue' },
    css: '#2f4f7f',
    mood: {
      nld: 'Het blauw is niet fel maar diep, als water op een bewolkte dag, en staat rustig naast hout en linnen.',
      eng: 'The blue is deep rather than bright, like water under a cloudy sky, and sits quietly beside wood and linen.',
    },
  },
  ecru: {
    name: { nld: 'Ecru', eng: 'Ecru' },
    css: '#e6dcc8',
    mood: {
      nld: 'De wol is ongeverfd: de lichte en iets donkerder tinten komen van het schaap zelf.',
      eng: 'The yarn is undyed: the lighter and slightly darker tones are the natural ones of the fleece.',
    },
  },
  zand: {
    name: { nld: 'Zand', eng: 'Sand' },
    css: '#cdb48c',
    mood: {
      nld: 'De zandtint houdt een kamer licht en verdraagt zowel warme als koele meubels.',
      eng: 'The sand tone keeps a room light and goes with warm and cool furniture alike.',
    },
  },
  groen: {
    name: { nld: 'Groen', eng: 'Green' },
    css: '#5d7350',
    mood: {
      nld: 'Het groen is dat van mos en oude flessen en doet het goed in een kamer met planten.',
      eng: 'The green is that of moss and old bottles, and is at home in a room with plants.',
    },
  },
  rood: {
    name: { nld: 'Rood', eng: 'Red' },
    css: '#8e2f2b',
    mood: {
      nld: 'Het rood is in drie verfbaden opgebouwd en verschiet daardoor nauwelijks.',
      eng: 'The red is built up in three dye baths and therefore hardly fades.',
    },
  },
  grijs: {
    name: { nld: 'Grijs', eng: 'Grey' },
    css: '#8b8d8c',
    mood: {
      nld: 'Van dichtbij zie je dat het grijs uit vijf tinten bestaat; daardoor blijft het levendig.',
      eng: 'Seen close up, the grey is made of five tones, which keeps it lively.',
    },
  },
  bruin: {
    name: { nld: 'Bruin', eng: 'Brown' },
    css: '#6f4e37',
    mood: {
      nld: 'Het bruin loopt van kaneel naar koffie en maakt een grote kamer warmer.',
      eng: 'The brown runs from cinnamon to coffee and makes a large room feel warmer.',
    },
  },
  terracotta: {
    name: { nld: 'Terracotta', eng: 'Terracotta' },
    css: '#b5603c',
    mood: {
      nld: 'Het terracotta vangt avondlicht en geeft een kamer op het noorden wat zon terug.',
      eng: 'The terracotta catches evening light and gives a north-facing room some sun back.',
    },
  },
  geel: {
    name: { nld: 'Geel', eng: 'Yellow' },
    css: '#d0a438',
    mood: {
      nld: 'Het geel is dat van rijp koren: aanwezig, maar nooit schreeuwend.',
      eng: 'The yellow is that of ripe corn: present, never shouting.',
    },
  },
  roze: {
    name: { nld: 'Roze', eng: 'Pink' },
    css: '#c98f8f',
    mood: {
      nld: 'Het roze is verpoederd en volwassen, en wordt mooier naast donker hout.',
      eng: 'The pink is powdery and grown-up, and looks its best beside dark wood.',
    },
  },
  zwart: {
    name: { nld: 'Zwart', eng: 'Black' },
    css: '#2b2a29',
    mood: {
      nld: 'Het zwart is warm, met een draad donkerbruin erin, en tekent een zithoek scherp af.',
      eng: 'The black is a warm one, with a thread of dark brown in it, and outlines a seating area crisply.',
    },
  },
  wit: {
    name: { nld: 'Wit', eng: 'White' },
    css: '#f3f0ea',
    mood: {
      nld: 'Het wit is gebroken, zodat een voetstap of een kruimel niet meteen opvalt.',
      eng: 'The white is broken, so that a footstep or a crumb does not show at once.',
    },
  },
  meerkleurig: {
    name: { nld: 'Meerkleurig', eng: 'Multicolour' },
    css: '#a8694f',
    mood: {
      nld: 'De kleuren zijn op elkaar afgestemd: geen enkele komt meer dan twee keer naast dezelfde buur te liggen.',
      eng: 'The colours are tuned to one another: none lies beside the same neighbour more than twice.',
    },
  },
}

interface Material {
  readonly name: Text
  readonly text: Text
  readonly care: Text
  /** Grams per square metre. */
  readonly weight: number
  readonly pile: Text
}

/** Materials by the value they have in a filter path. */
export const rugMaterials: Readonly<Record<string, Material>> = {
  wol: {
    name: { nld: 'Wol', eng: 'Wool' },
    weight: 2400,
    pile: { nld: '100% scheerwol', eng: '100% new wool' },
    text: {
      nld: 'Wol veert terug waar een tafelpoot stond, neemt vocht op zonder klam te worden en stoot vuil van nature af. De scheerwol komt van kuddes in Nieuw-Zeeland en Texel en wordt gesponnen zonder chloor.',
      eng: 'Wool springs back where a table leg has stood, takes up moisture without feeling damp and repels dirt by nature. The new wool comes from flocks in New Zealand and on Texel and is spun without chlorine.',
    },
    care: {
      nld: 'Stofzuig de eerste weken voorzichtig, met de pool mee: losse vezels horen erbij en verdwijnen vanzelf. Dep vlekken direct met een witte doek en lauw water, wrijf niet.',
      eng: 'Vacuum gently for the first weeks, along the pile: loose fibres are part of wool and disappear by themselves. Dab stains at once with a white cloth and lukewarm water; do not rub.',
    },
  },
  katoen: {
    name: { nld: 'Katoen', eng: 'Cotton' },
    weight: 1300,
    pile: { nld: '100% biologisch katoen', eng: '100% organic cotton' },
    text: {
      nld: 'Katoen is licht, koel onder blote voeten en eenvoudig te keren: boven- en onderkant zijn gelijk, dus het kleed gaat twee keer zo lang mee. De garens zijn biologisch geteeld en zonder zware metalen geverfd.',
      eng: 'Cotton is light, cool under bare feet and easily turned: both sides are the same, so the rug lasts twice as long. The yarns are organically grown and dyed without heavy metals.',
    },
    care: {
      nld: 'Kleden tot 140 × 200 cm mogen op 30 graden in een grote wasmachine. Droog ze liggend, niet in de droger.',
      eng: 'Rugs up to 140 × 200 cm may be washed at 30 degrees in a large machine. Dry them flat, not in the dryer.',
    },
  },
  jute: {
    name: { nld: 'Jute', eng: 'Jute' },
    weight: 2100,
    pile: { nld: '100% jute', eng: '100% jute' },
    text: {
      nld: 'Jute groeit in vier maanden, heeft nauwelijks bemesting nodig en wordt met de hand gevlochten. De vezel heeft een zachte glans en ruikt de eerste dagen een beetje naar hooi.',
      eng: 'Jute grows in four months, needs hardly any fertiliser and is braided by hand. The fibre has a soft sheen and smells faintly of hay for the first few days.',
    },
    care: {
      nld: 'Houd jute droog: leg het niet in een badkamer of bij een buitendeur. Stofzuigen zonder borstel is genoeg.',
      eng: 'Keep jute dry: not for a bathroom or beside an outside door. Vacuuming without the brush is enough.',
    },
  },
  sisal: {
    name: { nld: 'Sisal', eng: 'Sisal' },
    weight: 2300,
    pile: { nld: '100% sisal, rug van latex', eng: '100% sisal, latex backing' },
    text: {
      nld: 'Sisal is de sterkste plantaardige vezel die er voor de vloer is. Ze komt van de agave, slijt amper onder bureaustoelen en blijft strak liggen.',
      eng: 'Sisal is the strongest plant fibre there is for floors. It comes from the agave, hardly wears under desk chairs and stays taut.',
    },
    care: {
      nld: 'Stofzuig tegen de draad in. Water laat kringen achter; gebruik bij vlekken droogreinigingspoeder.',
      eng: 'Vacuum against the grain. Water leaves rings; use dry-cleaning powder on stains.',
    },
  },
  viscose: {
    name: { nld: 'Viscose', eng: 'Viscose' },
    weight: 1900,
    pile: { nld: '80% viscose, 20% katoen', eng: '80% viscose, 20% cotton' },
    text: {
      nld: 'Viscose glanst als zijde en voelt koel en glad. Loop je eroverheen, dan verandert de richting van de pool en daarmee de kleur: van de ene kant licht, van de andere donker.',
      eng: 'Viscose shines like silk and feels cool and smooth. Walk across it and the pile changes direction, and the colour with it: light from one side, dark from the other.',
    },
    care: {
      nld: 'Voor slaapkamers en rustige zithoeken. Houd het droog en laat het eens in de twee jaar vakkundig reinigen.',
      eng: 'For bedrooms and quiet seating areas. Keep it dry and have it cleaned by a professional every other year.',
    },
  },
  'gerecycled pet': {
    name: { nld: 'Gerecycled PET', eng: 'Recycled PET' },
    weight: 2000,
    pile: { nld: '100% gerecycled PET', eng: '100% recycled PET' },
    text: {
      nld: 'In elke vierkante meter zitten ongeveer tweehonderd oude flessen. Het garen is zacht, kleurecht en laat zich met water en groene zeep schoonmaken, ook als er een glas rode wijn over gaat.',
      eng: 'Every square metre holds some two hundred used bottles. The yarn is soft, colour-fast and can be cleaned with water and soft soap, even after a glass of red wine.',
    },
    care: {
      nld: 'Geschikt voor vloerverwarming, kinderkamers en overdekte terrassen. Afnemen met water mag altijd.',
      eng: 'Suitable for underfloor heating, children’s rooms and covered terraces. Wiping with water is always fine.',
    },
  },
  linnen: {
    name: { nld: 'Linnen', eng: 'Linen' },
    weight: 1700,
    pile: { nld: '60% linnen, 40% wol', eng: '60% linen, 40% wool' },
    text: {
      nld: 'Linnen geeft het weefsel een droge, matte hand; de wol erin houdt het soepel. Het vlas komt van de Zeeuwse klei en uit Noord-Frankrijk.',
      eng: 'Linen gives the weave a dry, matt hand; the wool in it keeps it supple. The flax comes from the clay of Zeeland and from northern France.',
    },
    care: {
      nld: 'Stofzuigen met gladde mond. Kleine vlekken deppen met lauw water en een druppel azijn.',
      eng: 'Vacuum with a smooth nozzle. Dab small stains with lukewarm water and a drop of vinegar.',
    },
  },
}

interface Style {
  readonly name: Text
  readonly text: Text
  readonly pileMm: number
}

export const rugStyles: Readonly<Record<RugStyle, Style>> = {
  berber: {
    name: { nld: 'Berber', eng: 'Berber' },
    pileMm: 18,
    text: {
      nld: 'Een handgeknoopt kleed naar het voorbeeld van de Beni Ourain: een open veld met een dunne ruitlijn die hier en daar verspringt, omdat een hand geen liniaal is. Elke knoop wordt los gelegd en pas na twaalf rijen aangeklopt.',
      eng: 'A hand-knotted rug after the Beni Ourain: an open field with a thin lozenge line that jumps here and there, because a hand is not a ruler. Each knot is laid loose and beaten down only after twelve rows.',
    },
  },
  platgeweven: {
    name: { nld: 'Platgeweven', eng: 'Flatweave' },
    pileMm: 6,
    text: {
      nld: 'Platgeweven op een houten getouw, zonder pool. Deuren gaan eroverheen open, stoelen schuiven er soepel op en kruimels hebben nergens om zich te verstoppen.',
      eng: 'Flat-woven on a wooden loom, without a pile. Doors open over it, chairs slide on it and crumbs have nowhere to hide.',
    },
  },
  hoogpolig: {
    name: { nld: 'Hoogpolig', eng: 'Shaggy' },
    pileMm: 32,
    text: {
      nld: 'Een dichte, hoge pool waar je tenen in wegzakken. De rug is dubbel verlijmd zodat er niets loslaat, en de rand is met de hand bijgeknipt.',
      eng: 'A dense, high pile that your toes sink into. The backing is glued twice so that nothing comes loose, and the edge is trimmed by hand.',
    },
  },
  perzisch: {
    name: { nld: 'Perzisch', eng: 'Persian' },
    pileMm: 11,
    text: {
      nld: 'Een medaillon met ranken en een brede boord, getekend naar een kleed uit Kerman van rond 1900. Wij lieten de tekening vergroten en drie kleuren weg, zodat hij ook in een nieuw huis past.',
      eng: 'A medallion with tendrils and a broad border, drawn after a rug from Kerman of around 1900. We enlarged the drawing and left out three colours, so that it fits a new house too.',
    },
  },
  geometrisch: {
    name: { nld: 'Geometrisch', eng: 'Geometric' },
    pileMm: 10,
    text: {
      nld: 'Vlakken, lijnen en een enkele hoek die niet klopt. De ontwerper tekende het patroon op ruitjespapier en liet de verschuiving staan die bij het uitvergroten ontstond.',
      eng: 'Planes, lines and one corner that is off. The designer drew the pattern on squared paper and kept the shift that arose when it was enlarged.',
    },
  },
  gestreept: {
    name: { nld: 'Gestreept', eng: 'Striped' },
    pileMm: 7,
    text: {
      nld: 'Strepen van ongelijke breedte, als bollenvelden vanuit de trein. Leg ze in de lengte van een gang en hij wordt langer; dwars, en hij wordt breder.',
      eng: 'Stripes of unequal width, like bulb fields seen from the train. Lay them along a corridor and it grows longer; across, and it grows wider.',
    },
  },
  organisch: {
    name: { nld: 'Organisch', eng: 'Organic' },
    pileMm: 14,
    text: {
      nld: 'Zachte, vloeiende vormen op twee poolhoogten, met de schaar uitgesneden. Het kleed breekt de rechte lijnen van een kamer en laat zich goed schuin neerleggen.',
      eng: 'Soft, flowing forms in two pile heights, carved with shears. The rug breaks the straight lines of a room and is happy to lie at an angle.',
    },
  },
  vintage: {
    name: { nld: 'Vintage', eng: 'Vintage' },
    pileMm: 8,
    text: {
      nld: 'Een klassieke tekening die is afgeschoren, gewassen en opnieuw geverfd, tot hij eruitziet alsof hij al drie verhuizingen achter zich heeft. Kleine onregelmatigheden horen daarbij.',
      eng: 'A classic drawing that has been shorn, washed and dyed again until it looks as if it had three removals behind it. Small irregularities are part of it.',
    },
  },
}
