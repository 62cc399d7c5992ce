import { expect, it } from 'vitest'
import { UnusableData } from '../database/sqliteFile.ts'
import { migrations, migrationsAfter } from './migrations.ts'

const known = [1, 2, 3].map((number) => ({ number, name: `step ${number}`, sql: () => '' }))

it('migrations are numbered from 1 without gaps', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1))
})

it('only the migrations run that the data has not seen', () => {
  expect(migrationsAfter(0, 'data', known)).toEqual(known)
  expect(migrationsAfter(2, 'data', known)).toEqual(known.slice(2))
  expect(migrationsAfter(3, 'data', known)).toEqual([])
})

it('data that is newer than the program is refused in one line', () => {
  expect(() => migrationsAfter(4, 'SHOP_DATA: a.sqlite', known)).toThrow(UnusableData)
  expect(() => migrationsAfter(4, 'SHOP_DATA: a.sqlite', known)).toThrow(
    /^SHOP_DATA: a.sqlite is newer than this program \(tables 4, the program knows 3\)[^\n]*$/,
  )
})
