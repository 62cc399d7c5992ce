import { useState } from 'react'
import type { FormEvent } from 'react'
import { api, Button, Page, PageTitle } from '@vendure/dashboard'
import { RecordField } from './RecordFields.tsx'
import type { Json } from './RecordFields.tsx'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'

interface ShopRecord {
  readonly id: string
  readonly position: number
  readonly value: Json
}

type Kind = 'page' | 'post' | 'redirect' | 'setting'

const query = 'query ($kind: String!) { shopAddress shopRecords(kind: $kind) { id position value } }'
const save =
  'mutation ($kind: String!, $id: String!, $position: Int!, $value: JSON!) { saveShopRecord(kind: $kind, id: $id, position: $position, value: $value) }'

/** The title of a page, else the id. */
const titleOf = ({ id, value }: ShopRecord): string => {
  const { title } = value as { readonly title?: { readonly nld?: string } }
  return title?.nld || id
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
  readonly onClose: () => void
  readonly shopAddress: string
}) => {
  const words = useWords()
  const [value, setValue] = useState(record.value)
  const [outcome, setOutcome] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    api.mutate(save, { kind, id: record.id, position: record.position, value }).then(
      () => setOutcome(words.saved),
      (problem: unknown) => setOutcome(words.failed + reasonOf(problem)),
    )
  }
  const path = pathOf(record.value)
  return (
    <form className="flex flex-col gap-6" onSubmit={submit}>
      <RecordField name={titleOf(record)} value={value} onChange={setValue} />
      <p role="status">{outcome}</p>
      <div className="flex gap-3">
        <Button type="submit">{words.save}</Button>
        <Button type="button" variant="outline" onClick={onClose}>
          {words.back}
        </Button>
        {path === null ? null : (
          <a className="self-center underline" href={shopAddress + path} target="_blank" rel="noreferrer">
            {words.look}
          </a>
        )}
      </div>
    </form>
  )
}

/** Records of one kind, which Vendure has no page for. */
export const RecordsPage = ({ kind }: { readonly kind: Kind }) => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopAddress: string; readonly shopRecords: readonly ShopRecord[] }>(query, { kind })
  const [edited, setEdited] = useState<ShopRecord | null>(null)
  const close = (): void => {
    setEdited(null)
    request()
  }
  return (
    <Page pageId={`shop-${kind}`}>
      <PageTitle>{words[kind]}</PageTitle>
      {edited === null || answer.type !== 'loaded' ? null : (
        <RecordEditor kind={kind} record={edited} shopAddress={answer.data.shopAddress} onClose={close} />
      )}
      {edited !== null || answer.type !== 'loaded' ? null : (
        <ul className="flex flex-col divide-y">
          {answer.data.shopRecords.map((record) => (
            <li key={record.id}>
              <Button variant="ghost" onClick={() => setEdited(record)}>
                {titleOf(record)}
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
