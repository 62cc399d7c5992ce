import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { connect } from './programs.ts'
import { findRunning, processRuns, pidFile } from './runningPostgres.ts'
import { startPostgres } from './startPostgres.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'postgres-')), 'kept')
/** As root another folder may be used; the notice contains its path. */
const instead = new Set<string>()
const dataIn = (notice: string): string => {
  const place = /kept in (\S*[^,\s])/.exec(notice)?.[1] ?? ''
  if (place !== folder) instead.add(place)
  return join(place, 'data')
}
const start = () => startPostgres({ folder, durable: false })
const text = async (url: string, sql: string): Promise<unknown> => {
  const client = await connect(url)
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

/** Starts another program that uses the same Postgres until it is killed. */
const anotherProgram = async (): Promise<ChildProcess> => {
  const code = `import { startPostgres } from ${JSON.stringify(import.meta.resolve('./startPostgres.ts'))}
    await startPostgres({ folder: ${JSON.stringify(folder)}, durable: false })
    process.stdout.write('started')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

afterAll(() => {
  for (const made of [join(folder, '..'), ...instead]) rmSync(made, { recursive: true, force: true, maxRetries: 10 })
})

describe('a Postgres of this repository', { timeout: 60_000 }, () => {
  it('Postgres persists data, requires the password, and has ended after stop', { timeout: 300_000 }, async () => {
    const first = await start()
    const data = dataIn(first.notice)
    const wrong = new URL(first.url)
    wrong.password = 'guessed'
    await expect(connect(wrong.href)).rejects.toThrow('password authentication failed')
    await text(first.url, "CREATE TABLE note AS SELECT 'kept' AS words")
    const running = findRunning(data)
    await first.stop()
    expect([running !== null, processRuns(running?.pid ?? 0), existsSync(pidFile(data))]).toEqual([true, false, false])
    const second = await start()
    expect(await text(second.url, 'SELECT words FROM note')).toBe('kept')
    await second.stop()
  })

  it('two programs that start at once share one Postgres, which stops after the last', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(first.url).toBe(second.url)
    await first.stop()
    expect(await text(second.url, 'SELECT 1')).toBe(1)
    await second.stop()
    expect(findRunning(dataIn(first.notice))).toBeNull()
  })

  it('Postgres stops when its only user is killed', async () => {
    const { notice, stop } = await start()
    const child = await anotherProgram()
    await stop()
    expect(findRunning(dataIn(notice))).not.toBeNull()
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(findRunning(dataIn(notice))).toBeNull(), 10_000)
  })

  it('Postgres starts despite the file of a killed Postgres whose process id another program has now', async () => {
    const { notice, stop } = await start()
    const data = dataIn(notice)
    const lines = readFileSync(pidFile(data), 'utf8').split('\n')
    await stop()
    writeFileSync(pidFile(data), [process.pid, ...lines.slice(1)].join('\n'))
    const again = await start()
    expect(await text(again.url, 'SELECT 1')).toBe(1)
    await again.stop()
  })

  it('data of another Postgres is refused in one line that names DATABASE_URL, and left unchanged', async () => {
    const { notice, stop } = await start()
    await stop()
    const version = join(dataIn(notice), 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(start()).rejects.toThrow(/^The data in \S+ is of Postgres 17, and this is Postgres 18[^\n]+DATABASE_URL=[^\n]+$/)
    expect(readFileSync(version, 'utf8')).toBe('17\n')
  })
})
