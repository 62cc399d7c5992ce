/**
 * A path that begins with exactly one slash and has no backslash. Browsers take '//x' and '/\x' for another host,
 * so nothing that starts like that may leave the routing.
 */
export const rootedPath = (path: string): string => `/${path.replace(/^[/\\]+/, '').replaceAll('\\', '%5C')}`
