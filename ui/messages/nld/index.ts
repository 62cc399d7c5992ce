import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { consent } from './consent.ts'
import { content } from './content.ts'
import { dates } from './dates.ts'
import { delivery } from './delivery.ts'
import { error } from './error.ts'
import { home } from './home.ts'
import { notification } from './notification.ts'
import { phrases } from './phrases.ts'
import { price } from './price.ts'
import { product } from './product.ts'
import { rug } from './rug.ts'
import { shell } from './shell.ts'
import { stock } from './stock.ts'

/** What every page may say; the English sentences have the same shape. */
export const sentences = {
  cart,
  catalogue,
  consent,
  content,
  dates,
  delivery,
  error,
  home,
  notification,
  phrases,
  price,
  product,
  rug,
  shell,
  stock,
}
