import type { Mail } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { SellerRecord } from '../records/ShopRecord.ts'

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Name and address of the shop, a line each, as at the foot of every mail. */
export const sellerLines = ({ name, street, zipCode, city, emailAddress, phoneNumber }: SellerRecord): readonly string[] => [
  name,
  street,
  `${zipCode} ${city}`,
  phoneNumber,
  emailAddress,
]

/** A link that looks like a button. */
export const mailButton = (label: string, link: string): string =>
  `<p style="margin:32px 0"><a href="${escapeHtml(link)}" style="background:#1f4f91;color:#fff;padding:12px 24px;border-radius:3px;text-decoration:none">${escapeHtml(label)}</a></p>`

/**
 * A mail as HTML, with its styles in the elements, as mail clients need them.
 * @param parts HTML
 */
export const mailPage = (language: Language, title: string, seller: SellerRecord, parts: readonly string[]): string => `<!doctype html>
<html lang="${language === 'nld' ? 'nl' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#fbf8f4;color:#2b2622;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:600 22px Georgia,serif;margin:0 0 32px">${escapeHtml(seller.name)}</p>
<h1 style="font:400 28px/1.15 Georgia,serif;margin:0 0 16px">${escapeHtml(title)}</h1>
${parts.join('\n')}
<p style="color:#6b645c;font-size:14px;border-top:1px solid #e2dcd3;padding-top:16px">${sellerLines(seller).map(escapeHtml).join('<br>')}</p>
</div></body></html>`

/** What the shop wrote in plain text, as HTML: a paragraph a line, and a button where a line ends with an address, named by what stands before it. */
const partsOf = (body: string, opens: string): readonly string[] => {
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line) => {
    const [, label = '', link] = /^(.*?):?\s*(https?:\/\/\S+)$/.exec(line) ?? []
    if (link === undefined) return [`<p style="white-space:pre-wrap">${escapeHtml(line)}</p>`]
    // What is too long for a button introduces it.
    return label === '' || label.length > 40
      ? [...(label === '' ? [] : [`<p>${escapeHtml(label)}:</p>`]), mailButton(opens, link)]
      : [mailButton(label, link)]
  })
}

/** The text of a mail: what has no HTML of its own ends as that HTML does, with name and address of the shop. */
export const textOf = ({ body, html }: Mail, seller: SellerRecord): string =>
  html === undefined ? [body, '', '-- ', ...sellerLines(seller)].join('\n') : body

/** The HTML of a mail: its own, or made of its text. */
export const htmlOf = ({ subject, body, language = 'nld', html }: Mail, seller: SellerRecord): string =>
  html ?? mailPage(language, subject, seller, partsOf(body, language === 'nld' ? 'Openen' : 'Open'))
