import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateMigration } from '@vendure/core'
import { openPostgresStore } from '../store/postgresStore.ts'
import { createConfig } from './config.ts'
import { readVendureSettings } from './readVendureSettings.ts'

/*
 * Writes what the configuration needs and the database at DATABASE_URL has not, as a migration: node backend/vendure/generateMigration.ts <name>
 */
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z-]*$/.test(name)) {
  process.stderr.write("Give the migration a name of small letters and '-', such as delivery-fields.\n")
  process.exit(1)
}
const outputDir = fileURLToPath(new URL('migrations', import.meta.url))
const settings = readVendureSettings(process.env)
const store = await openPostgresStore(settings.postgres)
const file = await generateMigration(createConfig(settings, store), { name, outputDir })
// A type that is imported as a value: it is not there when types are removed.
if (file !== undefined) {
  const written = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    written
      .replace(/import \{\s*MigrationInterface, QueryRunner\s*\}/, 'import type { MigrationInterface, QueryRunner }')
      .replaceAll('Promise<any>', 'Promise<void>'),
  )
}
process.exit(0)
