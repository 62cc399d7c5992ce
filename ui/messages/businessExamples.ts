import type { Locale } from '@thuishaven/core/locale'

interface BusinessExamples {
  /** The next step, below the example of the page that leads to the others. */
  readonly appointment: string
  /** The rug of all examples, and its sizes in centimeters. */
  readonly rug: string
  readonly sizes: readonly string[]
  readonly stock: Readonly<Record<'caption' | 'event' | 'time' | 'left' | 'note', string>> & {
    /** In the order in which they happen. */
    readonly events: readonly { readonly event: string; readonly time: string }[]
  }
  readonly product: Readonly<
    Record<'caption' | 'article' | 'material' | 'wool' | 'vat' | 'ownPrice' | 'size' | 'perM2' | 'price' | 'stock' | 'note', string>
  >
  readonly webshop: Readonly<Record<'caption', string>> & {
    /** Of the two shops. */
    readonly addresses: readonly string[]
    readonly buttons: readonly string[]
  }
  readonly customer: Readonly<
    Record<
      | 'caption'
      | 'name'
      | 'trade'
      | 'number'
      | 'orders'
      | 'toPay'
      | 'terms'
      | 'rugs'
      | 'discount'
      | 'onAccount'
      | 'upTo'
      | 'delivery'
      | 'address'
      | 'contact',
      string
    >
  > & { readonly contacts: readonly string[] }
  readonly order: Readonly<Record<'caption' | 'title' | 'goods' | 'total' | 'deposit' | 'toPay', string>> & {
    /** In the order in which they happen; the last one is still to come. */
    readonly steps: readonly { readonly name: string; readonly note: string }[]
  }
  readonly receipt: Readonly<Record<'caption' | 'title' | 'place' | 'article' | 'amount' | 'total' | 'vat' | 'paid' | 'note', string>> & {
    readonly articles: readonly string[]
  }
  readonly purchase: Readonly<
    Record<'caption' | 'title' | 'supplier' | 'article' | 'stock' | 'coming' | 'sold' | 'proposed' | 'together' | 'note', string>
  > & { readonly articles: readonly string[] }
}

