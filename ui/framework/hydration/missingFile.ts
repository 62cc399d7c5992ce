/** The messages of browsers and the bundler's loader when a script or its style fails to load. */
const flashKeys = /dynamically imported module|importing a module script failed|unable to preload css|module script failed/i

/** Whether an exception means that a file of the program did not come: the connection is gone, or a deploy took the file away. */
export const isMissingFile = (problem: unknown): boolean => problem instanceof Error && flashKeys.test(problem.message)
