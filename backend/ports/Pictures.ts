/** The picture behind a file name; null when no picture has that name. The same name gives the same bytes. */
export type Pictures = (file: string) => Promise<{ readonly body: Uint8Array; readonly type: string } | null>
