import type { Page } from '@playwright/test'

/** Targets that may be smaller than 44 px on a phone, each with its reason. None is smaller than the 24 px that axe checks. */
const allowed: readonly (readonly [selector: string, reason: string])[] = []

/** Targets smaller than 44 px in width or height, except links within text. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (exceptions) => {
      const least = 44
      const inSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
      const within = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document
      const targets = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !inSentence(element) &&
          !exceptions.some((selector) => element.matches(selector)),
      )
      const found: string[] = []
      for (const target of targets) {
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const label = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
        const own = [target, ...label]
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (across: number, down: number): boolean => {
          const hit = document.elementFromPoint(x + across, y + down)
          return hit !== null && own.some((element) => element.contains(hit))
        }
        if (!isHit(0, 0)) continue
        /** Distance around the target in which a press still hits it. */
        const reach = (across: number, down: number): number => {
          let far = 0
          while (far < least && isHit(across * (far + 1), down * (far + 1))) far += 1
          return far
        }
        const wide = reach(-1, 0) + reach(1, 0) + 1
        const high = reach(0, -1) + reach(0, 1) + 1
        if (wide < least || high < least)
          found.push(
            `${target.tagName.toLowerCase()} ‘${(target.ariaLabel ?? target.textContent.trim()).slice(0, 40)}’ ${target.className} is ${wide} × ${high}`,
          )
      }
      return found
    },
    allowed.map(([selector]) => selector),
  )