/** The words of the examples on business pages; loaded with them, in both languages because they are short. */
export const businessExamples: Readonly<Record<Locale, BusinessExamples>> = {
  nld: {
    appointment: 'Maak een afspraak',
    rug: 'Vloerkleed Zeewind blauw',
    sizes: ['160\u00A0×\u00A0230', '200\u00A0×\u00A0240', '200\u00A0×\u00A0300'],
    stock: {
      caption: 'Voorbeeld van één voorraad',
      event: 'Wat er gebeurde',
      time: 'Tijd',
      left: 'Voorraad',
      events: [
        { event: 'Geteld in het magazijn', time: '9:05' },
        { event: 'Webshop, bestelling 20430', time: '10:31' },
        { event: 'Kassa Utrecht, bon 3118', time: '14:12' },
        { event: 'Inkoop, zes ontvangen', time: '15:40' },
      ],
      note: 'Wie verkoopt, ziet wat er nu nog is: in de winkel, op de site en aan de telefoon.',
    },
    product: {
      caption: 'Voorbeeld van een product',
      article: 'Artikel',
      material: 'Materiaal',
      wool: 'scheerwol',
      vat: 'Btw',
      ownPrice: 'Eigen prijs',
      size: 'Maat in cm',
      perM2: 'Per\u00A0m²',
      price: 'Prijs',
      stock: 'Voorraad',
      note: 'Zo staat het op de site, aan de kassa en in een offerte.',
    },
    webshop: {
      caption: 'Voorbeeld van één winkel met twee namen',
      addresses: ['thuishaven.test', 'studiokade.test'],
      buttons: ['In winkelwagen', 'Ik neem hem'],
    },
    customer: {
      caption: 'Voorbeeld van een klantenkaart',
      name: 'Studio Kade',
      trade: 'Interieurontwerp, Utrecht',
      number: 'Klantnummer',
      orders: 'Bestellingen',
      toPay: 'Nog te betalen',
      terms: 'Afspraken',
      rugs: 'Vloerkleden',
      discount: 'korting',
      onAccount: 'Op rekening',
      upTo: 'tot',
      delivery: 'Bezorgen',
      address: 'Veilinghaven 14, Utrecht',
      contact: 'Laatste contact',
      contacts: ['Bestelling 20417, in de winkel', 'Offerte 3052, op de site', 'Telefoontje over stalen'],
    },
    order: {
      caption: 'Voorbeeld van een tijdlijn',
      title: 'Bestelling 20352',
      goods: 'Vloerkleed op maat, 240 × 310 cm',
      steps: [
        { name: 'Besteld', note: 'In de winkel in Utrecht' },
        { name: 'Betaald', note: 'Aanbetaling, met pin' },
        { name: 'Ingepakt', note: 'In de weverij in Enschede, op één rol' },
        { name: 'Bezorging', note: 'Verwacht, zoals met de klant afgesproken' },
      ],
      total: 'Totaal',
      deposit: 'Aanbetaald',
      toPay: 'Nog te betalen',
    },
    receipt: {
      caption: 'Voorbeeld van een bon',
      title: 'Bon 3118',
      place: 'winkel Utrecht',
      article: 'Artikel',
      amount: 'Bedrag',
      articles: ['Vloerkleed Zeewind blauw', 'Onderkleed Grip'],
      total: 'Totaal',
      vat: 'Waarvan btw',
      paid: 'Betaald met pin',
      note: 'Je werd geholpen door Noor.',
    },
    purchase: {
      caption: 'Voorbeeld van een inkoopvoorstel',
      title: 'Inkoopvoorstel',
      supplier: 'Wachter Alarmtechniek, levertijd drie weken',
      article: 'Artikel',
      stock: 'Er\u00A0is',
      coming: 'Komt',
      sold: 'Per\u00A0week',
      proposed: 'Voorstel',
      articles: ['Basis', 'Plus', 'Roeper Binnen', 'Roeper Straat', 'Vuur', 'Bediendeel'],
      together: 'Samen',
      note: 'Met wat onderweg is genoeg voor vijf weken verkoop: drie weken levertijd, en twee erbij omdat december druk is.',
    },
  },
  eng: {
    appointment: 'Make an appointment',
    rug: 'Rug Zeewind blue',
    sizes: ['160\u00A0×\u00A0230', '200\u00A0×\u00A0240', '200\u00A0×\u00A0300'],
    stock: {
      caption: 'Example of one stock',
      event: 'What happened',
      time: 'Time',
      left: 'Stock',
      events: [
        { event: 'Counted in the warehouse', time: '9:05' },
        { event: 'Web shop, order 20430', time: '10:31' },
        { event: 'Register in Utrecht, receipt 3118', time: '14:12' },
        { event: 'Purchase, six received', time: '15:40' },
      ],
      note: 'Whoever sells sees what is left now: in the store, on the site and on the phone.',
    },
    product: {
      caption: 'Example of a product',
      article: 'Article',
      material: 'Material',
      wool: 'pure new wool',
      vat: 'VAT',
      ownPrice: 'Own price',
      size: 'Size in cm',
      perM2: 'Per\u00A0m²',
      price: 'Price',
      stock: 'Stock',
      note: 'This is how it stands on the site, at the register and in a quote.',
    },
    webshop: {
      caption: 'Example of one shop with two names',
      addresses: ['thuishaven.test', 'studiokade.test'],
      buttons: ['Add to cart', 'I’ll take it'],
    },
    customer: {
      caption: 'Example of a customer card',
      name: 'Studio Kade',
      trade: 'Interior design, Utrecht',
      number: 'Customer number',
      orders: 'Orders',
      toPay: 'Still to pay',
      terms: 'Terms',
      rugs: 'Rugs',
      discount: 'discount',
      onAccount: 'On account',
      upTo: 'up to',
      delivery: 'Deliver to',
      address: 'Veilinghaven 14, Utrecht',
      contact: 'Last contact',
      contacts: ['Order 20417, in the store', 'Quote 3052, on the site', 'Call about samples'],
    },
    order: {
      caption: 'Example of a timeline',
      title: 'Order 20352',
      goods: 'Made-to-measure rug, 240 × 310 cm',
      steps: [
        { name: 'Ordered', note: 'In the store in Utrecht' },
        { name: 'Paid', note: 'Deposit, by debit card' },
        { name: 'Packed', note: 'In the weaving shed in Enschede, on one roll' },
        { name: 'Delivery', note: 'Expected, as agreed with the customer' },
      ],
      total: 'Total',
      deposit: 'Deposit paid',
      toPay: 'Still to pay',
    },
    receipt: {
      caption: 'Example of a receipt',
      title: 'Receipt 3118',
      place: 'store in Utrecht',
      article: 'Article',
      amount: 'Amount',
      articles: ['Rug Zeewind blue', 'Underlay Grip'],
      total: 'Total',
      vat: 'Of which VAT',
      paid: 'Paid by debit card',
      note: 'You were helped by Noor.',
    },
    purchase: {
      caption: 'Example of a purchase proposal',
      title: 'Purchase proposal',
      supplier: 'Wachter Alarmtechniek, delivery time three weeks',
      article: 'Article',
      stock: 'Here',
      coming: 'Coming',
      sold: 'Per\u00A0week',
      proposed: 'Proposal',
      articles: ['Basic', 'Plus', 'Roeper Indoor', 'Roeper Street', 'Fire', 'Keypad'],
      together: 'Together',
      note: 'With what is on its way, enough for five weeks of sales: three weeks of delivery time, and two more because December is busy.',
    },
  },
}
