import type { error as dutch } from '../nld/error.ts'

export const error: typeof dutch = {
  notFoundTitle: 'Page Not Found',
  notFound: 'Page not found: {path}',
  notFoundText: 'This page does not exist (any more). It may have moved, or there is a typing mistake in the address.',
  hostTitle: 'One moment please',
  hostText: 'The shop does not answer right now. Please try again in a moment; your cart is kept.',
  server: 'Something went wrong on our side. Please try again in a moment.',
  again: 'Try again',
  home: 'Go back home',
  status: 'Status {status}',
  inactive: 'Inactive',
  inactiveText: 'The shop is closed at the moment. Please come back later.',
  connection: 'Connection error',
  connectionText: 'We cannot reach the shop right now. This page recovers by itself as soon as possible.',
}
