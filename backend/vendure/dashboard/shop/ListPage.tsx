import { Page, PageTitle, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@vendure/dashboard'
import { euros } from './euros.ts'
import { useAnswer } from './useAnswer.ts'
import { useWords } from './words.ts'
import type { Word, Words } from './words.ts'

interface Column<Row> {
  readonly title: Word
  readonly text: (row: Row, words: Words) => string
}

/** A list to read: what a query answers under a name, a row each. */
const ListPage = <Row,>({
  id,
  hint,
  query,
  name,
  columns,
}: {
  readonly id: 'unpaid' | 'carts'
  readonly hint?: Word
  readonly query: string
  readonly name: string
  readonly columns: readonly Column<Row>[]
}) => {
  const words = useWords()
  const [answer] = useAnswer<Readonly<Record<string, readonly Row[]>>>(query)
  const rows = answer.type === 'loaded' ? (answer.data[name] ?? []) : []
  return (
    <Page pageId={`shop-${id}`}>
      <PageTitle>{words[id]}</PageTitle>
      {hint === undefined ? null : <p>{words[hint]}</p>}
      {answer.type === 'loading' ? <p role="status">{words.loading}</p> : null}
      {answer.type === 'failed' ? <p role="alert">{words.failed + answer.reason}</p> : null}
      {answer.type === 'loaded' && rows.length === 0 ? <p>{words.nothing}</p> : null}
      {rows.length === 0 ? null : (
        <Table>
          <TableHeader>
            <TableRow>
              {columns.map(({ title }) => (
                <TableHead key={title}>{words[title]}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={index}>
                {columns.map(({ title, text }) => (
                  <TableCell key={title}>{text(row, words)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  )
}

const when = (moment: string): string => new Date(moment).toLocaleString()

interface UnpaidOrder {
  readonly number: string
  readonly customer: string
  readonly totalInclVat: number
  readonly createdAt: string
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
}

export const UnpaidPage = () => (
  <ListPage<UnpaidOrder>
    id="unpaid"
    query="{ unpaidOrders { number customer totalInclVat createdAt lines } }"
    name="unpaidOrders"
    columns={[
      { title: 'moment', text: ({ createdAt }) => when(createdAt) },
      { title: 'order', text: ({ number }) => number },
      { title: 'customer', text: ({ customer }) => customer },
      { title: 'amount', text: ({ totalInclVat }) => euros(totalInclVat) },
      { title: 'goods', text: ({ lines }) => lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ') },
    ]}
  />
)

interface UnorderedCart {
  readonly touchedAt: string
  readonly customer: string | null
  readonly goodsInclVat: number
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
}

export const UnorderedCartsPage = () => (
  <ListPage<UnorderedCart>
    id="carts"
    hint="cartsHint"
    query="{ unorderedCarts { touchedAt customer goodsInclVat lines } }"
    name="unorderedCarts"
    columns={[
      { title: 'moment', text: ({ touchedAt }) => new Date(touchedAt).toLocaleDateString() },
      { title: 'customer', text: ({ customer }, words) => customer ?? words.guest },
      { title: 'amount', text: ({ goodsInclVat }) => euros(goodsInclVat) },
      { title: 'goods', text: ({ lines }) => lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ') },
    ]}
  />
)
