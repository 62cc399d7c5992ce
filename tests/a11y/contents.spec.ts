import { signInAs } from '../e2e/customer.ts'
import { cartButton, cartPanel, newEmail, open, putInCart, walkTo } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'

// What a screen reader gets, by landmarks and headings: these alone show where everything is.

const way = ways.nld

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('NAV-01 home reads like a table of contents, with the frame that every page has', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Naar de inhoud"
    - banner:
      - link "Naar de voorpagina van Thuishaven"
      - navigation "Hoofdmenu"
      - navigation "Taal"
      - search "Zoeken"
      - link "Inloggen"
      - link "Verlanglijst"
      - button "Winkelwagen, 0 artikelen"
    - region "Meldingen (F6)"
    - main:
      - heading "Een huis begint bij de vloer" [level=1]
      - heading "Waar begin je?" [level=2]
      - list
      - heading "Geen kamer is 160 bij 230" [level=2]
      - textbox "Breedte in cm, tot 400"
      - textbox "Lengte in cm, tot 400"
      - heading "Het meest gekozen" [level=2]
      - list:
        - listitem:
          - article:
            - heading "Vloerkleed Zandvoort blauw" [level=3]
      - heading "Uit het journaal" [level=2]
      - heading "Wat klanten zeggen" [level=2]
    - contentinfo:
      - list "Betalen en bezorgen"
      - navigation "Meer van de winkel":
        - heading "Winkel" [level=2]
        - heading "Klantenservice" [level=2]
        - heading "Over Thuishaven" [level=2]
        - heading "Juridisch" [level=2]
      - link "Snel bestellen"
  `)
})

test('CAT-02 a list reads like a table of contents', async ({ page }) => {
  await open(page, way.category.path)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Vloerkleden" [level=1]
      - navigation "Categorieën"
      - complementary:
        - navigation "Filters"
      - region "Vloerkleden":
        - status: 71 producten
        - group: Sorteren op Relevantie
        - list:
          - listitem:
            - article:
              - heading "Vloerkleed op maat" [level=2]
        - navigation
  `)
})

test('PRD-01 a product reads like a table of contents', async ({ page }) => {
  await open(page, '/product/1003/wachter-plus-wit')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Kruimelpad"
      - region "Afbeeldingen van Wachter Plus wit":
        - list
        - button "Volgende afbeelding"
      - form "Wachter Plus wit":
        - heading "Wachter Plus wit" [level=1]
        - region "Kies je kleur":
          - heading "Kies je kleur Wit" [level=2]
        - region "Kies je uitvoering":
          - heading "Kies je uitvoering Plus" [level=2]
        - group "Wie hangt hem op?":
          - radio "Zelf" [checked]
        - button "In winkelwagen"
      - region "Omschrijving":
        - heading "Omschrijving" [level=2]
        - heading "Zo werkt het" [level=3]
      - region "Reviews":
        - heading "Reviews" [level=2]
  `)
})

test('CRT-09 the cart reads like a table of contents, every button with the name of its product', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await cartButton(page, way).click()
  await expect(cartPanel(page, way)).toMatchAriaSnapshot(`
    - dialog "Winkelwagen":
      - heading "Winkelwagen" [level=2]
      - link "Winkelwagen sluiten"
      - list "Artikelen in je winkelwagen":
        - listitem:
          - link "Vloerkleed Zandvoort blauw"
          - group "Aantal van Vloerkleed Zandvoort blauw":
            - button "Eén minder van Vloerkleed Zandvoort blauw"
            - spinbutton "Aantal van Vloerkleed Zandvoort blauw": "1"
            - button "Eén meer van Vloerkleed Zandvoort blauw"
          - button "Verwijder Vloerkleed Zandvoort blauw"
          - button /Bewaar voor later.*Vloerkleed Zandvoort blauw/
      - group: Kortingscodes
      - term: Totaal
      - definition: Je bespaart € 60,00
      - definition: € 340,00
      - button "Ik ben klaar om te bestellen"
  `)
})

test('CHK-02 a step of the checkout reads like a table of contents', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'information', newEmail())
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - complementary "Je bestelling":
        - group:
          - heading "Je bestelling" [level=2]
      - navigation "Stappen van je bestelling"
      - heading "Je gegevens" [level=1]
      - textbox "E-mailadres"
      - textbox "Voornaam"
      - textbox "Achternaam"
      - textbox "Telefoonnummer"
      - heading "Waar bezorgen we?" [level=2]
      - combobox "Land"
      - textbox "Postcode"
      - textbox "Huisnr."
      - textbox "Toevoeging"
      - button "Naar bezorging"
  `)
})

test('ACC-01a the account reads like a table of contents', async ({ page }) => {
  await signInAs(page)
  await open(page, '/account/overview')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Je account":
        - list:
          - listitem:
            - link "Overzicht"
          - listitem:
            - link "Bestellingen"
      - heading "Hallo Anna" [level=1]
      - region "Nog te betalen":
        - heading "Nog te betalen" [level=2]
      - region "Standaard bezorgadres":
        - heading "Standaard bezorgadres" [level=2]
  `)
})
