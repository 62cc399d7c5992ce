import { createContext } from 'react'

/** Where the forms of hearts are sent, told by the frame on the server. */
export const WishlistFormContext = createContext('')
