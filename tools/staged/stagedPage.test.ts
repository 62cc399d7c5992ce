import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../build/sources.ts'
import { stagedPage } from './stagedPage.ts'

describe('browser tests that need a mock server', () => {
  it('the page counts the tests with the tag and lists them by file', () => {
    const spec = (title: string, file: string, tags: readonly string[]) => ({ title, file, tags })
    const inner = { specs: [spec('pays', 'e2e/b.spec.ts', ['staged']), spec('looks', 'e2e/b.spec.ts', [])] }
    const page = stagedPage({ suites: [{ suites: [inner] }, { specs: [spec('mails', 'e2e/a.spec.ts', ['staged'])] }] })
    expect(page).toContain('2 of 3 tests are staged.')
    expect(page.slice(page.indexOf('##'))).toBe('## e2e/a.spec.ts\n\n- mails\n\n## e2e/b.spec.ts\n\n- pays\n')
  })

  it('a browser test reaches the controls of a mock server only through staging.ts', () => {
    const offenders = ['tests/e2e', 'tests/a11y'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.ts') && !['staging.ts', 'ownShop.ts'].includes(file))
        .filter((file) => /mock_scenario|\/__mock\/(?!bank)/.test(readFileSync(join(root, folder, file), 'utf8').replaceAll('\\/', '/'))),
    )
    expect(offenders).toEqual([])
  })
})
