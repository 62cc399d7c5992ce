import type { Locale } from '@thuishaven/core/locale'

/** Where the code on the official notice leads, in each language. */
export const yourEurope: Readonly<Record<Locale, string>> = {
  nld: 'https://europa.eu/youreurope/garantie',
  eng: 'https://europa.eu/youreurope/guarantees',
}

/** The modules of the QR code of each address, 29 in a row (version 3, level M). */
export const yourEuropeCode: Readonly<Record<Locale, string>> = {
  nld: 'M0 0h7m2 0h2m3 0h2m2 0h2m2 0h7M0 1h1m5 0h1m1 0h2m1 0h1m1 0h7m2 0h1m5 0h1M0 2h1m1 0h3m1 0h1m9 0h1m2 0h2m1 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m3 0h4m4 0h3m1 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h2m1 0h1m1 0h3m3 0h1m2 0h1m1 0h3m1 0h1M0 5h1m5 0h1m2 0h4m1 0h2m1 0h4m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M15 7h6M0 8h1m1 0h1m1 0h1m1 0h1m5 0h1m4 0h1m6 0h1m2 0h1M0 9h6m1 0h2m1 0h1m2 0h1m2 0h3m1 0h1m1 0h1m2 0h1m2 0h1M0 10h1m1 0h1m1 0h3m2 0h1m1 0h1m2 0h1m1 0h3m3 0h2m2 0h3M1 11h1m1 0h1m1 0h1m1 0h3m1 0h1m1 0h2m1 0h2m2 0h2m2 0h1m2 0h1M0 12h1m1 0h2m1 0h4m1 0h1m1 0h1m1 0h4m1 0h4m2 0h1m1 0h2M2 13h2m5 0h4m1 0h1m1 0h1m3 0h3m2 0h1m2 0h1M1 14h6m2 0h5m3 0h1m4 0h1m2 0h1m1 0h2M0 15h2m1 0h3m1 0h3m1 0h1m3 0h1m1 0h3m3 0h1m1 0h1m1 0h1M0 16h1m2 0h1m1 0h3m1 0h4m3 0h2m1 0h1m2 0h2m1 0h1m1 0h2M2 17h4m1 0h2m1 0h1m2 0h1m2 0h3m1 0h3m2 0h2m1 0h1M0 18h1m1 0h1m1 0h3m1 0h1m5 0h1m1 0h1m1 0h1m2 0h1m1 0h2m2 0h2M1 19h1m1 0h3m1 0h1m1 0h1m2 0h3m2 0h1m2 0h3m2 0h1m1 0h1M0 20h1m1 0h1m1 0h1m1 0h2m2 0h1m3 0h1m2 0h1m1 0h6M8 21h2m4 0h1m1 0h2m1 0h2m3 0h1m1 0h3M0 22h7m2 0h3m1 0h1m5 0h2m1 0h1m1 0h2m1 0h2M0 23h1m5 0h1m2 0h1m1 0h2m2 0h1m1 0h4m3 0h2M0 24h1m1 0h3m1 0h1m1 0h4m4 0h3m1 0h5m2 0h2M0 25h1m1 0h3m1 0h1m2 0h1m3 0h1m2 0h1m7 0h1m1 0h3M0 26h1m1 0h3m1 0h1m1 0h1m1 0h1m6 0h1m1 0h2m2 0h3m2 0h1M0 27h1m5 0h1m2 0h1m3 0h2m1 0h3m1 0h1m6 0h1M0 28h7m1 0h2m1 0h1m1 0h2m1 0h2m1 0h6m2 0h2',
  eng: 'M0 0h7m5 0h1m3 0h1m1 0h3m1 0h7M0 1h1m5 0h1m2 0h1m2 0h1m1 0h2m6 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h3m1 0h1m1 0h3m2 0h1m2 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m1 0h1m2 0h7m2 0h1m1 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h2m1 0h2m3 0h1m2 0h2m1 0h1m1 0h3m1 0h1M0 5h1m5 0h1m1 0h2m1 0h2m1 0h2m4 0h1m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M8 7h2m1 0h2m1 0h1m1 0h1m3 0h1M0 8h1m1 0h5m2 0h3m1 0h2m2 0h1m2 0h1m1 0h5M0 9h2m2 0h1m2 0h1m1 0h2m1 0h1m1 0h1m1 0h1m2 0h2m1 0h3m3 0h1M0 10h1m1 0h2m1 0h3m1 0h5m1 0h4m1 0h2m1 0h1M3 11h1m1 0h1m2 0h1m3 0h1m1 0h2m2 0h4m1 0h1m1 0h1m1 0h1M1 12h1m4 0h1m4 0h1m3 0h1m1 0h1m1 0h1m5 0h2M3 13h1m1 0h1m1 0h2m1 0h2m1 0h1m2 0h9m3 0h1M0 14h1m1 0h2m2 0h1m1 0h1m3 0h4m1 0h1m2 0h2m3 0h2M2 15h1m4 0h1m2 0h4m10 0h1m2 0h1M0 16h1m2 0h1m1 0h4m1 0h1m1 0h1m1 0h4m1 0h3m1 0h1m1 0h2M0 17h1m1 0h1m1 0h1m5 0h1m5 0h1m2 0h6m1 0h1m1 0h1M0 18h1m1 0h1m1 0h1m1 0h7m2 0h2m1 0h1m1 0h1m1 0h3m1 0h1M0 19h1m4 0h1m2 0h1m3 0h1m1 0h2m2 0h7m2 0h1M0 20h1m2 0h1m2 0h1m1 0h1m1 0h1m1 0h1m2 0h1m1 0h1m1 0h6m1 0h3M8 21h2m1 0h4m1 0h1m1 0h1m1 0h1m3 0h5M0 22h7m3 0h1m1 0h5m2 0h2m1 0h1m1 0h3M0 23h1m5 0h1m1 0h1m1 0h1m2 0h1m1 0h2m3 0h1m3 0h1m3 0h1M0 24h1m1 0h3m1 0h1m1 0h4m2 0h5m1 0h5m1 0h1M0 25h1m1 0h3m1 0h1m1 0h1m1 0h1m1 0h1m3 0h4m3 0h1m1 0h4M0 26h1m1 0h3m1 0h1m1 0h1m1 0h3m2 0h3m1 0h1m1 0h7M0 27h1m5 0h1m5 0h1m1 0h1m1 0h1m2 0h2m2 0h3m1 0h1M0 28h7m1 0h3m1 0h4m1 0h1m1 0h1m3 0h2m1 0h1',
}

