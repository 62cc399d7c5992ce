/**
 * Inlined at the end of every page, and the only script of a first view. The shop's scripts load once the page is painted with its pictures, or
 * at the first touch, so that they do not compete with the visible content.
 */

import type { ProgramFiles } from '../framework/server/programFiles.ts'

// A reload of a page whose secret was removed from the address bar (`historyEntry`): the history entry has the full address.
const { whole } = (history.state ?? {}) as { readonly whole?: string }
const leaves = Boolean(whole) && whole !== location.pathname + location.search
if (leaves) {
  document.body.hidden = true
  location.replace(whole + location.hash)
}

// Records errors before monitoring has loaded, which then takes the list over and removes it.
const page = window as { backlog?: Event[] | null }
page.backlog = []
for (const kind of ['error', 'unhandledrejection', 'shoplog']) addEventListener(kind, (event) => page.backlog?.push(event))

/** Maximum time for which a pending picture delays the scripts, in ms. */
const timeoutMs = 6000
const fontsKey = 'thuishaven.fonts'

const { files, sheets, fonts, config } = JSON.parse(document.getElementById('shop-files')?.textContent ?? '') as ProgramFiles

/** Requesting a file takes milliseconds on a phone, so the rest runs in a separate task, and a click in between is handled. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

let faces: Promise<readonly FontFace[]> | undefined
/** All faces or none: text changes its face in one go, and the fallbacks have its measures. */
const loadFonts = (): Promise<readonly FontFace[]> =>
  (faces ??= Promise.all(fonts.map(([family, weight, address]) => new FontFace(family, `url(${address})`, { weight }).load())).catch(
    () => [],
  ))
const setFonts = async (): Promise<void> => {
  for (const face of await loadFonts()) document.fonts.add(face)
  try {
    localStorage[fontsKey] = String(fonts)
  } catch {
    // Storage is blocked.
  }
}

let begun = leaves
const begin = async (): Promise<void> => {
  if (begun) return
  begun = true
  const link = (rel: string, href: string, more?: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '', ...more }))
  const arrived = Promise.all(
    sheets.map((sheet) => new Promise((settled) => link('stylesheet', sheet, { media: 'print', onload: settled, onerror: settled }))),
  )
  for (const file of files) {
    link('modulepreload', file)
    await nextTask()
  }
  if (config) link('preload', config, { as: 'fetch' })
  void loadFonts()
  // Each file is evaluated in a separate task too. The entry reports one that fails to load.
  for (const file of files.slice(0, -1)) {
    await import(/* @vite-ignore */ file).catch(nextTask)
    await nextTask()
  }
  // Content that only scripts render has its styles by then, or is shown without them.
  await arrived
  // A sheet that is inserted before another makes the browser lay out all text again, so all change in one task, together with the loaded fonts: the
  // styles behind the header move to those before it, because hydration does not expect them, and the complete sheets come last.
  document.querySelector('style')?.after(...document.querySelectorAll('#shop style'))
  for (const sheet of document.querySelectorAll('link')) sheet.media = ''
  void setFonts()
  await nextTask()
  try {
    await import(/* @vite-ignore */ files.at(-1) ?? '')
  } catch (problem) {
    // Without its files the page works by links and forms, and the next touch tries again.
    begun = !(problem instanceof TypeError)
    throw problem
  }
}

const whenRead = (): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void begin())
  else void begin()
}
// The network that is back is as good a reason as a touch.
for (const reason of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(reason, whenRead, true)
const afterFrame = (work: () => void): number => requestAnimationFrame(() => setTimeout(work))
addEventListener('load', () => afterFrame(whenRead))
setTimeout(whenRead, timeoutMs)

// Cached fonts are set immediately. The lookup needs another process, so it runs after the first paint.
afterFrame(() => {
  try {
    if (localStorage[fontsKey] === String(fonts)) void setFonts()
  } catch {
    // Blocked storage: fonts load with the scripts.
  }
})
