import { sceneCalled } from '../../tools/pictures/scenes.ts'
import { ways } from '../e2e/ways.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'

interface Look {
  readonly scene: string
  readonly language: 'nld' | 'eng'
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

/** What goes first when the shop's frame, its lists or its panels are changed; each width, scheme and language stands in several. */
const looks: readonly Look[] = [
  { scene: 'home', language: 'nld', width: 1280, scheme: 'light' },
  { scene: 'home', language: 'eng', width: 390, scheme: 'dark' },
  { scene: 'list', language: 'eng', width: 1280, scheme: 'dark' },
  { scene: 'list', language: 'nld', width: 390, scheme: 'light' },
  { scene: 'product', language: 'nld', width: 768, scheme: 'light' },
  { scene: 'menu panel', language: 'eng', width: 1280, scheme: 'light' },
  { scene: 'menu', language: 'nld', width: 390, scheme: 'dark' },
  { scene: 'cart', language: 'nld', width: 768, scheme: 'light' },
  { scene: 'checkout 1 information', language: 'eng', width: 1280, scheme: 'light' },
  { scene: 'not found', language: 'nld', width: 1680, scheme: 'light' },
]

/** What a day or an hour writes: days of delivery, how long there is left to order, whether somebody answers the phone. */
const dated =
  /vandaag|morgen|today|tomorrow|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|geopend|gesloten|open until|closed/i

for (const { scene: name, language, width, scheme } of looks) {
  test.describe(`${name}, ${language}, ${width}, ${scheme}`, () => {
    test.use({
      locale: ways[language].browser,
      viewport: { width, height: width < 768 ? 844 : 900 },
      isMobile: width < 768,
      hasTouch: width < 768,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      // The page that is not there is one of them.
      tolerated: [/status of 404/],
    })

    // Product pictures are grey: each machine encodes its own, and they are not what is compared.
    test('looks as it did', async ({ page }) => {
      await sceneCalled(name).come(page, ways[language])
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // Hearts and the contact button come when the page is quiet.
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}.${language}.${width}.${scheme}.png`, {
        mask: [
          page.locator('time'),
          // An address that nobody has used is another each time.
          page.locator('input[type=email]'),
          page
            .locator('p, li, dd')
            .filter({ hasText: dated })
            .filter({ hasNot: page.locator('p, li, dd') }),
        ],
      })
    })
  })
}
