import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { textOf } from '../../messages/text.ts'
import { pathTo } from '../../features/shop/index.ts'
import { escapeHtml } from '../../framework/server/document.server.ts'
import type { RenderDependencies } from './renderDependencies.server.ts'

/** A self-contained page, because the shop's error page may be what failed. */
export const errorPage = (
  { texts }: Pick<RenderDependencies, 'texts'>,
  locale: Locale,
  status: 413 | 500,
  message: 'error.server' | 'validation.formTooLarge',
): Response => {
  const text = textOf(texts[locale].t)
  const html =
    `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${status}</title></head><body><main><h1>${status}</h1><p>${escapeHtml(text(message))}</p>` +
    `<p><a href="${pathTo(locale, 'home')}">${escapeHtml(text('error.home'))}</a></p></main></body></html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' } })
}
