import { useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, Button, Textarea } from '@vendure/dashboard'
import { euros } from './euros.ts'
import { NumberField, numberOf } from './NumberField.tsx'
import { RestRequest } from './RestRequest.tsx'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'
import type { Words } from './words.ts'

interface ShopOrder {
  readonly lines: readonly {
    readonly lineUid: string
    readonly title: string
    readonly choices: readonly string[]
    readonly quantity: number
  }[]
  readonly changes: readonly {
    readonly changedAt: string
    readonly changedBy: string
    readonly reason: string
    readonly totalBefore: number
    readonly totalInclVat: number
  }[]
  readonly openInclVat: number
  readonly restRequestedAt: readonly string[] | null
  readonly closed: string | null
}

interface Result {
  readonly refusal: keyof Words['refusals'] | null
  readonly articleNumber: number | null
  readonly available: number | null
  readonly totalBefore: number
  readonly totalInclVat: number
  readonly openInclVat: number
}

const query = `query ($id: ID!) { shopOrder(id: $id) { lines { lineUid title choices quantity }
  changes { changedAt changedBy reason totalBefore totalInclVat } openInclVat restRequestedAt closed } }`
const result = '{ refusal articleNumber available totalBefore totalInclVat openInclVat }'
const preview = `query ($id: ID!, $version: Int!, $lines: [ShopOrderLineInput!]!, $added: [ShopOrderAddition!]!) {
  previewShopOrder(id: $id, version: $version, lines: $lines, added: $added) ${result} }`
const change = `mutation ($id: ID!, $key: String!, $version: Int!, $lines: [ShopOrderLineInput!]!, $added: [ShopOrderAddition!]!, $note: String!) {
  changeShopOrder(id: $id, key: $key, version: $version, lines: $lines, added: $added, note: $note) ${result} }`

const refusalText = (words: Words, { refusal, articleNumber, available }: Result): string =>
  [
    refusal === null ? '' : words.refusals[refusal],
    ...(articleNumber === null ? [] : [`${words.article} ${articleNumber}.`]),
    ...(available === null ? [] : [`${words.available}: ${available}.`]),
  ].join(' ')

const openText = (words: Words, openInclVat: number): string => {
  if (openInclVat === 0) return words.allPaid
  return openInclVat > 0 ? `${words.toPay}: ${euros(openInclVat)}` : `${words.toRefund}: ${euros(-openInclVat)}`
}

interface Addition {
  readonly articleNumber: string
  readonly quantity: string
}

