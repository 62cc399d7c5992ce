import { UserInputError } from '@vendure/core'
import * as v from 'valibot'
import { record, text, whole } from '../../database/row.ts'
import { draftsOf, removeDraft, saveDraft } from '../../preview/drafts.ts'
import { defaultSettings } from '../../shopRecords/readContent.ts'
import { recordSchema } from '../../shopRecords/readRecord.ts'
import { saveShopRecords } from '../../shopRecords/saveShopRecords.ts'
import type { ShopRecordChange, ShopRecordKind } from '../../shopRecords/ShopRecordChange.ts'
import type { Store } from '../../store/Store.ts'

/** Kinds of records that are edited here; the others are Vendure's own. */
const edited: readonly ShopRecordKind[] = ['page', 'post', 'redirect', 'setting']

/** A record as the merchant sends it. */
export interface SentRecord {
  readonly kind: string
  readonly id: string
  readonly position: number
  readonly value: unknown
}

const kindOf = (kind: string): ShopRecordKind => {
  const found = edited.find((one) => one === kind)
  if (found === undefined) throw new UserInputError(`'${kind}' is none of ${edited.join(', ')}`)
  return found
}

/** Refuses a value that the shop cannot use with the place of its first mistake: `blocks.0.title.nld: …`. */
export const refuseUnusable = (schema: v.GenericSchema, value: unknown): void => {
  const checked = v.safeParse(schema, value)
  if (checked.success) return
  const [issue] = checked.issues
  throw new UserInputError(`${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

const changeOf = ({ kind: sent, id, position, value }: SentRecord): ShopRecordChange => {
  const kind = kindOf(sent)
  const schema = recordSchema(kind, id)
  if (schema === null) throw new UserInputError(`There is no ${kind} ${id}`)
  refuseUnusable(schema, value)
  return { kind, id, position, value }
}

/** The records of a kind, each with its draft; settings that were never saved are as the shop has them without. */
export const listRecords = async (store: Store, sent: string) => {
  const kind = kindOf(sent)
  const rows = await store.all('SELECT kind, id, position, json FROM shop_record WHERE kind = ? ORDER BY position, id', kind)
  const saved = rows.map((row) => ({ kind, id: text(row, 'id'), position: whole(row, 'position'), value: record(row, 'json') }))
  const missing =
    kind !== 'setting'
      ? []
      : Object.entries(defaultSettings)
          .filter(([id]) => saved.every((other) => other.id !== id))
          .map(([id, value]) => ({ kind, id, position: 0, value }))
  const drafts = new Map((await draftsOf(store, kind)).map(({ id, json }) => [id, JSON.parse(json) as unknown]))
  return [...saved, ...missing].map((one) => ({ ...one, draft: drafts.get(one.id) ?? null }))
}

/** Publishes a record; its draft has become it. */
export const publishRecord = (store: Store, sent: SentRecord): Promise<void> => {
  const change = changeOf(sent)
  return store.transaction(async (inner) => {
    await saveShopRecords(inner, [change])
    await removeDraft(inner, change.kind, change.id)
  })
}

/** Keeps a draft of a record. Returns the token that shows it in the shop. */
export const previewRecord = (store: Store, sent: SentRecord): Promise<string> => {
  const change = changeOf(sent)
  if (change.kind === 'redirect') throw new UserInputError('A redirect shows nothing')
  return saveDraft(store, change, Date.now())
}

export const discardDraft = (store: Store, kind: string, id: string): Promise<void> => removeDraft(store, kindOf(kind), id)

export const removeRecord = async (store: Store, sent: string, id: string): Promise<void> => {
  const kind = kindOf(sent)
  if (kind === 'setting') throw new UserInputError('The shop needs all of its settings')
  await store.transaction(async (inner) => {
    await saveShopRecords(inner, [{ kind, id, position: 0, value: null }])
    await removeDraft(inner, kind, id)
  })
}
