/** The part of Trusted Types that is needed here; not every browser has them. */
interface HtmlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: HtmlPolicies }
const policy = trustedTypes?.createPolicy('thuishaven-html', { createHTML: (html) => html })

/** For `dangerouslySetInnerHTML`: HTML of the backend, which was sanitised where it came in. Text takes no other way into the page as HTML. */
export const sanitised = (html: string): { readonly __html: string } => ({ __html: (policy?.createHTML(html) ?? html) as string })
