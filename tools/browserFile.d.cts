type Engine = 'chromium' | 'headless'
type Variables = Readonly<Record<string, string | undefined>>

/** Where a system keeps such a browser, the likeliest first. */
export declare const usualPlaces: (engine: Engine, platform: NodeJS.Platform, variables: Variables) => readonly string[]
/** The program's file; null when this machine has none. */
export declare const findBrowser: (engine?: Engine, variables?: Variables) => string | null
/** The program's file. Throws with one line that says what to do. */
export declare const browserFile: () => string
