/** @param extra messages beyond those of every panel, by a name that the loader knows */
type MessageLoader = (extra?: string) => Promise<unknown>

let loadMessages: MessageLoader = () => Promise.resolve()

/** In the browser the messages of panels load with the first panel; the server has all of them. */
export const setMessageLoader = (load: MessageLoader): void => {
  loadMessages = load
}

/** Loads a module together with the messages that it shows. */
export const withMessages =
  <Module>(open: () => Promise<Module>, extra?: string) =>
  async (): Promise<Module> =>
    (await Promise.all([open(), loadMessages(extra)]))[0]
