/**
 * Stands at the end of every page, behind what is seen, and is all the program that a first view has. The shop's program follows once the page
 * has been painted with its pictures, or at the first touch, so that nothing of it competes with what the visitor came to see.
 */

import type { ProgramFiles } from '../framework/server/programFiles.ts'

// A reload of a page whose address bar goes without its secret (`historyEntry`): the entry keeps the whole address.
const { whole } = (history.state ?? {}) as { readonly whole?: string }
const leaves = Boolean(whole) && whole !== location.pathname + location.search
if (leaves) {
  document.body.hidden = true
  location.replace(whole + location.hash)
}

// What breaks before the page is watched is kept here: who watches it takes the list over, and away.
const page = window as { backlog?: Event[] | null }
page.backlog = []
for (const kind of ['error', 'unhandledrejection', 'shoplog']) addEventListener(kind, (event) => page.backlog?.push(event))

/** A picture that hangs keeps the program away for so long and no longer, in ms. */
const timeoutMs = 6000
const fontsKey = 'thuishaven.fonts'

const { files, sheets, fonts, config } = JSON.parse(document.getElementById('shop-files')?.textContent ?? '') as ProgramFiles

/** Requesting a file takes milliseconds on a phone: what follows runs in a task of its own, so that a click in between is handled. */
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
  // Each file is evaluated in a task of its own as well. The entry reports one that fails to load.
  for (const file of files.slice(0, -1)) {
    await import(/* @vite-ignore */ file).catch(nextTask)
    await nextTask()
  }
  // What the program shows that the server did not has its styles by then, or goes without.
  await arrived
  // A sheet that comes before another has a browser shape all text anew, so they change at once, with the typefaces that are there: the styles behind
  // the header go to those before it, because the program knows nothing of them, and the whole ones come last.
  document.querySelector('style')?.after(...document.querySelectorAll('#shop style'))
  for (const sheet of document.querySelectorAll('link')) sheet.media = ''
  await Promise.race([setFonts(), nextTask()])
  // Styles are resolved in this task, so that the next frame is left with the layout.
  void getComputedStyle(document.body).color
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

// Faces that an earlier page has fetched are set at once. To look costs a question to another process: the first paint goes before it.
afterFrame(() => {
  try {
    if (localStorage[fontsKey] === String(fonts)) void setFonts()
  } catch {
    // Blocked storage: they come with the program.
  }
})
