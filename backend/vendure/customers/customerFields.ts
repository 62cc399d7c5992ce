import type { CustomFields } from '@vendure/core'
import { labelled } from '../inBothLanguages.ts'

/** What shoppers write, as long as the shop lets it be; a `string` has 255 signs. */
const written = { type: 'text', nullable: false, defaultValue: '', ui: { component: 'text-form-input' } } as const

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
    {
      name: 'creditLimit',
      type: 'int',
      nullable: true,
      min: 0,
      label: labelled(
        'Hoogstens open op rekening, inclusief btw (leeg: geen limiet)',
        'At most unpaid on account, including VAT (empty: no limit)',
      ),
      ui: { component: 'currency-form-input' },
    },
    { name: 'companyName', ...written, label: labelled('Bedrijf', 'Company') },
    { name: 'cocNumber', ...written, label: labelled('KVK-nummer', 'Chamber of Commerce number') },
    { name: 'vatNumber', ...written, label: labelled('Btw-nummer', 'VAT number') },
    { name: 'reference', ...written, label: labelled('Referentie', 'Reference') },
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