/** Dark on white in every theme, because scanners read no other, with the free edge that they need. */
const codeOf = (locale: Locale, name: string): string =>
  `<p><svg viewBox="-4 -4.5 37 37" width="148" height="148" role="img" aria-label="${name}"><path fill="#fff" d="M-4-4.5h37v37h-37z"/><path stroke="#000" d="${yourEuropeCode[locale]}"/></svg></p>`

/** What the shop itself says above the notice, with its link to the contact page, and what it calls the notice, whose tone is another one. */
export const guaranteeIntro: Readonly<Record<Locale, Readonly<Record<'question' | 'link' | 'answer' | 'notice', string>>>> = {
  nld: { question: 'Iets stuk?', link: 'Meld het ons', answer: ', wij regelen het.', notice: 'Officiële EU-mededeling' },
  eng: { question: 'Something broken?', link: 'Tell us', answer: ', and we take care of it.', notice: 'Official EU notice' },
}

/**
 * The text of the harmonised notice on the legal guarantee of conformity: Annex I of Implementing Regulation (EU) 2025/1960. The law
 * fixes its words, so it follows neither the tone nor the terms of the shop (a mark without a width keeps a compound whole); only "this" label is "the" label, because its official drawing is missing. It travels with its own page only.
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
    codeOf('nld', 'QR-code van europa.eu/youreurope/garantie') +
    '<h2>Wat moet u doen als u niet-&NoBreak;conforme goederen ontvangt:</h2>' +
    '<ol><li>Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.</li><li>Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.</li></ol>' +
    '<p>Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Het GARAN-label bijvoorbeeld staat voor een <strong>commerciële levensduurgarantie</strong> die kosteloos door de producent wordt aangeboden en het volledige goed dekt.</p>',
  eng:
    '<p><strong>Minimum two-year legal guarantee protection for goods sold in the European Union.</strong></p>' +
    '<p>Consumers can claim their rights under the legal guarantee of conformity, for example if goods:</p>' +
    '<ul><li>do not match the description;</li><li>do not function as intended.</li></ul>' +
    '<p><strong>Sellers are liable</strong> for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:</p>' +
    '<ul><li><strong>free repair</strong> or <strong>free replacement</strong>;</li><li>in some cases, a <strong>price reduction</strong> or <strong>full reimbursement</strong>.</li></ul>' +
    '<p>Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.</p>' +
    `<p>For more information on your rights in a specific country, scan the QR code below or ask the seller: <a href="${yourEurope.eng}">europa.eu/youreurope/guarantees</a></p>` +
    codeOf('eng', 'QR code of europa.eu/youreurope/guarantees') +
    '<h2>What to do if you receive non-&NoBreak;conforming goods:</h2>' +
    '<ol><li>Contact the seller as soon as possible to report the issue;</li><li>Provide proof of purchase, such as a receipt, invoice, or bank statement.</li></ol>' +
    '<p>Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see the GARAN label representing a <strong>commercial guarantee of durability</strong> offered by the producer at no additional cost and covering the entire good.</p>',
}
