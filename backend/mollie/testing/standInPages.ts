import { webhookModes } from './StandInPayment.ts'
import type { StandInPayment, StandInStatus, WebhookMode } from './StandInPayment.ts'

interface Words {
  readonly lang: string
  readonly title: string
  readonly pretend: string
  readonly back: string
  readonly ended: string
  readonly ends: Readonly<Record<Exclude<StandInStatus, 'open'>, string>>
}

const words: Readonly<Record<'nl' | 'en', Words>> = {
  nl: {
    lang: 'nl',
    title: 'Betalen',
    pretend: 'Een oefenpagina in plaats van Mollie: er wordt niets afgeschreven.',
    back: 'Terug naar de winkel zonder te betalen',
    ended: 'Deze betaling is afgelopen.',
    ends: {
      paid: 'Betalen',
      authorized: 'Achteraf betalen',
      canceled: 'Annuleren',
      failed: 'Laten mislukken',
      expired: 'Laten verlopen',
    },
  },
  en: {
    lang: 'en',
    title: 'Pay',
    pretend: 'A practice page in place of Mollie’s: nothing is charged.',
    back: 'Back to the shop without paying',
    ended: 'This payment has ended.',
    ends: { paid: 'Pay', authorized: 'Pay later', canceled: 'Cancel', failed: 'Let it fail', expired: 'Let it expire' },
  },
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
const euros = (cents: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const page = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${title}</title><style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; font: 1.0625rem/1.55 system-ui, sans-serif }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 }
main.narrow form { display: grid; max-width: 24rem }
button, select { font: inherit; min-height: 3rem; padding: 0 1rem; border: 1px solid; border-radius: 4px; background: none; color: inherit; cursor: pointer }
table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem; text-align: start; border-bottom: 1px solid }
</style></head>
<body>${body}</body>
</html>`

/** The page on which the shopper pays, in the language of the payment. */
export const checkoutPage = ({ description, amount, locale, method, status, isCapturedLater, redirectUrl }: StandInPayment): string => {
  const t = words[locale.startsWith('nl') ? 'nl' : 'en']
  const button = (end: keyof Words['ends']): string => `<button name="status" value="${end}">${t.ends[end]}</button>`
  const choices =
    status === 'open'
      ? `<form method="post">${[isCapturedLater ? 'authorized' : 'paid', 'canceled', 'failed', 'expired'].map((end) => button(end as keyof Words['ends'])).join('')}</form>`
      : `<p>${t.ended}</p>`
  return page(
    t.lang,
    t.title,
    `<main class="narrow"><h1>${t.title}</h1><p>${t.pretend}</p><p>${escaped(description)} · ${escaped(method)} · <b>${euros(amount, t.lang)}</b></p>
${choices}<p><a href="${escaped(redirectUrl)}">${t.back}</a></p></main>`,
  )
}

/** The page for a developer: all payments, and what can be staged. */
export const controlPage = (payments: readonly StandInPayment[], mode: WebhookMode): string => {
  const button = (name: string, value: string, label: string): string => `<button name="${name}" value="${value}">${label}</button>`
  const row = ({ id, description, method, amount, status, refunds, chargebacks }: StandInPayment): string => {
    const more = [...refunds, ...chargebacks].map((one) => `${one.status} ${euros(one.amount, 'en')}`).join(', ')
    const actions = [
      button('action', 'webhook', 'call the webhook'),
      status === 'paid' ? button('action', 'chargeback', 'charge back') : '',
      refunds.some((one) => one.status === 'pending')
        ? button('action', 'refunded', 'refunds arrive') + button('action', 'failed', 'refunds fail')
        : '',
    ]
    return `<tr><td><a href="/checkout/${id}">${id}</a></td><td>${escaped(description)}</td><td>${method}</td><td>${euros(amount, 'en')}</td><td>${status} ${more}</td>
<td><form method="post" action="/stage"><input type="hidden" name="id" value="${id}">${actions.join('')}</form></td></tr>`
  }
  const options = webhookModes.map((one) => `<option${one === mode ? ' selected' : ''}>${one}</option>`).join('')
  return page(
    'en',
    'Stand-in of Mollie',
    `<main><h1>Stand-in of Mollie</h1><p>In memory; it moves no money.</p>
<form method="post" action="/stage"><label>Webhooks come <select name="webhooks">${options}</select></label><button>Set</button></form>
<form method="post" action="/stage">The next request of the shop: ${['429', '500', '503', 'silent', 'cut', 'lost', 'malformed'].map((fault) => button('fault', fault, fault)).join('')}</form>
<table><thead><tr><th>Payment</th><th>Description</th><th>Method</th><th>Amount</th><th>Status</th><th>Stage</th></tr></thead><tbody>${payments.map(row).join('')}</tbody></table></main>`,
  )
}
