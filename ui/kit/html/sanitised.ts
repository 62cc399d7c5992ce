/** The used part of Trusted Types, which not every browser supports. */
interface HtmlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: HtmlPolicies }
const policy = trustedTypes?.createPolicy('thuishaven-html', { createHTML: (html) => html })

/** For `dangerouslySetInnerHTML`: HTML of the backend that the adapter has sanitised. It is the only way to insert HTML into a page. */
export const sanitised = (html: string): { readonly __html: string } => ({ __html: (policy?.createHTML(html) ?? html) as string })
