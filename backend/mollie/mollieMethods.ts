import * as v from 'valibot'
import { text } from '../database/row.ts'
import type { PaymentIcon, PaymentMethod } from '../ports/Payments.ts'
import type { Store } from '../store/Store.ts'
import { methodsSchema } from './mollieSchemas.ts'
import type { RequestMollie } from './requestMollie.ts'

/** What Mollie's list does not say of a method; of all others `usual` is true. */
interface Trait {
  readonly countries: PaymentMethod['countries']
  readonly kind: PaymentMethod['kind']
  /** Mollie asks who buys what (docs.mollie.com/docs/pay-later). */
  readonly needsOrder: boolean
  /** The shopper's promise is collected when the order is sent. */
  readonly isCapturedLater: boolean
}
const usual: Trait = { countries: ['NL', 'BE'], kind: 'whole', needsOrder: false, isCapturedLater: false }
const payLater: Trait = { ...usual, needsOrder: true, isCapturedLater: true }
const traits: ReadonlyMap<string, Trait> = new Map<string, Trait>([
  ['ideal', { ...usual, countries: ['NL'] }],
  ['bancontact', { ...usual, countries: ['BE'] }],
  ['belfius', { ...usual, countries: ['BE'] }],
  ['kbc', { ...usual, countries: ['BE'] }],
  ['klarna', payLater],
  ['riverty', payLater],
  ['billie', payLater],
  ['in3', { ...usual, countries: ['NL'], kind: 'partial', needsOrder: true }],
])
export const traitOf = (methodId: string): Trait => traits.get(methodId) ?? usual

/** Not paid at once, not the whole, or not on a page: the shop cannot offer them. */
const unusable: ReadonlySet<string> = new Set(['banktransfer', 'directdebit', 'giftcard', 'paysafecard', 'pointofsale', 'voucher'])

const iconTypes = ['image/svg+xml', 'image/png'] as const
/** Bytes of a logo; Mollie's have 1 to 5 kB. */
const largestIcon = 50_000

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      label: v.object({ nld: v.string(), eng: v.string() }),
      minimumInclVat: v.nullable(v.number()),
      maximumInclVat: v.nullable(v.number()),
      iconUrl: v.nullable(v.string()),
      icon: v.nullable(v.object({ type: v.picklist(iconTypes), base64: v.string() })),
    }),
  ),
)
/** A method with its logo, as it is kept. */
export type KeptMethod = v.InferOutput<typeof keptSchema>[number]

const setting = 'payment-methods'

/** The methods that were known last, by this process or another; none when there are none that can be used. */
export const readKeptMethods = async (store: Store): Promise<readonly KeptMethod[]> => {
  const row = await store.get('SELECT value FROM setting WHERE name = ?', setting)
  const kept = row === null ? null : v.safeParse(keptSchema, text(row, 'value'))
  return kept?.success === true ? kept.output : []
}

export const keepMethods = async (store: Store, methods: readonly KeptMethod[]): Promise<void> => {
  await store.run(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    setting,
    JSON.stringify(methods),
  )
}

/** A logo from Mollie's own hosts; null when there is none that can be shown. */
const fetchIcon = async (address: string, apiUrl: string): Promise<KeptMethod['icon']> => {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || (url.host !== new URL(apiUrl).host && !url.hostname.endsWith('.mollie.com'))) return null
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) })
    const type = iconTypes.find((one) => (response.headers.get('content-type') ?? '').split(';')[0]?.trim() === one)
    const body = Buffer.from(await response.arrayBuffer())
    if (!response.ok || type === undefined || body.byteLength === 0 || body.byteLength > largestIcon) return null
    return { type, base64: body.toString('base64') }
  } catch {
    return null
  }
}

const methodsIn = (request: RequestMollie, locale: string) =>
  request({ what: 'list methods', path: `methods?resource=payments&sequenceType=oneoff&locale=${locale}`, schema: methodsSchema })

/**
 * The methods of the account, in its order, with their names in both languages; null while Mollie does not answer.
 * @param before methods whose logo is known
 */
export const fetchMethods = async (
  request: RequestMollie,
  apiUrl: string,
  before: readonly KeptMethod[],
): Promise<readonly KeptMethod[] | null> => {
  const [dutch, english] = await Promise.all([methodsIn(request, 'nl_NL'), methodsIn(request, 'en_US')])
  if (dutch.type !== 'data' || english.type !== 'data') return null
  return Promise.all(
    dutch.data._embedded.methods
      .filter(({ id }) => !unusable.has(id))
      .map(async ({ id, description, minimumAmount = null, maximumAmount = null, image }) => {
        const iconUrl = image?.svg ?? image?.size2x ?? null
        const known = before.find((one) => one.id === id && one.iconUrl === iconUrl)?.icon ?? null
        return {
          id,
          label: { nld: description, eng: english.data._embedded.methods.find((one) => one.id === id)?.description ?? description },
          minimumInclVat: minimumAmount,
          maximumInclVat: maximumAmount,
          iconUrl,
          icon: known ?? (iconUrl === null ? null : await fetchIcon(iconUrl, apiUrl)),
        }
      }),
  )
}

export const methodOf = ({ id, label, minimumInclVat, maximumInclVat }: KeptMethod): PaymentMethod => {
  const { countries, kind } = traitOf(id)
  return { id, label, countries, kind, minimumInclVat, maximumInclVat }
}

export const iconOf = ({ icon }: KeptMethod): PaymentIcon | null =>
  icon === null ? null : { type: icon.type, body: Uint8Array.from(Buffer.from(icon.base64, 'base64')) }
