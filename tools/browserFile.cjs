'use strict'
/**
 * The browser that tests, measures and photographs: the one that CHROMIUM_PATH names, else a Chromium, Chrome or Edge in the usual places
 * of the system, else the one that Playwright has downloaded. CommonJS without dependencies, because the bootstrap asks it before there
 * are packages.
 */
const fs = require('node:fs')
const path = require('node:path')

const usualPlaces = () => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => process.env[name]).filter(Boolean)
    const files = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
    return files.flatMap((file) => roots.map((root) => path.join(root, file)))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable']
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium']
}

const downloaded = () => {
  try {
    return require('playwright-core').chromium.executablePath()
  } catch {
    return ''
  }
}

/** @returns {string | null} The program's file; null when this machine has none. */
const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...usualPlaces(), downloaded()].find((file) => file !== undefined && file !== '' && fs.existsSync(file)) ??
  null

/** @returns {string} The program's file. Throws with one line that says what to do. */
const browserFile = () => {
  const file = findBrowser()
  if (file === null) {
    throw new Error('There is no Chromium, Chrome or Edge here: npm test installs one, or name one with CHROMIUM_PATH=/path/to/chromium.')
  }
  return file
}

module.exports = { browserFile, findBrowser }
