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
:root { color-scheme: light dark; --ink: oklch(0.22 0.015 60); --quiet: oklch(0.45 0.012 60); --paper: oklch(0.985 0.006 85); --raised: oklch(0.996 0.003 85);
  --line: oklch(0.9 0.01 80); --edge: oklch(0.6 0.014 70); --act: oklch(0.45 0.13 255); --on-act: oklch(0.99 0.004 85) }
@media (prefers-color-scheme: dark) { :root { --ink: oklch(0.94 0.008 85); --quiet: oklch(0.74 0.012 75); --paper: oklch(0.19 0.012 60); --raised: oklch(0.225 0.013 60);
  --line: oklch(0.33 0.014 60); --edge: oklch(0.58 0.014 70); --act: oklch(0.74 0.1 255); --on-act: oklch(0.19 0.02 255) } }
body { margin: 0; font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; color: var(--ink); background: var(--paper) }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding: 1.25rem clamp(1.25rem, 5vw, 3rem); border-bottom: 1px solid var(--line) }
header b { font: 600 1.375rem Fraunces, Georgia, serif }
header span, main p { color: var(--quiet) }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font: 600 clamp(1.5rem, 4vw, 2rem)/1.2 Figtree, system-ui, sans-serif; margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 2rem 0; padding: 1.25rem; background: var(--raised); border: 1px solid var(--line); border-radius: 4px }
dt { color: var(--quiet) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
dt:last-of-type { align-self: center }
dd:last-child { font: 600 1.875rem/1.2 Figtree, system-ui, sans-serif }
form { display: grid; gap: .75rem }
form div { display: grid; grid-template-columns: 9rem 1fr; gap: 1rem; align-items: center }
button { font: inherit; min-height: 3rem; border: 1px solid var(--edge); border-radius: 3px; background: none; color: inherit; cursor: pointer }
button[value=pay] { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600 }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
a { color: var(--act) }`

/** The page of the practice bank. Its buttons post to the page's own address. */
export const bankPage = (payment: StoredPayment): string => {
  const t = words[payment.language]
  const button = (name: keyof typeof buttons) =>
    `<div><button name="choice" value="${name}" lang="en" aria-describedby="${name}">${buttons[name]}</button><span id="${name}">${t.ends[name]}</span></div>`
  const isPaid = payment.isPurchasePaid || payment.status === 'paid'
  const choices =
    isPaid || payment.isCancelled
      ? `<p>${isPaid ? t.done : t.ended}</p><p><a href="${resultPath(payment)}">${t.back}</a></p>`
      : `<p>${t.choose}</p><form method="post">${button('pay')}${button('cancel')}${button('fail')}${button('open')}</form>`
  return `<!doctype html>
<html lang="${t.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${t.title}</title><style>${style}</style></head>
<body><header><b>Thuishaven</b><span>${t.bank}</span></header><main>
<h1>${t.title}</h1>
<p>${t.pretend}</p>
<dl><dt>${t.merchant}</dt><dd>Thuishaven</dd>
<dt>${t.order}</dt><dd>${payment.orderNumber}</dd>
<dt>${t.amount}</dt><dd>${euros(payment.amountInclVat, payment.language)}</dd></dl>
${choices}
</main></body>
</html>`
}
