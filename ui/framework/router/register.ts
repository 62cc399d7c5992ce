/**
 * What a shop built on this framework adds to its types, by declaration merging: the names of its pages and layouts, what its loaders get
 * beside the address, and what stands in its heads. Without an entry a name is any text.
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
/** Who may see a route; interpreted by the shop's `guard`. */
export type GuardName = Registered<'guard', string>
/** What every loader gets beside the address. */
export type LoaderContext = Registered<'loaderContext', object>
/** What stands in a page's head beside its title. */
export type HeadDetails = Registered<'head', object>
