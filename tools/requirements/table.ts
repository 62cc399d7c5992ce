import { places } from './proofs.ts'
import type { Place, Proof } from './proofs.ts'
import { rowNamed } from './readRows.ts'
import type { Row } from './readRows.ts'

/** A row with its strongest proof. */
export interface Standing {
  readonly row: Row
  readonly place: Place
  /** The tests of that kind. */
  readonly files: readonly string[]
}

/** The state of each row, and numbers without a row. */
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

/** A row is done when it is proven in the shop, or when it is not observable and its rule is proven. */
export const isDone = ({ row, place }: Standing): boolean => place === 'in the shop' || (place === 'rule' && !row.seen)

/** The summary in README.md: the number of met clauses, and the proof of the others. */
export const messageOf = (standings: readonly Standing[], weaker: ReadonlyMap<string, string>): string => {
  const open = standings.filter((one) => !isDone(one))
  const kinds = [
    ['rule', 'proven as a rule only'],
    ['backend only', 'tested in the mock server only'],
    ['not yet', 'not proven'],
  ] as const
  const missing = kinds.flatMap(([place, words]) => {
    const count = open.filter((one) => one.place === place).length
    return count === 0 ? [] : [`; ${words}: ${count}`]
  })
  return (
    `The requirements and the tests that prove them: [docs/requirements.md](docs/requirements.md). ` +
    `${standings.length - open.length} of ${standings.length} clauses are met${missing.join('')}; ` +
    `${weaker.size} with a documented limitation.`
  )
}

/** docs/requirements.md. */
export const pageOf = (standings: readonly Standing[], weaker: ReadonlyMap<string, string>): string => {
  const lines = [
    '# Requirements and their proof',
    '',
    'Each line is one observable behaviour; letters are clauses of a row. Test titles contain the number; a number without a letter means clause a.',
    '',
    '- *in the shop*: a test of the whole shop names it: in a browser, over HTTP, or in jsdom with `tests/components/visitShop.tsx`.',
    '- *rule*: a test of a rule names it, and a page imports that rule, directly or not. For behaviour that cannot be seen in the shop (marked ○), no stronger proof exists.',
    '- *backend only*: only the mock server or the contract is tested.',
    '- *not yet*: no test names it.',
    '- **Weaker than asked**: met and proven with a limitation, which the remark describes (`tools/requirements/weaker.txt`).',
    '',
    'Met (✓): *in the shop*, or *rule* for lines marked ○. `npm run docs` writes this page from `tools/requirements/rows.txt`, the test titles and the imports;',
    '`npm run check` fails when a line claims more than its proof.',
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

/** The claim of a page for each row. */
const claimsOf = (page: string): ReadonlyMap<string, Place> =>
  new Map(
    [...page.matchAll(/^\|[^|]*\| ([A-Z]{3}-\d{2}[a-z]?) \|.*\| \*([^*|]+)\* \|[^|]*\|$/gm)].flatMap(([, id = '', claim]) => {
      const place = places.find((one) => one === claim)
      return place === undefined ? [] : [[id, place] as const]
    }),
  )

/** Rows for which a page claims a stronger proof than the tests. */
export const overclaimed = (page: string, standings: readonly Standing[]): readonly string[] => {
  const claims = claimsOf(page)
  return standings.flatMap(({ row, place }) => {
    const claim = claims.get(row.id)
    return claim !== undefined && places.indexOf(claim) < places.indexOf(place)
      ? [`${row.id} claims '${claim}', its tests prove '${place}': ${row.text}`]
      : []
  })
}
