import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, usualPlaces } from './browserFile.cjs'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'))
  for (const [name, ending] of [
    ['stub', 1],
    ['real', 0],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'chromium'), `#!/bin/sh\nexit ${ending}\n`)
    await chmod(join(folder, name, 'chromium'), 0o755)
  }
})
afterAll(() => rm(folder, { recursive: true }))

describe('usualPlaces', () => {
  it('the usual places on Windows are its program folders, for all users and for one', () => {
    const places = usualPlaces('chromium', 'win32', {
      ProgramFiles: String.raw`C:\Program Files`,
      LOCALAPPDATA: String.raw`C:\Users\An\AppData\Local`,
    })
    expect(places).toContain(String.raw`C:\Program Files\Microsoft\Edge\Application\msedge.exe`)
    expect(places).toContain(String.raw`C:\Users\An\AppData\Local\Google\Chrome\Application\chrome.exe`)
  })

  it('the usual places on a Mac are its application folders, for all users and for one', () => {
    const places = usualPlaces('chromium', 'darwin', { HOME: '/Users/an' })
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(places).toContain('/Users/an/Applications/Chromium.app/Contents/MacOS/Chromium')
  })

  it('the usual places elsewhere are the folders of the path, or defaults without it', () => {
    expect(usualPlaces('chromium', 'linux', { PATH: '/run/current-system/bin' })).toContain('/run/current-system/bin/google-chrome')
    expect(usualPlaces('chromium', 'linux', {})).toContain('/usr/bin/microsoft-edge')
    expect(usualPlaces('chromium', 'freebsd', { PATH: '/usr/local/bin' })).toContain('/usr/local/bin/chromium')
  })
})

describe.skipIf(process.platform !== 'linux')('findBrowser', () => {
  it('findBrowser skips a script with a browser’s name that does not run', () => {
    const [stub, real] = [join(folder, 'stub'), join(folder, 'real')]
    expect(findBrowser('chromium', { PATH: `${stub}:${real}` })).toBe(join(real, 'chromium'))
  })

  it('findBrowser prefers the browser of CHROMIUM_PATH', () => {
    expect(findBrowser('chromium', { CHROMIUM_PATH: join(folder, 'real', 'chromium') })).toBe(join(folder, 'real', 'chromium'))
  })
})
