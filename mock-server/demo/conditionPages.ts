import type { PageRecord } from '../host/records/PageRecord.ts'
import type { Text } from '../host/records/ProductRecord.ts'
import { both } from './goodsRow.ts'

const page = (id: string, path: Text, title: Text, description: Text, nld: string, eng: string): PageRecord => ({
  id,
  parentId: null,
  path,
  title,
  description,
  blocks: [{ type: 'richText', html: both(nld, eng) }],
})

/** Conditions, privacy, returns, delivery. */
export const conditionPages: readonly PageRecord[] = [
  page(
    'voorwaarden',
    both('/voorwaarden', '/terms'),
    both('Algemene voorwaarden', 'Terms and conditions'),
    both('In gewone taal, en toch geldig.', 'In plain language, and valid all the same.'),
    '<h2>1. De overeenkomst</h2><p>Je koopt van Thuishaven B.V. in Enschede. De koop is gesloten als je op “Bestellen en betalen” drukt en wij de bestelling per e-mail bevestigen.</p><h2>2. Prijs en betaling</h2><p>Prijzen zijn inclusief btw. Je betaalt bij de bestelling; bij maatwerk betaal je twintig procent vooruit en de rest bij levering.</p><h2>3. Levering</h2><p>De levertijd staat bij het product. Lukt die niet, dan laten we dat weten en mag je kosteloos annuleren.</p><h2>4. Herroepen</h2><p>Je mag een aankoop binnen zestig dagen zonder reden terugsturen. Dat geldt niet voor kleden die op jouw maat zijn gemaakt.</p><h2>5. Garantie</h2><p>Naast je wettelijke rechten geven we twee jaar garantie op alles wat we verkopen.</p><h2>6. Klachten</h2><p>Komen we er samen niet uit, dan kun je naar de geschillencommissie Thuiswinkel.</p>',
    '<h2>1. The agreement</h2><p>You buy from Thuishaven B.V. in Enschede. The purchase is concluded when you press “Order and pay” and we confirm the order by e-mail.</p><h2>2. Price and payment</h2><p>Prices include VAT. You pay when ordering; for made-to-measure work twenty per cent in advance and the rest on delivery.</p><h2>3. Delivery</h2><p>The delivery time stands with the product. If we cannot keep it we let you know and you may cancel free of charge.</p><h2>4. Withdrawal</h2><p>You may return a purchase within sixty days without giving a reason. That does not apply to rugs made to your size.</p><h2>5. Warranty</h2><p>Besides your legal rights we give two years of warranty on everything we sell.</p><h2>6. Complaints</h2><p>If we cannot settle it together, you can turn to the Dutch disputes committee for home shopping.</p>',
  ),
  page(
    'privacy',
    both('/privacy', '/privacy'),
    both('Privacy', 'Privacy'),
    both('Wat we weten, waarom, en hoe lang.', 'What we know, why, and for how long.'),
    '<p>We bewaren wat nodig is om je bestelling te bezorgen en zeven jaar lang wat de belastingdienst vraagt. Meer niet. We verkopen geen gegevens en volgen je niet op andere sites.</p><h2>Cookies</h2><p>Noodzakelijke cookies onthouden je winkelwagen en je taal. Voor statistiek en marketing vragen we eerst toestemming; weigeren is één klik en de winkel werkt daarna gewoon.</p><h2>Je rechten</h2><p>Inzien, verbeteren, meenemen, verwijderen: schrijf naar <a href="mailto:privacy@thuishaven.test">privacy@thuishaven.test</a> en het is binnen een week geregeld.</p>',
    '<p>We keep what is needed to deliver your order, and for seven years what the tax office asks. No more. We sell no data and do not follow you on other sites.</p><h2>Cookies</h2><p>Necessary cookies remember your cart and your language. For statistics and marketing we ask first; refusing is one click and the shop works as before.</p><h2>Your rights</h2><p>See, correct, take along, delete: write to <a href="mailto:privacy@thuishaven.test">privacy@thuishaven.test</a> and it is arranged within a week.</p>',
  ),
  page(
    'retourneren',
    both('/retourneren', '/returns'),
    both('Retourneren', 'Returns'),
    both('Zestig dagen, gratis, ook een kleed van drie meter.', 'Sixty days, free, even a rug of three metres.'),
    '<ol><li>Meld de retour aan via je account of bel ons.</li><li>Rol het kleed met de pool naar binnen; de koker hoeft niet de oude te zijn.</li><li>Wij halen het op wanneer het jou uitkomt.</li><li>Binnen drie werkdagen na ontvangst staat het geld op je rekening.</li></ol><p>Een kleed op maat kan niet retour. Wel sturen we vooraf gratis een staal en bellen we bij een ongewone maat.</p>',
    '<ol><li>Register the return in your account or ring us.</li><li>Roll the rug with the pile inside; any tube will do.</li><li>We collect it when it suits you.</li><li>Within three working days of arrival the money is in your account.</li></ol><p>A made-to-measure rug cannot be returned. We do send a free sample beforehand and ring you about an unusual size.</p>',
  ),
  page(
    'bezorgen',
    both('/bezorgen', '/delivery-information'),
    both('Bezorgen en ophalen', 'Delivery and collection'),
    both('Wie er aan de deur komt, en wat dat kost.', 'Who comes to the door, and what it costs.'),
    '<p>PostNL brengt pakketten tot twintig kilo (€ 6,95), DHL ook zwaardere en langere (€ 7,95). Boven € 150 verzenden we gratis. Ophalen kan in Enschede en Utrecht, elke werkdag tot 20:00 uur.</p><p>In België bezorgt bpost voor € 9,95.</p>',
    '<p>PostNL brings parcels up to twenty kilos (€ 6.95), DHL heavier and longer ones too (€ 7.95). Above € 150 we send free of charge. Collection is possible in Enschede and Utrecht, every working day until 20:00.</p><p>In Belgium bpost delivers for € 9.95.</p>',
  ),
]
