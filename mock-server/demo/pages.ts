import type { BlockRecord, PageRecord } from '../host/records/PageRecord.ts'
import type { Text } from '../host/records/ProductRecord.ts'
import { both, same } from './goodsRow.ts'
import { claims, home, reviews } from './home.ts'
import { posts } from './posts.ts'
import { conditionPages } from './conditionPages.ts'

const page = (
  id: string,
  path: Text,
  title: Text,
  description: Text,
  html: Text,
  more: readonly BlockRecord[] = [],
  parentId: string | null = null,
): PageRecord => ({
  id,
  parentId,
  path,
  title,
  description,
  blocks: [{ type: 'richText', html }, ...more],
})

const products = (title: Text, productIds: readonly number[]): BlockRecord => ({ type: 'products', title, link: null, productIds })

const marketing: readonly PageRecord[] = [
  page(
    'webshop',
    same('/webshop'),
    both('De webshop', 'The shop'),
    both('Alles wat we verkopen, en waarom het er niet meer zijn.', 'Everything we sell, and why there is not more of it.'),
    both(
      '<p>We verkopen wat we zelf in huis zouden willen hebben: vloerkleden, lampen, planten en de spullen die een huis veilig maken. Dat zijn er een paar honderd, geen honderdduizend. Van elk product weten we wie het maakt, wat het weegt en hoe je het repareert.</p><p>Bestel je voor 23:30 uur, dan brengen we morgen. Een kleed dat tegenvalt halen we gratis weer op, zestig dagen lang.</p>',
      '<p>We sell what we would want at home ourselves: rugs, lamps, plants and the things that make a house safe. That is a few hundred products, not a hundred thousand. Of each we know who makes it, what it weighs and how to repair it.</p><p>Order before 23:30 and we deliver tomorrow. A rug that disappoints is collected free of charge, for sixty days.</p>',
    ),
    [products(both('Om mee te beginnen', 'To begin with'), [1002, 2400, 1005, 1003]), { type: 'claims', claims: [...claims] }],
  ),
  page(
    'pricing',
    same('/pricing'),
    both('Prijzen en korting', 'Prices and discount'),
    both('Wat er in een prijs zit, en wanneer je minder betaalt.', 'What a price contains, and when you pay less.'),
    both(
      '<p>Onze prijzen zijn met btw. Voor kleden, lampen en techniek is dat 21 procent, voor planten 9 procent. Verzenden kost € 6,95 met PostNL of € 7,95 met DHL; boven € 150 is het gratis en ophalen in Enschede is dat altijd.</p><h2>Van-voor</h2><p>Een doorgestreepte prijs is bij ons de laagste prijs van de afgelopen dertig dagen, niet een adviesprijs die niemand betaalde.</p><h2>Zakelijk</h2><p>Richt je een kantoor of hotel in, dan rekenen we per project. Bel of schrijf ons.</p>',
      '<p>Our prices include VAT: 21 per cent for rugs, lamps and devices, 9 per cent for plants. Sending costs € 6.95 with PostNL or € 7.95 with DHL; above € 150 it is free, and collecting in Enschede always is.</p><h2>Was and now</h2><p>A crossed-out price is the lowest price of the last thirty days, not a recommended price nobody paid.</p><h2>Business</h2><p>If you are furnishing an office or hotel, we quote per project. Ring or write to us.</p>',
    ),
  ),
  page(
    'manifesto',
    same('/manifesto'),
    both('Waar we voor staan', 'What we stand for'),
    both('Vijf beloften over spullen, mensen en tijd.', 'Five promises about things, people and time.'),
    both(
      '<ol><li><strong>Niets voor even.</strong> Wat we verkopen moet tien jaar mee kunnen, anders verkopen we het niet.</li><li><strong>De maker krijgt een naam.</strong> Bij elk kleed staat waar en door wie het is geweven.</li><li><strong>Repareren gaat voor vervangen.</strong> Franjes, kappen, snoeren: we hebben de onderdelen.</li><li><strong>Geen haast.</strong> Twijfel je, dan sturen we een staal en bellen we niet na.</li><li><strong>Jouw huis blijft van jou.</strong> Beeld en gegevens van je beveiliging komen nooit op onze computers.</li></ol>',
      '<ol><li><strong>Nothing for now.</strong> What we sell must last ten years, or we do not sell it.</li><li><strong>The maker has a name.</strong> Every rug says where and by whom it was woven.</li><li><strong>Repair before replacement.</strong> Fringes, shades, cords: we have the parts.</li><li><strong>No hurry.</strong> If in doubt we send a sample and do not ring you afterwards.</li><li><strong>Your house stays yours.</strong> Images and data of your security never reach our computers.</li></ol>',
    ),
  ),
  page(
    'reviews',
    same('/reviews'),
    both('Ervaringen', 'Reviews'),
    both('9,7 gemiddeld over 2.184 beoordelingen.', '9.7 on average over 2,184 reviews.'),
    both(
      '<p>Na elke bestelling vragen we één keer hoe het was. We plaatsen alles, ook wat tegenviel, en schrijven erbij wat we eraan deden.</p>',
      '<p>After each order we ask once how it went. We publish everything, disappointments included, and add what we did about it.</p>',
    ),
    [{ type: 'reviews', title: both('De laatste', 'The latest'), score: both('9,7', '9.7'), reviews: [...reviews] }],
  ),
  page(
    'blogs',
    same('/blogs'),
    both('Journaal', 'Journal'),
    both('Over maten, materialen en kamers die kloppen.', 'About sizes, materials and rooms that work.'),
    both(
      '<p>Eens in de maand schrijven we op wat we onderweg leerden: van wevers, van monteurs en van klanten die ons vertelden dat het anders moest.</p>',
      '<p>Once a month we write down what we learned along the way: from weavers, from fitters and from customers who told us it should be done differently.</p>',
    ),
    [{ type: 'posts', title: both('Alle verhalen', 'All stories'), postIds: posts.map(({ id }) => id) }],
  ),
  page(
    'events',
    same('/events'),
    both('Agenda', 'Events'),
    both('Kom kijken, voelen en knopen.', 'Come and look, feel and tie knots.'),
    both(
      '<h2>Open weverij</h2><p>Elke eerste zaterdag van de maand, 10:00 tot 16:00 uur, Enschede. Wol verven, een rij knopen leggen en stalen mee naar huis. Gratis, aanmelden hoeft niet.</p><h2>Stekjesmarkt</h2><p>In april en september ruilen we stekjes op de binnenplaats. Neem een pot mee.</p><h2>Avond voor voorzichtigen</h2><p>Drie keer per jaar legt onze monteur uit hoe inbrekers kijken, met koffie en zonder verkooppraatje.</p>',
      '<h2>Open weaving shed</h2><p>Every first Saturday of the month, 10:00 to 16:00, Enschede. Dye wool, tie a row of knots and take samples home. Free, no need to register.</p><h2>Cuttings market</h2><p>In April and September we swap cuttings in the courtyard. Bring a pot.</p><h2>Evening for the careful</h2><p>Three times a year our fitter explains how burglars look at a house, with coffee and without a sales talk.</p>',
    ),
  ),
  page(
    'contact',
    same('/contact'),
    both('Contact', 'Contact'),
    both('We nemen op. Echt.', 'We pick up. Really.'),
    both(
      '<p>Bel <a href="tel:+31531234567">053 123 45 67</a> op werkdagen van 9:00 tot 21:00 uur en op zaterdag tot 17:00 uur, of schrijf naar <a href="mailto:hallo@thuishaven.test">hallo@thuishaven.test</a>. Gemiddeld antwoorden we binnen vier uur.</p><h2>Langskomen</h2><p>Thuishaven, Roombeek 12, 7523 Enschede. Op tweehonderd meter van station Enschede Kennispark loopt bus 9 voor de deur langs.</p><h2>Bedrijfsgegevens</h2><p>Thuishaven B.V., KVK 12345678, btw NL123456789B13.</p>',
      '<p>Ring <a href="tel:+31531234567">+31 53 123 45 67</a> on working days from 9:00 to 21:00 and on Saturdays until 17:00, or write to <a href="mailto:hallo@thuishaven.test">hallo@thuishaven.test</a>. We answer within four hours on average.</p><h2>Visit us</h2><p>Thuishaven, Roombeek 12, 7523 Enschede. Bus 9 stops at the door, two hundred metres from Enschede Kennispark station.</p><h2>Company details</h2><p>Thuishaven B.V., Chamber of Commerce 12345678, VAT NL123456789B13.</p>',
    ),
  ),
  page(
    'samenstellen',
    both('/samenstellen', '/put-together'),
    both('Stel je systeem samen', 'Put your system together'),
    both('Welke centrale past bij jouw huis?', 'Which hub suits your house?'),
    both(
      '<p>Drie vragen en je bent eruit. Woon je in een appartement met glasvezel, dan is de <strong>Basis</strong> genoeg. Valt het internet weleens uit of woon je buiten, neem dan de <strong>Mobiel</strong>. Wil je beelden bij een melding of meer dan honderd apparaten, dan wordt het de <strong>Plus</strong>.</p><h2>De verschillen</h2><table><thead><tr><th scope="col">Centrale</th><th scope="col">Apparaten</th><th scope="col">Verbinding</th></tr></thead><tbody><tr><th scope="row">Basis</th><td>50</td><td>Ethernet</td></tr><tr><th scope="row">Mobiel</th><td>100</td><td>Ethernet en 4G</td></tr><tr><th scope="row">Plus</th><td>200</td><td>Ethernet, wifi en 2 × 4G</td></tr></tbody></table>',
      '<p>Three questions and you know. In a flat with fibre the <strong>Basic</strong> is enough. If the internet fails now and then, or you live out of town, take the <strong>Mobile</strong>. If you want images with an alarm or more than a hundred devices, it will be the <strong>Plus</strong>.</p><h2>The differences</h2><table><thead><tr><th scope="col">Hub</th><th scope="col">Devices</th><th scope="col">Connection</th></tr></thead><tbody><tr><th scope="row">Basic</th><td>50</td><td>Ethernet</td></tr><tr><th scope="row">Mobile</th><td>100</td><td>Ethernet and 4G</td></tr><tr><th scope="row">Plus</th><td>200</td><td>Ethernet, wifi and 2 × 4G</td></tr></tbody></table>',
    ),
    [products(both('De centrales', 'The hubs'), [2000, 2002, 1003])],
  ),
]

