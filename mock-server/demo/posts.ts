import type { PostRecord, BlockRecord } from '../host/records/PageRecord.ts'
import type { Text } from '../host/records/ProductRecord.ts'
import { both } from './goodsRow.ts'
import { postPicture } from './pictures.ts'

const post = (
  id: string,
  drawing: string,
  slug: Text,
  createdAt: string,
  title: Text,
  description: Text,
  alt: Text,
  html: Text,
  productIds: readonly number[],
): PostRecord => {
  const blocks: BlockRecord[] = [
    { type: 'hero', title, text: description, picture: postPicture(drawing, alt), links: [] },
    { type: 'richText', html },
    { type: 'products', title: both('Uit dit verhaal', 'From this story'), link: null, productIds },
  ]
  return {
    id,
    parentId: 'blogs',
    path: both(`/blogs/${slug.nld}`, `/blogs/${slug.eng}`),
    createdAt,
    title,
    description,
    picture: postPicture(drawing, alt),
    blocks,
  }
}

/** The journal, newest first. */
export const posts: readonly PostRecord[] = [
  post(
    'post-maat',
    'maat-samples',
    both('hoe-groot-moet-een-vloerkleed-zijn', 'how-large-should-a-rug-be'),
    '2026-10-28T08:00:00Z',
    both('Hoe groot moet een vloerkleed zijn?', 'How large should a rug be?'),
    both(
      'Bijna altijd groter dan je denkt. Drie regels en een rol schilderstape.',
      'Nearly always larger than you think. Three rules and a roll of masking tape.',
    ),
    both('Stalen van vloerkleden op een tafel', 'Rug samples on a table'),
    both(
      '<p>De meeste kleden die bij ons terugkomen, zijn te klein. Een kleed waar alleen de salontafel op past, ligt als een postzegel in de kamer. Met drie regels kom je een heel eind.</p><h2>1. De voorpoten erop</h2><p>Laat van elke bank en stoel op zijn minst de voorpoten op het kleed staan. Meet dus van voorpoot tot voorpoot en tel er aan elke kant dertig centimeter bij op.</p><h2>2. Rond de eettafel: stoel achteruit</h2><p>Een stoel schuift zeventig centimeter naar achteren. Tel dat aan alle kanten bij het tafelblad op; anders haakt de poot bij elke maaltijd achter de rand.</p><h2>3. Houd de vloer zichtbaar</h2><p>Tussen kleed en muur blijft het liefst dertig centimeter vloer over. Is de kamer smal, dan mag het twintig zijn, maar wel overal evenveel.</p><h2>De proef</h2><p>Plak de omtrek met schilderstape op de vloer en leef er een weekend mee. Loop je er steeds overheen, dan is de maat goed. Past geen enkele standaardmaat? Dan maken we hem op maat.</p>',
      '<p>Most rugs that come back to us are too small. A rug that holds only the coffee table lies in a room like a postage stamp. Three rules get you a long way.</p><h2>1. Front legs on</h2><p>Let at least the front legs of every sofa and chair stand on the rug. So measure from front leg to front leg and add thirty centimetres on each side.</p><h2>2. Around the dining table: chair pushed back</h2><p>A chair slides back seventy centimetres. Add that to the table top on all sides, or the leg will catch behind the edge at every meal.</p><h2>3. Keep some floor in sight</h2><p>Preferably thirty centimetres of floor remain between rug and wall. In a narrow room it may be twenty, but the same everywhere.</p><h2>The trial</h2><p>Tape the outline to the floor and live with it for a weekend. If you keep walking across it, the size is right. Does no standard size fit? Then we make it to measure.</p>',
    ),
    [1001, 1101, 1115],
  ),
  post(
    'post-slot',
    'slot-books',
    both('in-een-middag-beveiligd', 'secured-in-an-afternoon'),
    '2026-09-30T08:00:00Z',
    both('In een middag beveiligd', 'Secured in an afternoon'),
    both('Wat je ophangt, waar, en wat je beter kunt laten.', 'What to hang, where, and what to leave alone.'),
    both('Stapel boeken met een sleutel', 'Stack of books with a key'),
    both(
      '<p>Drie van de vier inbraken beginnen bij een deur die niet op slot zat. Techniek helpt pas daarna. Dit is de volgorde die wij zelf aanhouden.</p><h2>Eerst licht en sloten</h2><p>Een lamp met schemerschakelaar bij de achterdeur en goedgekeurd hang- en sluitwerk doen meer dan welke camera ook.</p><h2>Dan de centrale</h2><p>Zet hem naast de router maar niet in het zicht vanaf de straat. Hang aan elke buitendeur een contact en in de gang één bewegingsmelder: daar komt iedereen langs.</p><h2>Daarna pas de rest</h2><p>Een sirene buiten, een rookmelder per verdieping, een camera op de oprit. Plak geen sticker van een merk op de ruit: dat is een handleiding voor wie binnen wil komen.</p><p>Tel je het op, dan ben je een middag en vier batterijen verder.</p>',
      '<p>Three out of four burglaries begin at a door that was not locked. Technology helps only after that. This is the order we keep ourselves.</p><h2>First light and locks</h2><p>A lamp with a dusk sensor by the back door and approved locks do more than any camera.</p><h2>Then the hub</h2><p>Put it beside the router but out of sight from the street. Fit a contact to every outside door and one motion detector in the hall: everyone passes there.</p><h2>Only then the rest</h2><p>A siren outside, a smoke detector on each floor, a camera on the drive. Do not put a brand’s sticker on the window: that is a manual for anyone who wants to get in.</p><p>Added up, you are an afternoon and four batteries further.</p>',
    ),
    [1003, 2103, 2200],
  ),
  post(
    'post-wol',
    'vezel-yarn',
    both('waarom-wol', 'why-wool'),
    '2026-08-19T08:00:00Z',
    both('Waarom wij zo vaak wol zeggen', 'Why we say wool so often'),
    both(
      'Een vezel die zichzelf schoonhoudt, en wat dat voor je vloer betekent.',
      'A fibre that keeps itself clean, and what that means for your floor.',
    ),
    both('Strengen wol', 'Skeins of wool'),
    both(
      '<p>Een wolvezel is een veer met schubben. Duw je hem plat, dan komt hij terug; valt er een druppel op, dan blijft die even liggen. Dat verklaart bijna alles wat een wollen kleed prettig maakt.</p><h2>Hij pluist, en dat is goed</h2><p>De eerste weken laat een nieuw kleed korte vezels los die bij het spinnen niet meekwamen. Zuig ze op, trek er niet aan. Na twee maanden is het voorbij.</p><h2>Hij ademt</h2><p>Wol neemt een derde van zijn eigen gewicht aan vocht op zonder klam te worden. In een slaapkamer scheelt dat in de winter een luchtbevochtiger.</p><h2>Hij mag oud worden</h2><p>Een goed geknoopt kleed gaat drie generaties mee. Wij repareren franjes en randen, ook van kleden die we niet zelf verkochten.</p>',
      '<p>A wool fibre is a spring with scales. Press it flat and it returns; let a drop fall on it and it stays there for a while. That explains nearly everything that makes a wool rug pleasant.</p><h2>It sheds, and that is good</h2><p>For the first weeks a new rug lets go of short fibres that were not spun in. Vacuum them, do not pull. After two months it is over.</p><h2>It breathes</h2><p>Wool takes up a third of its own weight in moisture without feeling damp. In a bedroom that saves a humidifier in winter.</p><h2>It may grow old</h2><p>A well-knotted rug lasts three generations. We repair fringes and edges, also of rugs that others sold.</p>',
    ),
    [1101, 1107, 1136],
  ),
  post(
    'post-schaduw',
    'schaduw-vase',
    both('planten-voor-een-donkere-kamer', 'plants-for-a-dark-room'),
    '2026-07-08T08:00:00Z',
    both('Planten voor een donkere kamer', 'Plants for a dark room'),
    both('Drie die het redden op het noorden.', 'Three that manage facing north.'),
    both('Vaas met takken in de schaduw', 'Vase with branches in the shade'),
    both(
      '<p>Donker is voor een plant iets anders dan voor ons. Kun je er overdag zonder lamp een krant lezen, dan redt een vrouwentong het er ook.</p><h2>Minder licht, minder water</h2><p>Een plant in de schaduw groeit langzaam en drinkt weinig. Voel met een vinger: is de bovenste drie centimeter droog, dan pas water.</p><h2>Onze drie</h2><p>Vrouwentong, lepelplant en bostonvaren. De eerste vergeeft alles, de tweede zegt wanneer hij dorst heeft en de derde wil gezelschap van een douche.</p>',
      '<p>Dark means something else to a plant than to us. If you can read a newspaper there by day without a lamp, a snake plant will manage too.</p><h2>Less light, less water</h2><p>A plant in the shade grows slowly and drinks little. Feel with a finger: water only when the top three centimetres are dry.</p><h2>Our three</h2><p>Snake plant, peace lily and Boston fern. The first forgives everything, the second says when it is thirsty and the third likes the company of a shower.</p>',
    ),
    [1005, 2501, 2504],
  ),
]
