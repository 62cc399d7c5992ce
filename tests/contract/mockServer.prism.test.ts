import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMockServer } from '../../mock-server/makeMockServer.ts'
import { openHost } from '../../mock-server/openHost.ts'
import { checkContract, coverageTable, type CoverageRow } from './contractChecks.ts'
import { contractOperations } from './contractOperations.ts'
import { successes } from './contractScenes.ts'

/** Documented answers that the mock server cannot give, each with its reason. */
const unreachable: Readonly<Record<string, string>> = {
  'default internalError': 'a fault of the mock server itself; the fuzz test shows that no request causes one',
}
const isUnreachable = ({ status, example }: CoverageRow): boolean => `${status} ${example}` in unreachable
/** Pictures are served past the staged situations, so that pages of a staged shop still show them. */
const isStagedPicture = ({ operation, example }: CoverageRow): boolean =>
  operation === 'loadPicture' && ['unavailable', 'tooManyRequests'].includes(example)

const host = openHost({ file: null, products: 0, appUrl: 'http://localhost:3000' })
const { fetch } = makeMockServer(host)
afterAll(() => host.database.close())

let rows: readonly CoverageRow[] = []
beforeAll(async () => {
  rows = await checkContract({
    send: async (path, init) => fetch(new Request(`http://host.test${path}`, init)),
    account: { email: 'actief@thuishaven.test', password: 'Welkom01' },
    writes: true,
    isMock: true,
  })
}, 60_000)

describe('the mock server against the contract', () => {
  it('NET-03 every operation is there', () => {
    expect(contractOperations.flatMap(({ iid = '' }) => (iid in successes ? [] : [iid]))).toEqual([])
  })

  it('NET-03 no answer breaks the contract', () => {
    expect(rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
  })

  it('NET-03 every documented status, and every example of a refusal, is given', () => {
    process.stdout.write(`\noperation × status, met/documented examples\n${coverageTable(rows)}\n`)
    const missing = rows.filter((row) => row.outcome === 'not reached' && !isUnreachable(row) && !isStagedPicture(row))
    expect(missing.map(({ operation, status, example }) => `${operation} ${status} ${example}`)).toEqual([])
  })
})
