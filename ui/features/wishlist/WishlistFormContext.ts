import { createContext } from 'react'

/** Where the forms of hearts are sent, set by the frame on the server. */
export const WishlistFormContext = createContext('')
