import { useId, useState } from 'react'
import { api, Button, Page, PageTitle, Textarea } from '@vendure/dashboard'
import { euros } from './euros.ts'
import { NumberField, numberOf } from './NumberField.tsx'
import { reasonOf, useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'
import type { Words } from './words.ts'

interface WithdrawalRefund {
  readonly amountInclVat: number
  readonly status: keyof Words['refundStates']
  readonly failure: keyof Words['failures'] | null
  readonly createdAt: string
}

interface Withdrawal {
  readonly uid: string
  readonly receiptNumber: string
  readonly receivedAt: string
  readonly name: string
  readonly emailAddress: string
  readonly orderNumber: string
  readonly goods: string
  readonly refunds: readonly WithdrawalRefund[]
}

interface ToSettle {
  readonly version: number
  readonly refundableInclVat: number
  readonly lines: readonly {
    readonly lineUid: string
    readonly title: string
    readonly choices: readonly string[]
    readonly quantity: number
    readonly mayBeRefused: boolean
  }[]
}

interface Result {
  readonly refusal: keyof Words['settlementRefusals'] | null
  readonly amountInclVat: number
}

const query = `{ shopWithdrawals { uid receiptNumber receivedAt name emailAddress orderNumber goods
  refunds { amountInclVat status failure createdAt } } }`
const toSettle = `query ($uid: String!) { withdrawalToSettle(uid: $uid) { version refundableInclVat
  lines { lineUid title choices quantity mayBeRefused } } }`
const propose = `query ($uid: String!, $lines: [ShopOrderLineInput!]!) {
  proposedWithdrawalRefund(uid: $uid, lines: $lines) { refusal amountInclVat } }`
const settle = `mutation ($uid: String!, $key: String!, $version: Int!, $lines: [ShopOrderLineInput!]!, $amountInclVat: Int!, $note: String!) {
  settleWithdrawal(uid: $uid, key: $key, version: $version, lines: $lines, amountInclVat: $amountInclVat, note: $note) { refusal amountInclVat } }`

const SettleForm = ({ uid, order, onSettled }: { readonly uid: string; readonly order: ToSettle; readonly onSettled: () => void }) => {
  const words = useWords()
  const noteId = useId()
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  /** The settlement that is being made: its key, and the amount as it stands in its field. */
  const [settlement, setSettlement] = useState<{ readonly key: string; readonly amount: string } | null>(null)
  const [note, setNote] = useState('')
  const [outcome, setOutcome] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const lines = order.lines.flatMap(({ lineUid }) => {
    const quantity = numberOf(quantities[lineUid] ?? '0')
    return quantity === 0 ? [] : [{ lineUid, quantity }]
  })
  const edit = (apply: () => void): void => {
    apply()
    setOutcome('')
  }
  const refuse = (reason: keyof Words['settlementRefusals']): void => {
    setOutcome(words.settlementRefusals[reason])
    if (reason === 'changedMeanwhile') onSettled()
  }
  const run = (work: Promise<void>): void => {
    setIsBusy(true)
    work.catch((problem: unknown) => setOutcome(words.failed + reasonOf(problem))).finally(() => setIsBusy(false))
  }
  const calculate = async (): Promise<void> => {
    const { proposedWithdrawalRefund } = (await api.query(propose, { uid, lines })) as { readonly proposedWithdrawalRefund: Result }
    if (proposedWithdrawalRefund.refusal !== null) return refuse(proposedWithdrawalRefund.refusal)
    setOutcome('')
    setSettlement({ key: crypto.randomUUID(), amount: (proposedWithdrawalRefund.amountInclVat / 100).toFixed(2) })
  }
  const confirm = async (key: string, amountInclVat: number): Promise<void> => {
    const request = { uid, key, version: order.version, lines, amountInclVat, note }
    const { settleWithdrawal } = (await api.mutate(settle, request)) as { readonly settleWithdrawal: Result }
    if (settleWithdrawal.refusal !== null) return refuse(settleWithdrawal.refusal)
    setSettlement(null)
    setQuantities({})
    setNote('')
    setOutcome(`${euros(settleWithdrawal.amountInclVat)}: ${words.refundRequested}`)
    onSettled()
  }
  const press = (): void => {
    if (!lines.every(({ quantity }) => Number.isInteger(quantity))) return refuse('quantityInvalid')
    if (settlement === null) return run(calculate())
    const cents = Math.round(numberOf(settlement.amount) * 100)
    if (Number.isInteger(cents)) run(confirm(settlement.key, cents))
    else refuse('amountInvalid')
  }
  const canSettle = order.refundableInclVat > 0 && order.lines.length > 0
  return (
    <div className="flex flex-col gap-4">
      {canSettle ? <p className="font-medium">{words.goodsBack}</p> : <p>{order.lines.length === 0 ? words.allBack : words.nothingPaid}</p>}
      {!canSettle
        ? null
        : order.lines.map(({ lineUid, title, choices, quantity, mayBeRefused }) => (
            <NumberField
              key={lineUid}
              label={`${[title, ...choices].join(', ')}${mayBeRefused ? ` (${words.mayRefuse})` : ''}`}
              least={0}
              most={quantity}
              value={quantities[lineUid] ?? '0'}
              onChange={(value) =>
                edit(() => {
                  setQuantities({ ...quantities, [lineUid]: value })
                  setSettlement(null)
                })
              }
            />
          ))}
      {settlement === null ? null : (
        <>
          <NumberField
            label={`${words.refundAmount} (${words.mostRefund.toLowerCase()} ${euros(order.refundableInclVat)})`}
            least={0.01}
            most={order.refundableInclVat / 100}
            step={0.01}
            value={settlement.amount}
            onChange={(amount) => edit(() => setSettlement({ ...settlement, amount }))}
          />
          <div className="flex flex-col gap-1">
            <label htmlFor={noteId} className="text-sm">
              {words.refundReason}
            </label>
            <Textarea id={noteId} maxLength={500} rows={2} value={note} onChange={(event) => edit(() => setNote(event.target.value))} />
          </div>
        </>
      )}
      <p role="status">{outcome}</p>
      {!canSettle ? null : (
        <div className="flex gap-3">
          <Button type="button" disabled={isBusy} onClick={press}>
            {settlement === null ? words.calculateRefund : words.refund}
          </Button>
          {settlement === null ? null : (
            <Button type="button" variant="outline" disabled={isBusy} onClick={() => setSettlement(null)}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const Settlement = ({ uid, onSettled }: { readonly uid: string; readonly onSettled: () => void }) => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly withdrawalToSettle: ToSettle | null }>(toSettle, { uid })
  if (answer.type === 'loading') return <p role="status">{words.loading}</p>
  if (answer.type === 'failed') return <p role="alert">{words.failed + answer.reason}</p>
  const order = answer.data.withdrawalToSettle
  if (order === null) return <p>{words.settlementRefusals.orderUnknown}</p>
  return (
    <SettleForm
      uid={uid}
      order={order}
      onSettled={() => {
        request()
        onSettled()
      }}
    />
  )
}

const stateOf = (words: Words, { status, failure }: WithdrawalRefund): string =>
  failure === null ? words.refundStates[status] : `${words.refundStates[status]}: ${words.failures[failure]}`

const WithdrawalRow = ({ withdrawal, onSettled }: { readonly withdrawal: Withdrawal; readonly onSettled: () => void }) => {
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { uid, receiptNumber, receivedAt, name, emailAddress, orderNumber, goods, refunds } = withdrawal
  const last = refunds.at(-1)
  const title = [
    receiptNumber,
    new Date(receivedAt).toLocaleString(),
    orderNumber,
    emailAddress,
    last === undefined ? words.notSettled : words.refundStates[last.status],
  ]
  return (
    <details className="border-b py-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title.join(' · ')}</summary>
      <div className="flex flex-col gap-4 py-3">
        <p className="whitespace-pre-wrap">{goods === '' ? name : `${name}: ${goods}`}</p>
        {refunds.length === 0 ? null : (
          <ul className="flex flex-col gap-1">
            {refunds.map((refund, index) => (
              <li key={index}>
                {`${new Date(refund.createdAt).toLocaleString()} · ${euros(refund.amountInclVat)} · ${stateOf(words, refund)}`}
              </li>
            ))}
          </ul>
        )}
        {isOpen ? <Settlement uid={uid} onSettled={onSettled} /> : null}
      </div>
    </details>
  )
}

/** Withdrawals of customers, the latest first: what came back is refunded. */
export const WithdrawalsPage = () => {
  const words = useWords()
  const [answer, request] = useAnswer<{ readonly shopWithdrawals: readonly Withdrawal[] }>(query)
  const withdrawals = answer.type === 'loaded' ? answer.data.shopWithdrawals : []
  return (
    <Page pageId="shop-withdrawals">
      <PageTitle>{words.withdrawals}</PageTitle>
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type === 'loaded' && withdrawals.length === 0 ? <p>{words.nothing}</p> : null}
      {withdrawals.map((withdrawal) => (
        <WithdrawalRow key={withdrawal.uid} withdrawal={withdrawal} onSettled={request} />
      ))}
    </Page>
  )
}
