'use strict'
/**
 * The browser for tests, benchmarks and screenshots: that of CHROMIUM_PATH, else a Chromium, Chrome or Edge in the usual places of the
 * system, else the one that Playwright has downloaded. The browser tests use a headless Chromium where there is one, because it needs half of
 * the CPU time for the same tests. CommonJS without dependencies, because the bootstrap runs it before packages are installed.
 */
const { spawnSync } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

/** Names of the executables on each system, most likely first. */
const programs = {
  chromium: {
    darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
    win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'],
    linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable'],
  },
  headless: { darwin: [], win32: [], linux: ['chromium-headless-shell'] },
}

const foldersOf = {
  darwin: ({ HOME }) => ['/Applications', ...(HOME ? [`${HOME}/Applications`] : [])],
  win32: (variables) => ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => variables[name]).filter(Boolean),
  linux: ({ PATH }) => [...new Set([...(PATH || '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'])],
}

/** The usual folders of browsers on a system. */
const usualPlaces = (engine, platform, variables) => {
  const kind = platform in foldersOf ? platform : 'linux'
  const { join } = kind === 'win32' ? path.win32 : path.posix
  const folders = foldersOf[kind](variables)
  return programs[engine][kind].flatMap((program) => folders.map((folder) => join(folder, program)))
}

/** Tried last: it loads Playwright, which may not be installed yet. */
const downloaded = () => {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return ''
  }
}

/** Ubuntu has a script with a browser's name that only prints how to install it. On Windows the check would open a window. */
const runs = (file) =>
  fs.existsSync(file) && (process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0)

/** @returns {string | null} Path of the executable; null when this machine has none. */
const findBrowser = (engine = 'chromium', variables = process.env) => {
  const named = variables[`${engine.toUpperCase()}_PATH`]
  const places = [...(named ? [named] : []), ...usualPlaces(engine, process.platform, variables)]
  return places.find(runs) ?? (engine === 'chromium' ? [downloaded()].find(runs) : undefined) ?? null
}

const missing = 'There is no Chromium, Chrome or Edge here: install one, or name one with CHROMIUM_PATH=/path/to/chromium.'

/** @returns {string} Path of the executable. Throws an error of one line that says what to do. */
const browserFile = () => {
  const file = findBrowser()
  if (file === null) throw new Error(missing)
  return file
}

module.exports = { browserFile, findBrowser, missing, usualPlaces }
