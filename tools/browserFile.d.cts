/// <reference types="node" />

type Engine = 'chromium' | 'headless'
type Variables = Readonly<Record<string, string | undefined>>

/** The usual places of browsers on a system, most likely first. */
export declare const usualPlaces: (engine: Engine, platform: NodeJS.Platform, variables: Variables) => readonly string[]
/** Path of the executable; null when this machine has none. */
export declare const findBrowser: (engine?: Engine, variables?: Variables) => string | null
/** Path of the executable. Throws an error of one line that says what to do. */
export declare const browserFile: () => string
