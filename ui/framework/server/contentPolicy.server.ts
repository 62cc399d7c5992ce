import type { DocumentStyle } from './documentStyle.server.ts'

export const policyHeader = 'content-security-policy'

/** Policy sources of a document's inline content: its style, where it has one, and its starter. */
export interface InlineSources {
  readonly styles: readonly string[]
  readonly script: string
}

/** Origins of third-party scripts and style sheets, and the origins to which they connect. Each must be a plain origin. */
export interface OutsideOrigins {
  readonly scripts: readonly string[]
  readonly sheets: readonly string[]
  readonly connections: readonly string[]
}
const nothingOutside: OutsideOrigins = { scripts: [], sheets: [], connections: [] }

/** Inline content of a document, for its policy; null in development. */
export const inlineSources = (starterSource: string | null, style: DocumentStyle | null): InlineSources | null =>
  starterSource === null ? null : { script: starterSource, styles: style === null ? [] : [style.top.source, style.rest.source] }

/**
 * The content security policy. Third parties are limited to the listed origins of the shop's configuration: no wildcard, no inline script. Text
 * becomes a script's address or HTML only through the policies named here: of the loader, of HTML that was
 * sanitised, of structured data, of the sanitiser.
 *
 * `style-src-attr 'unsafe-inline'` stays: the server writes sizes, ratios and colours of swatches as style attributes, because a page must
 * have its measures before and without a script. A style attribute can neither load nor run anything here: images and fonts have their
 * own lists.
 * @param inline the style and the starter in documents; null in development, where the bundler's server puts more into the page
 */
export const contentPolicy = (inline: InlineSources | null, { scripts, sheets, connections }: OutsideOrigins = nothingOutside): string => {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'img-src': ["'self'", 'data:', ...scripts, ...connections],
    'script-src': ["'self'", ...(inline === null ? [] : [inline.script]), ...scripts],
    'style-src': ["'self'", ...(inline === null ? ["'unsafe-inline'"] : inline.styles), ...sheets],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...sheets],
    'connect-src': ["'self'", ...(inline === null ? ['ws:'] : []), ...scripts, ...connections],
    ...(inline === null
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          // The loader's policy name is not allowed where there is nothing to load.
          'trusted-types': [...(scripts.length > 0 ? ['thuishaven-scripts'] : []), 'thuishaven-html', 'thuishaven-data', 'dompurify'],
        }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
