import type { CustomFields } from '@vendure/core'
import { labelled } from '../inBothLanguages.ts'

/**
 * What a product of the shop has and Vendure has no field for. `json` fields hold parts of records (../../records) as they are, and are edited on
 * pages of their own.
 */
export const catalogueFields = {
  Product: [
    {
      name: 'longDescription',
      type: 'localeText',
      nullable: true,
      label: labelled('Uitgebreide tekst (HTML)', 'Long description (HTML)'),
      ui: { component: 'rich-text-form-input' },
    },
  ],
  ProductVariant: [
    { name: 'articleNumber', type: 'int', nullable: true, unique: true, label: labelled('Artikelnummer', 'Article number') },
    { name: 'brand', type: 'string', nullable: true, label: labelled('Merk', 'Brand') },
    { name: 'position', type: 'int', nullable: true, label: labelled('Volgorde in lijsten', 'Order in lists') },
    { name: 'hasPrice', type: 'boolean', nullable: false, defaultValue: true, label: labelled('Heeft een prijs', 'Has a price') },
    {
      name: 'vatIncluded',
      type: 'boolean',
      nullable: false,
      defaultValue: true,
      label: labelled('De prijs is inclusief btw', 'The price includes VAT'),
    },
    {
      name: 'discount',
      type: 'int',
      nullable: false,
      defaultValue: 0,
      min: 0,
      max: 10_000,
      label: labelled('Korting in procenten', 'Discount in percents'),
      ui: { component: 'hundredths-of-percents' },
    },
    {
      name: 'lowest30Days',
      type: 'int',
      nullable: true,
      min: 0,
      label: labelled('Laagste prijs van 30 dagen', 'Lowest price of 30 days'),
      ui: { component: 'currency-form-input' },
    },
    {
      name: 'volumePrices',
      type: 'struct',
      list: true,
      label: labelled('Staffelprijzen', 'Volume prices'),
      fields: [
        { name: 'fromQuantity', type: 'int', min: 2, max: 9999, label: labelled('Vanaf aantal', 'From quantity') },
        { name: 'base', type: 'int', min: 0, label: labelled('Prijs per stuk, in centen', 'Price of one piece, in cents') },
        {
          name: 'discount',
          type: 'int',
          min: 0,
          max: 10_000,
          label: labelled('Korting in honderdsten van procenten', 'Discount in hundredths of percents'),
        },
      ],
    },
    { name: 'weightGrams', type: 'int', nullable: false, defaultValue: 0, min: 0, label: labelled('Gewicht in gram', 'Weight in grams') },
    { name: 'returnable', type: 'boolean', nullable: false, defaultValue: true, label: labelled('Kan terug', 'Can be returned') },
    {
      name: 'optionGroups',
      type: 'text',
      nullable: true,
      label: labelled('Keuzes en maatwerk (json)', 'Options and made to measure (json)'),
      ui: { component: 'json-editor-form-input', fullWidth: true },
    },
    {
      name: 'presentation',
      type: 'text',
      nullable: true,
      label: labelled(
        'Beelden, kenmerken, varianten, wettelijke gegevens (json)',
        'Pictures, specifications, variations, legal facts (json)',
      ),
      ui: { component: 'json-editor-form-input', fullWidth: true },
    },
  ],
  Collection: [
    { name: 'categoryId', type: 'string', nullable: true, unique: true, label: labelled('Kenmerk van de winkel', 'Id in the shop') },
    { name: 'category', type: 'text', nullable: true, label: labelled('Pad, beeld en filters (json)', 'Path, picture and filters (json)') },
  ],
  FacetValue: [{ name: 'colour', type: 'string', nullable: true, label: labelled('Kleur (CSS)', 'Colour (CSS)') }],
  ShippingMethod: [
    { name: 'position', type: 'int', nullable: false, defaultValue: 0, label: labelled('Volgorde', 'Order') },
    { name: 'extraDays', type: 'int', nullable: false, defaultValue: 0, min: 0, label: labelled('Extra dagen', 'Extra days') },
    { name: 'pickupLocations', type: 'text', nullable: true, label: labelled('Afhaalpunten (json)', 'Pickup points (json)') },
    {
      name: 'weekdays',
      type: 'text',
      nullable: true,
      label: labelled(
        'Bezorgt of open op, van 1 maandag tot 6 zaterdag; leeg is alle zes (json)',
        'Delivers or open on, from 1 Monday to 6 Saturday; empty is all six (json)',
      ),
    },
    {
      name: 'dayChoice',
      type: 'text',
      nullable: true,
      label: labelled(
        'Bezorgdag bij grote spullen: vanaf gram, weekdagen, weken (json)',
        'Day of large goods: from grams, weekdays, weeks (json)',
      ),
    },
    {
      name: 'services',
      type: 'text',
      nullable: true,
      label: labelled('Extra’s bij de bezorging met hun prijs in centen (json)', 'Services with their price in cents (json)'),
    },
  ],
} satisfies CustomFields
