import type { CustomFields } from '@vendure/core'
import { labelled } from '../inBothLanguages.ts'

/** What a customer of the shop has and Vendure has no field for. The views of customerViews.ts read and write these columns. */
export const customerFields = {
  Customer: [
    { name: 'uid', type: 'string', nullable: true, unique: true, internal: true },
    // Until the address itself is there; then it has the mark of Vendure's.
    { name: 'defaultAddressId', type: 'string', nullable: true, internal: true },
    { name: 'number', type: 'string', nullable: true, unique: true, readonly: true, label: labelled('Klantnummer', 'Customer number') },
    { name: 'isActive', type: 'boolean', nullable: false, defaultValue: true, label: labelled('Mag bestellen', 'May order') },
    {
      name: 'onAccount',
      type: 'boolean',
      nullable: false,
      defaultValue: false,
      label: labelled('Mag op rekening bestellen (bedrijven)', 'May order on account (companies)'),
    },
    { name: 'companyName', type: 'string', nullable: false, defaultValue: '', label: labelled('Bedrijf', 'Company') },
    { name: 'cocNumber', type: 'string', nullable: false, defaultValue: '', label: labelled('KVK-nummer', 'Chamber of Commerce number') },
    { name: 'vatNumber', type: 'string', nullable: false, defaultValue: '', label: labelled('Btw-nummer', 'VAT number') },
    { name: 'reference', type: 'string', nullable: false, defaultValue: '', label: labelled('Referentie', 'Reference') },
    {
      name: 'language',
      type: 'string',
      nullable: false,
      defaultValue: 'nld',
      options: [{ value: 'nld' }, { value: 'eng' }],
      label: labelled('Taal van mails', 'Language of mails'),
    },
  ],
  Address: [
    { name: 'addressId', type: 'string', nullable: true, unique: true, internal: true },
    { name: 'uid', type: 'string', nullable: true, unique: true, internal: true },
    { name: 'position', type: 'int', nullable: true, internal: true },
    { name: 'isInvoice', type: 'boolean', nullable: false, defaultValue: false, label: labelled('Factuuradres', 'Invoice address') },
    // The address as the shop has it, as JSON; null once the merchant changed it here.
    { name: 'fields', type: 'text', nullable: true, internal: true },
  ],
} satisfies CustomFields
