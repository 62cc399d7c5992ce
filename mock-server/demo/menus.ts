import type { MenuItem } from '../host/records/ShopRecord.ts'
import type { Text } from '../host/records/ProductRecord.ts'
import { both, same } from './goodsRow.ts'

const item = (id: string, title: Text, url: Text, children: readonly MenuItem[] = []): MenuItem => ({ id, title, url, children })
const filtered = (id: string, title: Text, segment: string): MenuItem =>
  item(id, title, both(`/vloerkleden/${segment}`, `/rugs/${segment}`))

const security: readonly MenuItem[] = [
  item('hubs', both('Centrales', 'Hubs'), same('/hubs')),
  item('sirenes', both('Sirenes', 'Sirens'), both('/sirenes', '/sirens')),
  item('videobewaking', both('Videobewaking', 'Video surveillance'), both('/videobewaking', '/video-surveillance'), [
    item('cameras', both('Camera’s', 'Cameras'), both('/videobewaking/cameras', '/video-surveillance/cameras')),
    item('recorders', both('Recorders', 'Recorders'), both('/videobewaking/recorders', '/video-surveillance/recorders')),
  ]),
  item('branddetectoren', both('Branddetectoren', 'Fire detectors'), both('/branddetectoren', '/fire-detectors')),
  item('samenstellen', both('Stel je systeem samen', 'Put your system together'), both('/samenstellen', '/put-together')),
]

const rugItems: readonly MenuItem[] = [
  filtered('vloerkleden-wol', both('Wollen kleden', 'Wool rugs'), 'Materiaal:wol'),
  filtered('vloerkleden-jute', both('Jute en sisal', 'Jute and sisal'), 'Materiaal:jute,sisal'),
  filtered('vloerkleden-rond', both('Rond', 'Round'), 'Vorm:rond'),
  filtered('vloerkleden-blauw', both('Blauwe kleden', 'Blue rugs'), 'Kleur:blauw'),
  filtered('vloerkleden-groot', both('Groot en extra groot', 'Large and extra large'), 'Maat:groot,extra%20groot'),
  item('maatwerk', both('Op maat', 'Made to measure'), both('/maatwerk', '/made-to-measure')),
  item('outlet', both('Outlet', 'Outlet'), same('/outlet')),
]

/** Main menu (NAV-01). */
export const navigationMenu: readonly MenuItem[] = [
  item('vloerkleden', both('Vloerkleden', 'Rugs'), both('/vloerkleden', '/rugs'), rugItems),
  item('verlichting', both('Verlichting', 'Lighting'), both('/verlichting', '/lighting')),
  item('planten', both('Planten', 'Plants'), both('/planten', '/plants')),
  item('beveiliging', both('Beveiliging', 'Security'), both('/beveiliging', '/security'), security),
  item('blogs', both('Journaal', 'Journal'), same('/blogs')),
]

const service: readonly MenuItem[] = [
  item('contact', both('Contact', 'Contact'), same('/contact')),
  item('bezorgen', both('Bezorgen en ophalen', 'Delivery and collection'), both('/bezorgen', '/delivery-information')),
  item('retourneren', both('Retourneren', 'Returns'), both('/retourneren', '/returns')),
  item('pricing', both('Prijzen en korting', 'Prices and discount'), same('/pricing')),
]

const about: readonly MenuItem[] = [
  item('manifesto', both('Waar we voor staan', 'What we stand for'), same('/manifesto')),
  item('reviews', both('Ervaringen', 'Reviews'), same('/reviews')),
  item('events', both('Agenda', 'Events'), same('/events')),
  item('products', both('Zakelijk', 'Business'), same('/products')),
]

const legal: readonly MenuItem[] = [
  item('voorwaarden', both('Voorwaarden', 'Terms'), both('/voorwaarden', '/terms')),
  item('privacy', both('Privacy', 'Privacy'), same('/privacy')),
]

export const footerMenu: readonly MenuItem[] = [
  item(
    'footer-winkel',
    both('Winkel', 'Shop'),
    same('/webshop'),
    navigationMenu.slice(0, 4).map(({ id, title, url }) => item(`footer-${id}`, title, url)),
  ),
  item('footer-service', both('Klantenservice', 'Service'), same('/contact'), service),
  item('footer-over', both('Over Thuishaven', 'About Thuishaven'), same('/manifesto'), about),
  item('footer-juridisch', both('Juridisch', 'Legal'), both('/voorwaarden', '/terms'), legal),
]

/** The mobile tree holds the service pages too, because the footer is far away there (NAV-02). */
export const mobileMenu: readonly MenuItem[] = [
  ...navigationMenu,
  item('service', both('Klantenservice', 'Service'), same('/contact'), service),
]
