import type { MailText } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'

const euros = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language === 'nld' ? 'nl-NL' : 'en-US', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The page of the company, in a language. */
const companyPage = (appUrl: string, language: Language): string => `${appUrl}${language === 'eng' ? '/en' : ''}/account/company`

/** @param inviter first and last name */
export const invitationMail = (appUrl: string, language: Language, company: string, inviter: string, token: string): MailText => {
  const link = `${companyPage(appUrl, language)}?token=${token}`
  return language === 'nld'
    ? {
        language,
        subject: `Bestel mee namens ${company}`,
        body: `${inviter} nodigt je uit om namens ${company} te bestellen. Log in met dit e-mailadres, of maak er eerst een account mee, en neem de uitnodiging aan. De link werkt 14 dagen.\nNaar de uitnodiging: ${link}`,
      }
    : {
        language,
        subject: `Order on behalf of ${company}`,
        body: `${inviter} invites you to order on behalf of ${company}. Log in with this e-mail address, or create an account with it first, and accept the invitation. The link works for 14 days.\nTo the invitation: ${link}`,
      }
}

/** To who was removed. */
export const removalMail = (language: Language, company: string, founder: string): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `Je bestelt niet meer namens ${company}`,
        body: `${founder} heeft je verwijderd als lid van ${company}. Aanvragen die nog niet waren besteld, zijn vervallen. Je account en de bestellingen die je zelf deed, houd je. Het bedrijf kan die bestellingen ook blijven zien.`,
      }
    : {
        language,
        subject: `You no longer order on behalf of ${company}`,
        body: `${founder} has removed you as a member of ${company}. Requests that were not ordered yet have lapsed. You keep your account and the orders you placed yourself. The company can go on seeing those orders too.`,
      }

/** To the founder: a member has left. */
export const departureMail = (appUrl: string, language: Language, company: string, member: string): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `${member} bestelt niet meer namens ${company}`,
        body: `${member} is geen lid van ${company} meer. Aanvragen die nog niet waren besteld, zijn vervallen. De bestellingen blijven bij het bedrijf.\nNaar de leden: ${companyPage(appUrl, language)}`,
      }
    : {
        language,
        subject: `${member} no longer orders on behalf of ${company}`,
        body: `${member} is not a member of ${company} any more. Requests that were not ordered yet have lapsed. The orders stay with the company.\nTo the members: ${companyPage(appUrl, language)}`,
      }

/** A buyer asks the approvers. */
export const requestMail = (appUrl: string, language: Language, buyer: string, totalInclVat: number): MailText => {
  const [amount, link] = [euros(language, totalInclVat), companyPage(appUrl, language)]
  return language === 'nld'
    ? {
        language,
        subject: `${buyer} vraagt je goedkeuring voor ${amount}`,
        body: `${buyer} wil een bestelling van ${amount} plaatsen. Daarvoor is je goedkeuring nodig.\nBekijk de aanvraag: ${link}`,
      }
    : {
        language,
        subject: `${buyer} asks for your approval of ${amount}`,
        body: `${buyer} would like to place an order of ${amount}. It needs your approval.\nSee the request: ${link}`,
      }
}

/** The answer to a buyer. */
export const decisionMail = (
  appUrl: string,
  language: Language,
  approver: string,
  totalInclVat: number,
  { isApproved, reason }: { readonly isApproved: boolean; readonly reason: string },
): MailText => {
  const [amount, link] = [euros(language, totalInclVat), companyPage(appUrl, language)]
  if (language === 'nld')
    return isApproved
      ? {
          language,
          subject: `Je bestelling van ${amount} is goedgekeurd`,
          body: `${approver} heeft je bestelling van ${amount} goedgekeurd. Je kunt hem nu plaatsen.\nBestelling plaatsen: ${link}`,
        }
      : {
          language,
          subject: `Je bestelling van ${amount} is niet goedgekeurd`,
          body: `${approver} heeft je bestelling van ${amount} niet goedgekeurd: ${reason}\nNaar je aanvragen: ${link}`,
        }
  return isApproved
    ? {
        language,
        subject: `Your order of ${amount} has been approved`,
        body: `${approver} has approved your order of ${amount}. You can place it now.\nPlace the order: ${link}`,
      }
    : {
        language,
        subject: `Your order of ${amount} has not been approved`,
        body: `${approver} has not approved your order of ${amount}: ${reason}\nTo your requests: ${link}`,
      }
}
