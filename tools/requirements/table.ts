import { places } from './proofs.ts'
import type { Place, Proof } from './proofs.ts'
import { rowNamed } from './readRows.ts'
import type { Row } from './readRows.ts'

/** A row with its strongest proof. */
export interface Standing {
  readonly row: Row
  readonly place: Place
  /** The tests that stand in that place. */
  readonly files: readonly string[]
}

/** Where each row stands, and the numbers that no row has. */
export const standingsOf = (
  rows: readonly Row[],
  proofs: readonly Proof[],
): { readonly standings: readonly Standing[]; readonly unknown: readonly string[] } => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = new Map<string, Proof[]>()
  const unknown: string[] = []
  for (const proof of proofs) {
    for (const number of proof.numbers) {
      const row = rowNamed(byId, number)
      if (row === null) unknown.push(`${proof.file}: ${number}`)
      else found.set(row.id, [...(found.get(row.id) ?? []), proof])
    }
  }
  const standings = rows.map((row): Standing => {
    const own = found.get(row.id) ?? []
    const place = places.find((one) => own.some((proof) => proof.place === one)) ?? 'not yet'
    return { row, place, files: own.filter((proof) => proof.place === place).map(({ file }) => file) }
  })
  return { standings, unknown }
}

/** A row is done when a shopper can meet it, or when its rule holds and there is nothing to be met. */
export const isDone = ({ row, place }: Standing): boolean => place === 'in the shop' || (place === 'rule' && !row.seen)

/** The message of the README: how many rows are done, and what stands in for the others. */
export const messageOf = (standings: readonly Standing[], weaker: ReadonlyMap<string, string>): string => {
  const open = standings.filter((one) => !isDone(one))
  const kinds = [
    ['rule', 'proven as a rule, met by no test in the shop'],
    ['host only', 'known to the mock server only'],
    ['not yet', 'not proven'],
  ] as const
  const missing = kinds.flatMap(([place, words]) => {
    const count = open.filter((one) => one.place === place).length
    return count === 0 ? [] : [`; ${words}: ${count}`]
  })
  return (
    `What the shop must do, clause by clause, and where the proof is: [docs/requirements.md](docs/requirements.md). ` +
    `Of ${standings.length} clauses ${standings.length - open.length} are done${missing.join('')}. ` +
    `Of ${weaker.size} it says in what it is weaker than asked.`
  )
}

/** docs/requirements.md. */
export const pageOf = (standings: readonly Standing[], weaker: ReadonlyMap<string, string>): string => {
  const lines = [
    '# Requirements and where their proof is',
    '',
    'Each line is one observable behaviour; letters are clauses of a row. Tests carry the number in their title; a number without a letter means clause a.',
    '',
    '- *in the shop*: a test in a browser, or over HTTP through the shop, names it.',
    '- *rule*: a test of a rule names it, and the import graph leads from a page to that rule. Where nothing is to be seen (marked ○) that is all there can be.',
    '- *host only*: only the mock server or the contract is tested.',
    '- *not yet*: no test that counts names it.',
    '- **Weaker than asked**: what stands there is done and proven, and less than the row asks; the remark says in what (`tools/requirements/weaker.txt`).',
    '',
    'Done (✓) is what is *in the shop*, and a *rule* where nothing is to be seen. Written by `npm run docs` from `tools/requirements/rows.txt`, the titles of the tests and the imports; `npm run check` fails when a line claims more than its proof.',
    '',
  ]
  const head = lines.length
  let area = ''
  for (const standing of standings) {
    const { row, place, files } = standing
    if (row.id.slice(0, 3) !== area) {
      area = row.id.slice(0, 3)
      lines.push(...(lines.length > head ? [''] : []), '| | row | behaviour | proof | tests |', '|---|---|---|---|---|')
    }
    const tests = files.map((file) => `\`${file}\``).join('<br>')
    const remark = weaker.get(row.id)
    const behaviour = `${row.text}${row.seen ? '' : ' ○'}${remark === undefined ? '' : `<br>**Weaker than asked:** ${remark}`}`
    lines.push(`| ${isDone(standing) ? '✓' : ''} | ${row.id} | ${behaviour} | *${place}* | ${tests} |`)
  }
  return `${lines.join('\n')}\n`
}

/** What a written page claims of each row. */
const claimsOf = (page: string): ReadonlyMap<string, Place> =>
  new Map(
    [...page.matchAll(/^\|[^|]*\| ([A-Z]{3}-\d{2}[a-z]?) \|.*\| \*([^*|]+)\* \|[^|]*\|$/gm)].flatMap(([, id = '', claim]) => {
      const place = places.find((one) => one === claim)
      return place === undefined ? [] : [[id, place] as const]
    }),
  )

/** The rows of which a page claims a stronger proof than there is. */
export const overclaimed = (page: string, standings: readonly Standing[]): readonly string[] => {
  const claims = claimsOf(page)
  return standings.flatMap(({ row, place }) => {
    const claim = claims.get(row.id)
    return claim !== undefined && places.indexOf(claim) < places.indexOf(place)
      ? [`${row.id} claims '${claim}', its tests prove '${place}': ${row.text}`]
      : []
  })
}