const businessPage = (name: string, title: Text, description: Text, nld: string, eng: string): PageRecord =>
  page(`products-${name}`, same(`/products/${name}`), title, description, both(nld, eng), [], 'products')

const business: readonly PageRecord[] = [
  page(
    'products',
    same('/products'),
    both('Zakelijk met Thuishaven', 'Business with Thuishaven'),
    both('Eén systeem voor winkel, webshop en inkoop.', 'One system for store, web shop and purchasing.'),
    both(
      '<p>De software waar deze winkel op draait, bouwen we zelf. Collega-winkels gebruiken haar ook: van de kassa tot de inkooporder, met één voorraad en één klantenkaart.</p><ul><li><a href="/products/webshop">Webshop</a></li><li><a href="/products/point-of-sale">Kassa</a></li><li><a href="/products/products">Producten</a></li><li><a href="/products/orders">Bestellingen</a></li><li><a href="/products/purchases">Inkoop</a></li><li><a href="/products/customers">Klanten</a></li></ul>',
      '<p>We build the software this shop runs on ourselves. Fellow shops use it too: from the till to the purchase order, with one stock and one customer card.</p><ul><li><a href="/en/products/webshop">Web shop</a></li><li><a href="/en/products/point-of-sale">Point of sale</a></li><li><a href="/en/products/products">Products</a></li><li><a href="/en/products/orders">Orders</a></li><li><a href="/en/products/purchases">Purchases</a></li><li><a href="/en/products/customers">Customers</a></li></ul>',
    ),
  ),
  businessPage(
    'customers',
    both('Klanten', 'Customers'),
    both('Iedere klant één kaart.', 'One card for each customer.'),
    '<p>Bestellingen, offertes, telefoontjes en afspraken staan onder elkaar, ongeacht of de klant in de winkel stond of op de site. Eigen prijzen en betaalafspraken gelden overal.</p>',
    '<p>Orders, quotations, calls and appointments stand below one another, whether the customer was in the store or on the site. Own prices and payment terms apply everywhere.</p>',
  ),
  businessPage(
    'orders',
    both('Bestellingen', 'Orders'),
    both('Van aanbetaling tot bezorging.', 'From deposit to delivery.'),
    '<p>Deelleveringen, aanbetalingen op maatwerk en nalevering: het systeem houdt bij wat er nog openstaat en vertelt het de klant voordat die belt.</p>',
    '<p>Part deliveries, deposits on made-to-measure work and back orders: the system keeps track of what is open and tells customers before they ring.</p>',
  ),
  businessPage(
    'point-of-sale',
    both('Kassa', 'Point of sale'),
    both('Snel op zaterdag, kloppend op maandag.', 'Fast on Saturday, correct on Monday.'),
    '<p>De kassa werkt ook als het internet uitvalt en rekent dezelfde prijzen als de webshop. Afsluiten duurt twee minuten.</p>',
    '<p>The till keeps working when the internet fails and charges the same prices as the web shop. Closing takes two minutes.</p>',
  ),
  businessPage(
    'products',
    both('Producten', 'Products'),
    both('Eén bron voor titel, foto en prijs.', 'One source for title, photograph and price.'),
    '<p>Varianten, opties en maatwerk per vierkante meter: je voert het één keer in. Een foto wijzigen in de winkel is een foto wijzigen op de site.</p>',
    '<p>Variants, options and made-to-measure by the square metre: you enter it once. Changing a photograph in the store changes it on the site.</p>',
  ),
  businessPage(
    'purchases',
    both('Inkoop', 'Purchases'),
    both('Bestellen voordat het op is.', 'Order before it runs out.'),
    '<p>De inkooplijst rekent met verkoop, levertijd en seizoen, en stelt een bestelling voor. Jij past aan en verstuurt.</p>',
    '<p>The purchase list reckons with sales, delivery time and season, and proposes an order. You adjust and send it.</p>',
  ),
  businessPage(
    'webshop',
    both('Webshop', 'Web shop'),
    both('Deze winkel, met jouw naam erop.', 'This shop, with your name on it.'),
    '<p>Twee talen, eigen domeinen en een afrekening die op elke telefoon werkt. Toegankelijk volgens WCAG 2.2 en binnen een seconde op het scherm.</p>',
    '<p>Two languages, your own domains and a checkout that works on any telephone. Accessible according to WCAG 2.2 and on screen within a second.</p>',
  ),
]

/** Every editorial page of the demo shop except the journal's posts. */
export const pages: readonly PageRecord[] = [home, ...marketing, ...business, ...conditionPages]
