import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './build/sources.ts'
import { withPostgres } from './postgres/withPostgres.ts'
import { startBackend } from './start/startBackend.ts'
import type { StartedBackend } from './start/startBackend.ts'

const database = withPostgres()
let backend: StartedBackend
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stock-'))
  backend = await startBackend({ variables: { DATABASE_URL: database() }, processes: 2 })
}, 60_000)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

/** Runs what `npm run stock` runs. */
const stock = (...args: readonly string[]) => stockWith({}, args)
const stockWith = (
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: database(), ...variables }
    execFile(process.execPath, ['tools/stock.ts', ...args], { cwd: root, env }, (problem, output, problems) =>
      resolve({ code: problem === null ? 0 : Number(problem.code), output: output + problems }),
    )
  })
const fileOf = (...lines: readonly string[]): string => {
  const file = join(folder, 'stock.csv')
  writeFileSync(file, lines.join('\n'))
  return file
}
/** What the processes show, each requested several times on connections of their own. */
const shown = async (productId: number): Promise<readonly unknown[]> => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const response = await fetch(`${backend.address}/api/public/products/${productId}`, { headers: { connection: 'close' } })
      return ((await response.json()) as { readonly data: { readonly stock: unknown } }).data.stock
    }),
  )
  return [...new Set(responses)]
}

it('a count of an operator is shown by each process at once', { timeout: 60_000 }, async () => {
  expect(await stock('1003', '7')).toEqual({ code: 0, output: '1 product set.\n' })
  await expect.poll(() => shown(1003)).toEqual([7])
  expect(await stock('--file', fileOf('sku,quantity', '1003,9', '1005,0'))).toEqual({ code: 0, output: '2 products set.\n' })
  await expect.poll(async () => [await shown(1003), await shown(1005)]).toEqual([[9], [0]])
})

it('a file with a mistake names it and changes nothing', { timeout: 60_000 }, async () => {
  const before = await shown(1003)
  const file = fileOf('1003,55', 'nothing,1', '1005,many')
  const { code, output } = await stock('--file', file)
  expect([code, output.split('\n')]).toEqual([
    1,
    [
      `${file}:2: 'nothing' is no article of the shop.`,
      expect.stringMatching(/stock\.csv:3: 'many' is neither/),
      'Nothing was changed.',
      '',
    ],
  ])
  expect(await shown(1003)).toEqual(before)
  for (const args of [[], ['1003'], ['--file', join(folder, 'none.csv')], ['--all', '1']]) expect((await stock(...args)).code).toBe(1)
})

it('the stock of a back office is counted there', { timeout: 60_000 }, async () => {
  const { code, output } = await stockWith({ BACK_OFFICE: 'vendure' }, ['1003', '7'])
  expect([code, output]).toEqual([1, 'BACK_OFFICE: the back office sets the stock; count it there.\n'])
})
