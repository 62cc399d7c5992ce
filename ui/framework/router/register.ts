/**
 * Types that a shop built on this framework adds by declaration merging: the names of its pages and layouts, the context of its loaders, and
 * the content of its heads. Without an entry a name is any string.
 *
 * @example
 * declare module '../framework/router/register.ts' {
 *   interface Register { readonly layout: 'shop' | 'checkout' }
 * }
 */
export interface Register {}

type Registered<Name extends string, Otherwise> = Name extends keyof Register ? Register[Name] : Otherwise

/** Names a line of the shop's table of paths. */
export type PathName = Registered<'pathName', string>
export type LayoutName = Registered<'layout', string>
/** Access to a route; interpreted by the shop's `guard`. */
export type GuardName = Registered<'guard', string>
/** The context of every loader, besides the address. */
export type LoaderContext = Registered<'loaderContext', object>
/** The content of a page's head, besides its title. */
export type HeadDetails = Registered<'head', object>
