/**
 * Milliseconds within which a second press belongs to the gesture of the first, as in a double click. One value for both sides: what the browser
 * takes for one press, the server answers once.
 */
export const gestureTime = 1000
