import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Star from 'lucide-react/icons/star'
import { useRef, useState } from 'react'
import { useShop, useConfig, pathTo } from '../shop/index.ts'
import { useBackCloses } from '../../kit/panel/useBackCloses.ts'
import { useFreePlace } from '../../kit/place/useFreePlace.ts'
import { contactMessages } from '../../messages/contact.ts'
import styles from './ContactWidget.module.css'

/** Signs of a telephone number that can be dialled. */
const dialled = (shown: string): string => shown.replaceAll(/[^\d+]/g, '')

/**
 * Contact options in the corner of a page, opened by one press (WID-01): phone, WhatsApp where there is a number, and reviews, with three stars
 * and the score.
 */
export const ContactWidget = () => {
  const { locale } = useShop()
  const { support, contactWidget } = useConfig()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  useFreePlace(place, 'aside', open)
  useBackCloses(open, () => setOpen(false))
  const text = contactMessages[locale]
  const { phoneNumber, whatsappNumber } = support
  return (
    <aside ref={place} aria-label={text.title} className={styles.widget}>
      {open ? (
        <ul id="contact-ways" className={styles.actions}>
          {phoneNumber === '' ? null : (
            <li>
              <a href={`tel:${dialled(phoneNumber)}`}>
                <Phone aria-hidden="true" size={20} strokeWidth={1.5} />
                {text.call.replace('{phone}', phoneNumber)}
              </a>
            </li>
          )}
          {whatsappNumber === '' ? null : (
            <li>
              <a href={`https://wa.me/${dialled(whatsappNumber).replace('+', '')}`} rel="noopener">
                <MessageCircle aria-hidden="true" size={20} strokeWidth={1.5} />
                {text.whatsapp}
              </a>
            </li>
          )}
          {contactWidget.reviewScore === '' ? null : (
            <li>
              <a href={pathTo(locale, 'reviews')} aria-label={text.reviews.replace('{score}', contactWidget.reviewScore)}>
                <span className={styles.stars}>
                  {[1, 2, 3].map((star) => (
                    <Star key={star} aria-hidden="true" size={18} fill="currentColor" strokeWidth={0} />
                  ))}
                </span>
                {contactWidget.reviewScore}
              </a>
            </li>
          )}
        </ul>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="contact-ways"
        aria-label={text.title}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false)
        }}
      >
        <Phone aria-hidden="true" size={22} strokeWidth={1.5} />
      </button>
    </aside>
  )
}
