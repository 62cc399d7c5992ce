/** The program's file; null when this machine has none. */
export declare const findBrowser: () => string | null
/** The program's file. Throws with one line that says what to do. */
export declare const browserFile: () => string
