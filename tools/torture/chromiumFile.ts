import { existsSync } from 'node:fs'

/** The Chromium of this machine, or the one that CHROMIUM_PATH names. */
export const chromiumFile = (): string => {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => file !== undefined && existsSync(file),
  )
  if (found === undefined) throw new Error('No Chromium was found: npm test installs one, or name one with CHROMIUM_PATH.')
  return found
}
