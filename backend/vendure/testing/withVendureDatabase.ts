import { withPostgres } from '../../../tools/postgres/withPostgres.ts'
import { vendureTemplate } from '../../../tools/start/vendureTemplate.ts'

/** A database with the demo shop in Vendure, for the calling test file. */
export const withVendureDatabase = (): (() => string) => withPostgres(vendureTemplate())
