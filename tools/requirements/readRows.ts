import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/sources.ts'

/** One observable behaviour: a row, or a clause of one (its number with a letter). */
export interface Row {
  readonly id: string
  readonly text: string
  /** Whether a shopper can observe it; otherwise a test of its rule suffices. */
  readonly seen: boolean
}

/** The rows of rows.txt, in order. */
export const readRows = (): readonly Row[] =>
  readFileSync(join(root, 'tools/requirements/rows.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const parts = /^([A-Z]{3}-\d{2}[a-z]?)( \(rule\))? (.+)$/.exec(line)
      if (parts === null) throw new Error(`rows.txt has a line that is no row: ${line}`)
      const [, id = '', rule, text = ''] = parts
      return { id, text, seen: rule === undefined }
    })

/**
 * Limitations by row: each line of weaker.txt has the number and the limitation.
 * @throws for an unknown row
 */
export const readWeaker = (rows: readonly Row[], text: string = readFileSync(join(root, 'tools/requirements/weaker.txt'), 'utf8')) => {
  const ids = new Set(rows.map(({ id }) => id))
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, id = '', remark = ''] = /^(\S+) ([^|]+\.)$/.exec(line) ?? []
        if (!ids.has(id)) throw new Error(`weaker.txt has a line that begins with no row, or ends without a full stop: ${line}`)
        return [id, remark] as const
      }),
  )
}

/** The row of a number in a title: a number without a letter means clause a of a split row. null: unknown. */
export const rowNamed = (rows: ReadonlyMap<string, Row>, number: string): Row | null => rows.get(number) ?? rows.get(`${number}a`) ?? null
