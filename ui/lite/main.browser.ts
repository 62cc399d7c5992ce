import { mount } from './mount.ts'
import { provideFonts } from './sheets.ts'

/** Rug calculator and cart for any page of the shop's address: `<div data-thuishaven-lite></div>` and this script as a module. */
const places = document.querySelectorAll<HTMLElement>('[data-thuishaven-lite]')
if (places.length > 0) provideFonts()
places.forEach(mount)
