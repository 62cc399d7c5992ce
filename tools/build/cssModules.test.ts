import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { moduleOfClasses, shortClassNames } from './cssModules.ts'
import { root } from './sources.ts'

describe('names of classes', () => {
  const nameClass = shortClassNames()
  const [button, field] = [join(root, 'ui/kit/button/Button.module.css'), join(root, 'ui/kit/field/Field.module.css')]

  it('class names are letters for the sheet and a number for each name, the same for the same name', () => {
    const first = nameClass('button', button)
    expect(first).toMatch(/^[A-Za-z]+0$/)
    expect(nameClass('primary', `${button}?inline`)).toBe(first.replace('0', '1'))
    expect([nameClass('button', button), nameClass('primary', button)]).toEqual([first, first.replace('0', '1')])
    expect(nameClass('button', field)).not.toBe(first)
  })

  it('a sheet outside the user interface gets no class names', () => {
    expect(() => nameClass('a', join(root, 'tools/a.module.css'))).toThrow('outside ui/')
  })
})

describe('a CSS module as exports', () => {
  const sheet = '/form.module.js'
  const built = async (program: string): Promise<string> => {
    const files: Readonly<Record<string, string>> = {
      '/program.js': program,
      '/index.js': `export { default as formStyles } from '${sheet}'`,
      [sheet]: moduleOfClasses(sheet, { field: 'aB0', 'gap-section': 'aB1', unused: 'aB2' }),
    }
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [{ name: 'files', enforce: 'pre', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null }],
      build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/program.js' } },
    })) as Rolldown.RolldownOutput
    return output[0].code
  }

  it('a CSS module becomes its class names in the code, also behind an index', async () => {
    const code = await built(`import { formStyles } from '/index.js'; console.log(formStyles.field)`)
    expect(code).toContain('console.log("aB0")')
    expect(code).not.toContain('aB2')
  })

  it('a CSS module can be read by a variable name', async () => {
    const code = await built(
      `import styles from '${sheet}'; globalThis.found = ['field', 'gap-section', 'none'].map((name) => styles[name])`,
    )
    await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect((globalThis as { found?: unknown }).found).toEqual(['aB0', 'aB1', undefined])
  })
})
