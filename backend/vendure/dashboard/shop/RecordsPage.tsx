import { useState } from 'react'
import { api, Button, Page, PageTitle } from '@vendure/dashboard'
import { Editor } from './Editor.tsx'
import { labelOf } from './RecordFields.tsx'
import type { Json } from './Json.ts'
import { useAnswer } from './useAnswer.ts'
import { isEnglish, useWords } from './words.ts'
import type { Word, Words } from './words.ts'

interface ShopRecord {
  readonly id: string
  readonly position: number
  readonly value: Json
  readonly draft: Json | null
}

type Kind = 'page' | 'post' | 'redirect' | 'setting'

const query = 'query ($kind: String!) { shopAddress shopRecords(kind: $kind) { id position value draft } }'
const variables = '$kind: String!, $id: String!, $position: Int!, $value: JSON!'
const sent = 'kind: $kind, id: $id, position: $position, value: $value'
const save = `mutation (${variables}) { saveShopRecord(${sent}) }`
const keepDraft = `mutation (${variables}) { previewShopRecord(${sent}) }`
const discardDraft = 'mutation ($kind: String!, $id: String!) { discardShopDraft(kind: $kind, id: $id) }'

/** A setting by its plain name; a page by its title, else by its id. */
const titleOf = (kind: Kind, { id, value }: ShopRecord, words: Words): string => {
  if (kind === 'setting') return labelOf(id, words)
  const { title } = value as { readonly title?: { readonly nld?: string; readonly eng?: string } }
  return (isEnglish(words) ? title?.eng : title?.nld) || id
}

/** Where a page is in the shop; null for what is no page. */
const pathOf = (value: Json): string | null => {
  const { path } = value as { readonly path?: { readonly nld?: string } }
  return path?.nld ?? null
}

const RecordEditor = ({
  kind,
  record,
  onClose,
  shopAddress,
}: {
  readonly kind: Kind
  readonly record: ShopRecord
  readonly onClose: (() => void) | null
  readonly shopAddress: string
}) => {
  const words = useWords()
  const { id, position } = record
  const path = pathOf(record.value)
  return (
    <Editor
      name={kind === 'setting' ? id : kind}
      label={titleOf(kind, record, words)}
      published={record.value}
      draft={record.draft}
      publish={(value) => api.mutate(save, { kind, id, position, value })}
      preview={
        kind === 'redirect'
          ? null
          : async (value) => {
              const answer = (await api.mutate(keepDraft, { kind, id, position, value })) as { readonly previewShopRecord: string }
              return answer.previewShopRecord
            }
      }
      discard={() => api.mutate(discardDraft, { kind, id })}
      address={path === null ? null : shopAddress + path}
      onClose={onClose}
    />
  )
}

/**
 * Records of one kind, which Vendure has no page for.
 * @param title of the page; the name of the kind when left out
 * @param only one record, which is edited at once
 * @param without records that have a page of their own
 */
export const RecordsPage = ({
  kind,
  title = kind,
  hint,
  only,
  without = [],
}: {
  readonly kind: Kind
  readonly title?: Word
  readonly hint?: Word
  readonly only?: string
  readonly without?: readonly string[]
}) => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopAddress: string; readonly shopRecords: readonly ShopRecord[] }>(query, { kind })
  const [chosen, setChosen] = useState<string | null>(null)
  const close = (): void => {
    setChosen(null)
    request()
  }
  const records = answer.type === 'loaded' ? answer.data.shopRecords : []
  const edited = records.find(({ id }) => id === (only ?? chosen))
  return (
    <Page pageId={`shop-${title}`}>
      <PageTitle>{words[title]}</PageTitle>
      {hint === undefined ? null : <p>{words[hint]}</p>}
      {edited === undefined || answer.type !== 'loaded' ? null : (
        <RecordEditor kind={kind} record={edited} shopAddress={answer.data.shopAddress} onClose={only === undefined ? close : null} />
      )}
      {edited !== undefined ? null : (
        <ul className="flex flex-col divide-y">
          {records
            .filter(({ id }) => !without.includes(id))
            .map((record) => (
              <li key={record.id}>
                <Button variant="ghost" onClick={() => setChosen(record.id)}>
                  {titleOf(kind, record, words)}
                  {record.draft === null ? '' : ` ${words.isDraft}`}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
    </Page>
  )
}
