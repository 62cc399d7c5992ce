import type { Language } from '../records/ProductRecord.ts'
import type { KeptPayment } from '../checkout/payments.ts'

interface Words {
  readonly lang: string
  readonly title: string
  readonly merchant: string
  readonly order: string
  readonly amount: string
  readonly pretend: string
  readonly done: string
  readonly back: string
  readonly choose: string
}

const words: Readonly<Record<Language, Words>> = {
  nld: {
    lang: 'nl',
    title: 'Betalen bij de Proefbank',
    merchant: 'Aan',
    order: 'Bestelling',
    amount: 'Bedrag',
    pretend: 'Dit is een oefenbank: er wordt niets afgeschreven.',
    done: 'Deze bestelling is al betaald.',
    back: 'Terug naar Thuishaven',
    choose: 'Kies hoe het afloopt: betalen (Pay), annuleren (Cancel), laten mislukken (Fail) of open laten (Leave open).',
  },
  eng: {
    lang: 'en',
    title: 'Pay at the Test Bank',
    merchant: 'To',
    order: 'Order',
    amount: 'Amount',
    pretend: 'This is a practice bank: nothing is charged.',
    done: 'This order has been paid already.',
    back: 'Back to Thuishaven',
    choose: 'Choose how it ends.',
  },
}

/** The same in both languages: scripts press them by name. */
const buttons = { pay: 'Pay', cancel: 'Cancel', fail: 'Fail', open: 'Leave open' } as const

const euros = (cents: number, language: Language): string => {
  const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'nld' ? '.' : ',')
  return language === 'nld' ? `€ ${grouped},${rest}` : `€${grouped}.${rest}`
}

const style = `
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #f6f8f6; --line: #8a938c; --act: #1d5c45; --on-act: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2ee; --paper: #141a17; --line: #6d7870; --act: #8fd6b4; --on-act: #0c1712 } }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 28rem; margin: 0 auto; padding: 3rem 1.25rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 2rem 0; padding: 1.25rem 0 }
dl { border-block: 1px solid var(--line) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem }
button { font: inherit; min-height: 3rem; border: 1px solid var(--line); border-radius: 4px }
button { background: none; color: inherit; cursor: pointer }
button[value=pay] { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600 }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
a { color: var(--act) }`

/** Where the shop shows how the payment ended, in the language of the order. */
export const resultPath = (payment: Pick<KeptPayment, 'language' | 'uid'>): string =>
  `${payment.language === 'eng' ? '/en' : ''}/checkout/${payment.uid}`

/** The page of the practice bank. Its buttons post to the page's own address. */
export const bankPage = (payment: KeptPayment): string => {
  const say = words[payment.language]
  const button = (name: keyof typeof buttons) => `<button name="choice" value="${name}" lang="en">${buttons[name]}</button>`
  const choices = payment.isPurchasePaid
    ? `<p>${say.done}</p><p><a href="${resultPath(payment)}">${say.back}</a></p>`
    : `<p>${say.choose}</p><form method="post">${button('pay')}${button('cancel')}${button('fail')}${button('open')}</form>`
  return `<!doctype html>
<html lang="${say.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${say.title}</title><style>${style}</style></head>
<body><main>
<h1>${say.title}</h1>
<p>${say.pretend}</p>
<dl><dt>${say.merchant}</dt><dd>Thuishaven</dd>
<dt>${say.order}</dt><dd>${payment.orderNumber}</dd>
<dt>${say.amount}</dt><dd>${euros(payment.totalInclVat, payment.language)}</dd></dl>
${choices}
</main></body>
</html>`
}