const ChangeForm = ({ id, order, onChanged }: { readonly id: string; readonly order: ShopOrder; readonly onChanged: () => void }) => {
  const words = useWords()
  const noteId = useId()
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const [added, setAdded] = useState<readonly Addition[]>([])
  const [note, setNote] = useState('')
  const [outcome, setOutcome] = useState('')
  /** What the present values would make of the order, with the key of that change. */
  const [expected, setExpected] = useState<{ readonly key: string; readonly result: Result } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const edit = (apply: () => void): void => {
    apply()
    setExpected(null)
    setOutcome('')
  }
  const request = {
    id,
    version: order.changes.length,
    lines: order.lines.flatMap(({ lineUid, quantity }) => {
      const wanted = numberOf(quantities[lineUid] ?? String(quantity))
      return wanted === quantity ? [] : [{ lineUid, quantity: wanted }]
    }),
    added: added.map(({ articleNumber, quantity }) => ({ articleNumber: numberOf(articleNumber), quantity: numberOf(quantity) })),
  }
  const refuse = (refused: Result): void => {
    setExpected(null)
    setOutcome(refusalText(words, refused))
    if (refused.refusal === 'changedMeanwhile') onChanged()
  }
  const run = (work: Promise<void>): void => {
    setIsBusy(true)
    work.catch((problem: unknown) => setOutcome(words.failed + reasonOf(problem))).finally(() => setIsBusy(false))
  }
  const calculate = async (): Promise<void> => {
    const { previewShopOrder } = (await api.query(preview, request)) as { readonly previewShopOrder: Result }
    if (previewShopOrder.refusal !== null) return refuse(previewShopOrder)
    setOutcome('')
    setExpected({ key: crypto.randomUUID(), result: previewShopOrder })
  }
  const confirm = async (key: string): Promise<void> => {
    const { changeShopOrder } = (await api.mutate(change, { ...request, key, note })) as { readonly changeShopOrder: Result }
    if (changeShopOrder.refusal !== null) return refuse(changeShopOrder)
    setExpected(null)
    setQuantities({})
    setAdded([])
    setNote('')
    setOutcome(`${words.orderChanged} ${openText(words, changeShopOrder.openInclVat)}`)
    onChanged()
  }
  const press = (): void => {
    const isWhole = [...request.lines, ...request.added].every(
      (line) => Number.isInteger(line.quantity) && Number.isInteger('articleNumber' in line ? line.articleNumber : 0),
    )
    if (!isWhole) setOutcome(words.refusals.quantityInvalid)
    else if (note.trim() === '') setOutcome(words.refusals.reasonInvalid)
    else run(expected === null ? calculate() : confirm(expected.key))
  }
  return (
    // The page around it is a form.
    <div className="flex flex-col gap-4">
      {order.lines.map(({ lineUid, title, choices, quantity }) => (
        <NumberField
          key={lineUid}
          label={[title, ...choices].join(', ')}
          least={0}
          value={quantities[lineUid] ?? String(quantity)}
          onChange={(value) => edit(() => setQuantities({ ...quantities, [lineUid]: value }))}
        />
      ))}
      {added.map((addition, index) => (
        // Rows have no key of their own, and keep their place.
        <fieldset key={index} className="flex flex-col gap-2 border-l pl-4">
          <legend className="text-sm font-medium">{`${words.newLine} ${index + 1}`}</legend>
          <NumberField
            label={words.articleNumber}
            least={1}
            value={addition.articleNumber}
            onChange={(articleNumber) => edit(() => setAdded(added.with(index, { ...addition, articleNumber })))}
          />
          <NumberField
            label={words.pieces}
            least={1}
            value={addition.quantity}
            onChange={(quantity) => edit(() => setAdded(added.with(index, { ...addition, quantity })))}
          />
          <Button
            type="button"
            variant="outline"
            size="sm"
            className="self-start"
            onClick={() => edit(() => setAdded(added.toSpliced(index, 1)))}
          >
            {`${words.remove}: ${words.newLine} ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      <Button
        type="button"
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => edit(() => setAdded([...added, { articleNumber: '', quantity: '1' }]))}
      >
        {words.addLine}
      </Button>
      <div className="flex flex-col gap-1">
        <label htmlFor={noteId} className="text-sm">
          {words.reasonForCustomer}
        </label>
        <Textarea id={noteId} maxLength={500} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
      <div role="status">
        {outcome}
        {expected === null
          ? null
          : `${words.newTotal}: ${euros(expected.result.totalInclVat)} (${words.was} ${euros(expected.result.totalBefore)}). ${openText(words, expected.result.openInclVat)}`}
      </div>
      <div className="flex gap-3">
        <Button type="button" disabled={isBusy} onClick={press}>
          {expected === null ? words.calculate : words.changeOrder}
        </Button>
        {expected === null ? null : (
          <Button type="button" variant="outline" onClick={() => setExpected(null)}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}

/** On the page of an order: its lines are changed by the rules of the shop. */
export const OrderChangeBlock = ({ id }: { readonly id: string }) => {
  const words = useWords()
  const queries = useQueryClient()
  const [answer, request] = useAnswer<{ readonly shopOrder: ShopOrder | null }>(query, { id })
  const reload = (): void => {
    request()
    void queries.invalidateQueries()
  }
  if (answer.type === 'loading') return <p role="status">{words.loading}</p>
  if (answer.type === 'failed') return <p role="alert">{words.failed + answer.reason}</p>
  const order = answer.data.shopOrder
  if (order === null) return <p>{words.notOfShop}</p>
  return (
    <div className="flex flex-col gap-4">
      {order.changes.length === 0 ? null : (
        <ol className="flex flex-col gap-2 text-sm">
          {order.changes.map(({ changedAt, changedBy, reason, totalBefore, totalInclVat }) => (
            <li key={changedAt}>
              {`${new Date(changedAt).toLocaleString()} · ${changedBy}: ${reason} (${euros(totalBefore)} → ${euros(totalInclVat)})`}
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm">{openText(words, order.openInclVat)}</p>
      {order.restRequestedAt === null ? null : (
        <RestRequest id={id} openInclVat={order.openInclVat} requestedAt={order.restRequestedAt} onRequested={request} />
      )}
      {order.closed === null ? (
        <ChangeForm id={id} order={order} onChanged={reload} />
      ) : (
        <p>{words.refusals[order.closed as keyof Words['refusals']]}</p>
      )}
    </div>
  )
}
