import type { Locale } from '@thuishaven/core/locale'

/** Where the code on the official notice leads, in each language. */
const yourEurope: Readonly<Record<Locale, string>> = {
  nld: 'https://europa.eu/youreurope/garantie',
  eng: 'https://europa.eu/youreurope/guarantees',
}

/**
 * The text of the harmonised notice on the legal guarantee of conformity: Annex I of Implementing Regulation (EU) 2025/1960. The law
 * fixes its words, so it follows neither the tone nor the terms of the shop. It travels with its own page only.
 */
export const legalGuaranteeNotice: Readonly<Record<Locale, string>> = {
  nld:
    '<p><strong>Minimaal twee jaar bescherming dankzij de wettelijke garantie voor goederen die in de Europese Unie worden verkocht.</strong></p>' +
    '<p>Consumenten kunnen hun rechten doen gelden op grond van de wettelijke conformiteitsgarantie, bijvoorbeeld als goederen:</p>' +
    '<ul><li>niet met de beschrijving overeenstemmen;</li><li>niet naar behoren functioneren.</li></ul>' +
    '<p><strong>Verkopers zijn aansprakelijk</strong> voor elk conformiteitsgebrek dat bestond bij de levering van de goederen en dat binnen de wettelijke garantieperiode aan het licht komt. Verkopers moeten in een dergelijke situatie het volgende aanbieden:</p>' +
    '<ul><li><strong>gratis reparatie</strong> of <strong>gratis vervanging</strong>;</li><li>in sommige gevallen, <strong>gedeeltelijke of volledige terugbetaling</strong>.</li></ul>' +
    '<p>Sommige landen hebben een langere wettelijke garantieperiode. Voor tweedehandsartikelen kan de garantieperiode korter zijn, maar niet korter dan één jaar.</p>' +
    `<p>Als u meer wilt weten over uw rechten in een bepaald land, kunt u de QR-code hieronder scannen of de verkoper om informatie vragen: <a href="${yourEurope.nld}">europa.eu/youreurope/garantie</a></p>` +
    '<h2>Wat moet u doen als u niet-conforme goederen ontvangt:</h2>' +
    '<ol><li>Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.</li><li>Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.</li></ol>' +
    '<p>Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Dit GARAN-label bijvoorbeeld staat voor een <strong>commerciële levensduurgarantie</strong> die kosteloos door de producent wordt aangeboden en het volledige goed dekt.</p>',
  eng:
    '<p><strong>Minimum two-year legal guarantee protection for goods sold in the European Union.</strong></p>' +
    '<p>Consumers can claim their rights under the legal guarantee of conformity, for example if goods:</p>' +
    '<ul><li>do not match the description;</li><li>do not function as intended.</li></ul>' +
    '<p><strong>Sellers are liable</strong> for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:</p>' +
    '<ul><li><strong>free repair</strong> or <strong>free replacement</strong>;</li><li>in some cases, a <strong>price reduction</strong> or <strong>full reimbursement</strong>.</li></ul>' +
    '<p>Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.</p>' +
    `<p>For more information on your rights in a specific country, scan the QR code below or ask the seller: <a href="${yourEurope.eng}">europa.eu/youreurope/guarantees</a></p>` +
    '<h2>What to do if you receive non-conforming goods:</h2>' +
    '<ol><li>Contact the seller as soon as possible to report the issue;</li><li>Provide proof of purchase, such as a receipt, invoice, or bank statement.</li></ol>' +
    '<p>Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a <strong>commercial guarantee of durability</strong> offered by the producer at no additional cost and covering the entire good.</p>',
}
