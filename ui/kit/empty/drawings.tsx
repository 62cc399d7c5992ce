import type { ReactNode } from 'react'

// Every drawing consists of lines of one width, as wide as those of the house on the page of an error, at most one tinted area and one stroke of
// Delft blue.
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 160" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
    {children}
  </svg>
)
export const tint = { fill: 'var(--paper-deep)', stroke: 'none' }
export const delft = { stroke: 'var(--action)' }

/** A chair beside a door that is ajar, for 404 and closed pages. */
export const DoorDrawing = () => (
  <Drawing>
    <path {...tint} d="m96 20 28 10v112l-28-10Z" />
    <path d="M14 132h82M160 132h66M96 132V20h64v112M96 20l28 10v112l-28-10M117 88v6" />
    <path {...delft} d="M191 64c-3 20-3 46-5 68M190 102h27c2 8 2 20 4 30M188 118h31M191 76l4 26" />
  </Drawing>
)

/** An empty rattan basket. For the cart. */
export const BasketDrawing = () => (
  <Drawing>
    <path d="M22 132h196M66 78h108M74 78l10 54h72l10-54M88 78c0-52 64-52 64 0" />
    <path {...delft} d="M77 95h86M80 113h80M100 78l4 54M120 78v54M140 78l-4 54" />
  </Drawing>
)

/** A heart on a table. For the wishlist. */
export const HeartDrawing = () => (
  <Drawing>
    <path {...tint} d="M120 132c-36-26-50-44-50-64 0-30 40-40 50-10 10-30 50-20 50 10 0 20-14 38-50 64Z" />
    <path d="M22 132h196M120 132c-36-26-50-44-50-64 0-30 40-40 50-10 10-30 50-20 50 10 0 20-14 38-50 64Z" />
    <path {...delft} d="M82 70c0-14 10-21 20-19" />
  </Drawing>
)

/** A lamp over an empty floor. For searches without results. */
export const LampDrawing = () => (
  <Drawing>
    <path {...tint} d="M76 72 44 132h128L140 72Z" />
    <path d="M22 132h196M108 8v22M84 72c0-54 48-54 48 0ZM190 132v-24h18v24M199 108c0-16-12-22-16-34 16 4 18 18 16 34Zm0-4c0-14 8-18 14-26 2 12-4 22-14 26Z" />
    <path {...delft} d="M100 72a8 8 0 0 0 16 0M62 132c10-10 82-10 92 0" />
  </Drawing>
)
