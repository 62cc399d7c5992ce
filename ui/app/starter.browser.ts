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

let fontsRequested = false
/**
 * All faces at once: text changes its face in one go. Where one does not come, the fallback that has its measures stays.
 * @param styled resolves when the styles have changed: they and the faces then cost one layout of the page
 */
const setFonts = async (styled?: Promise<unknown>): Promise<void> => {
  if (fontsRequested) return
  fontsRequested = true
  try {
    const faces = await Promise.all(fonts.map(([family, weight, address]) => new FontFace(family, `url(${address})`, { weight }).load()))
    await styled
    for (const face of faces) document.fonts.add(face)
    localStorage[fontsKey] = String(fonts)
  } catch {
    // One does not come, or storage is blocked.
  }
}

let begun = leaves
const begin = async (): Promise<void> => {
  if (begun) return
  begun = true
  const link = (rel: string, href: string, more?: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '', ...more }))
  // A sheet that comes before another has a browser shape all text anew, so they change at once: those behind the header go to those before it,
  // because the program knows nothing of them, and the whole ones come last.
  const styled = Promise.all(
    sheets.map((sheet) => new Promise((settled) => link('stylesheet', sheet, { media: 'print', onload: settled, onerror: settled }))),
  ).then(() => {
    document.querySelector('style')?.after(...document.querySelectorAll('#shop style'))
    for (const sheet of document.querySelectorAll('link')) sheet.media = ''
  })
  for (const file of files) {
    link('modulepreload', file)
    await nextTask()
  }
  if (config) link('preload', config, { as: 'fetch' })
  void setFonts(styled)
  // Each file is evaluated in a task of its own as well. The entry reports one that fails to load.
  for (const file of files.slice(0, -1)) {
    await import(/* @vite-ignore */ file).catch(nextTask)
    await nextTask()
  }
  // What it shows that the server did not has its styles by then, or goes without.
  await styled
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
