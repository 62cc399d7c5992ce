import type { Language } from '../records/ProductRecord.ts'
import { resultPath } from '../checkout/payments.ts'
import type { StoredPayment } from '../checkout/payments.ts'

/** Button names, the same in both languages because scripts find them by name. */
const buttons = { pay: 'Pay', cancel: 'Cancel', fail: 'Fail', open: 'Leave open' } as const

interface Words {
  readonly lang: string
  readonly title: string
  readonly bank: string
  readonly merchant: string
  readonly order: string
  readonly amount: string
  readonly pretend: string
  readonly done: string
  readonly ended: string
  readonly back: string
  readonly choose: string
  /** Description of each button. */
  readonly ends: Readonly<Record<keyof typeof buttons, string>>
}

const words: Readonly<Record<Language, Words>> = {
  nld: {
    lang: 'nl',
    title: 'Betalen bij de Proefbank',
    bank: 'Proefbank',
    merchant: 'Aan',
    order: 'Bestelling',
    amount: 'Bedrag',
    pretend: 'Dit is een oefenbank: er wordt niets afgeschreven.',
    done: 'Deze bestelling is al betaald.',
    ended: 'Deze betaling is beëindigd: je bent voor dezelfde winkelwagen een andere betaling begonnen. Er is niets afgeschreven.',
    back: 'Terug naar Thuishaven',
    choose: 'Kies hoe het afloopt.',
    ends: { pay: 'Betalen', cancel: 'Annuleren', fail: 'Laten mislukken', open: 'Open laten' },
  },
  eng: {
    lang: 'en',
    title: 'Pay at the Test Bank',
    bank: 'Test Bank',
    merchant: 'To',
    order: 'Order',
    amount: 'Amount',
    pretend: 'This is a practice bank: nothing is charged.',
    done: 'This order has been paid already.',
    ended: 'This payment has ended: you started another payment for the same cart. Nothing was charged.',
    back: 'Back to Thuishaven',
    choose: 'Choose how it ends.',
    ends: { pay: 'It is paid', cancel: 'You change your mind', fail: 'The bank refuses', open: 'You pay later' },
  },
}

const euros = (cents: number, language: Language): string => {
  const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'nld' ? '.' : ',')
  return language === 'nld' ? `€ ${grouped},${rest}` : `€${grouped}.${rest}`
}

/** Inline styles that resemble the shop; the page loads no files. */
const style = `
:root { color-scheme: light dark; --ink: oklch(0.22 0.015 60); --quiet: oklch(0.45 0.012 60); --paper: oklch(0.985 0.006 85);
  --ground: oklch(0.955 0.01 85); --line: oklch(0.9 0.01 80); --edge: oklch(0.6 0.014 70); --act: oklch(0.45 0.13 255); --on-act: oklch(0.99 0.004 85) }
@media (prefers-color-scheme: dark) { :root { --ink: oklch(0.94 0.008 85); --quiet: oklch(0.74 0.012 75); --paper: oklch(0.22 0.012 60);
  --ground: oklch(0.17 0.012 60); --line: oklch(0.33 0.014 60); --edge: oklch(0.58 0.014 70); --act: oklch(0.74 0.1 255); --on-act: oklch(0.19 0.02 255) } }
body { margin: 0; font: 1.0625rem/1.55 Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; color: var(--ink); background: var(--ground) }
main { max-width: 27rem; margin: 8vh auto; padding: 1.75rem clamp(1.25rem, 6vw, 2.5rem) 2.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 6px }
@media (max-width: 30rem) { body { background: var(--paper) } main { margin: 0; border: 0 } }
header { display: flex; align-items: center; gap: .625rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); font-weight: 600 }
svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: var(--act); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
h1 { font-size: 1.375rem; line-height: 1.25; font-weight: 600; margin: 1.5rem 0 .25rem }
p { margin: 0 0 1rem; color: var(--quiet) }
dl { margin: 1.5rem 0 }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5rem; padding: .625rem 0; border-top: 1px solid var(--line) }
dl div:last-child { border-bottom: 1px solid var(--line) }
dt { color: var(--quiet) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
dl div:last-child dd { font-size: 2rem; line-height: 1.2; font-weight: 600 }
form { display: grid; gap: .75rem }
button { display: flex; flex-direction: row-reverse; gap: .75rem; align-items: center; justify-content: space-between; padding: 0 1.25rem; font: inherit; min-height: 3rem; border: 1px solid var(--edge); border-radius: 2px; background: none; color: var(--ink); cursor: pointer }
small { font-size: inherit; font-weight: 600 }
button:hover { border-color: var(--ink) }
button[value=pay] { min-height: 3.25rem; background: var(--act); border-color: var(--act); color: var(--on-act) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
a { color: var(--act) }`

/** The page of the practice bank. Its buttons post to the page's own address. */
export const bankPage = (payment: StoredPayment): string => {
  const t = words[payment.language]
  // What a button does is read in the visitor's language; its name stays what scripts look for.
  const button = (name: keyof typeof buttons) =>
    `<button name="choice" value="${name}" lang="en" aria-describedby="${name}">${buttons[name]}<small id="${name}" lang="${t.lang}" aria-hidden="true">${t.ends[name]}</small></button>`
  const isPaid = payment.isPurchasePaid || payment.status === 'paid'
  const choices =
    isPaid || payment.isCancelled
      ? `<p>${isPaid ? t.done : t.ended}</p><p><a href="${resultPath(payment)}">${t.back}</a></p>`
      : `<p>${t.choose}</p><form method="post">${button('pay')}${button('cancel')}${button('fail')}${button('open')}</form>`
  return `<!doctype html>
<html lang="${t.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${t.title}</title><style>${style}</style></head>
<body><main>
<header><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10 12 4l9 6H3Zm3 0v8m4-8v8m4-8v8m4-8v8M3 20h18"/></svg>${t.bank}</header>
<h1>${t.title}</h1>
<p>${t.pretend}</p>
<dl><div><dt>${t.merchant}</dt><dd>Thuishaven</dd></div>
<div><dt>${t.order}</dt><dd>${payment.orderNumber}</dd></div>
<div><dt>${t.amount}</dt><dd>${euros(payment.amountInclVat, payment.language)}</dd></div></dl>
${choices}
</main></body>
</html>`
}
