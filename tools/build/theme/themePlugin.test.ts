import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../sources.ts'
import { readTheme, themeNames } from './readTheme.ts'
import { themeInSheets } from './themePlugin.ts'

const sheets = globSync('ui/**/*.css', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const used = new Set(sheets.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)))
/** Custom properties that a component defines in its sheet or sets from code. */
const programs = globSync('ui/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const own = new Set([...sheets, ...programs].flatMap((text) => [...text.matchAll(/(--[\w-]+)'?:/g)].map(([, name = '']) => name)))

describe.each(themeNames())('the sheets of all pages in the theme %s', async (name) => {
  const theme = readTheme(name)
  const plugins = [themeInSheets(theme)]
  const config = await resolveConfig({ root, configFile: false, logLevel: 'error', css: { postcss: { plugins } } }, 'build')
  const file = join(root, 'ui/kit/styles/index.css')
  const { code, deps } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)

  it('the sheets have the theme’s colours in both schemes, and follow its changes', () => {
    expect(code).not.toMatch(/@theme \w/)
    expect(code.split('prefers-color-scheme: dark').map((part) => /--paper: ([^;]+);/.exec(part)?.[1])).toEqual(theme.colours['paper'])
    expect([...(deps ?? [])]).toContain(join(theme.folder, 'theme.json'))
  })

  it('the sheets define every token that is used', () => {
    const given = new Set([...code.matchAll(/(--[\w-]+):/g)].map(([, token = '']) => token))
    expect([...used].filter((token) => !given.has(token) && !own.has(token))).toEqual([])
  })
})
