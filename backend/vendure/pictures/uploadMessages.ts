import { uploadLimits } from '../../pictures/uploadLimits.ts'
import type { UploadRefusal } from '../../pictures/uploadLimits.ts'

type Messages = {
  /** What the shop refuses; {file} is the name of the file. */
  readonly upload: Readonly<Record<UploadRefusal, string>>
  /** What Vendure refuses before that, by the name of the file. */
  readonly errorResult: { readonly MIME_TYPE_ERROR: string }
}

const megabytes = uploadLimits.bytes / 1_000_000
const megapixels = uploadLimits.pixels / 1_000_000

/** Why a file was not taken, by Vendure's code of the language. */
export const uploadMessages: Readonly<Record<'nl' | 'en', Messages>> = {
  nl: {
    upload: {
      tooLarge: `{file}: te groot. Een beeld mag ${megabytes} MB zijn; bewaar het kleiner en probeer het opnieuw.`,
      noPicture: '{file}: de winkel kan dit bestand niet lezen. Het is beschadigd, of geen JPEG, PNG, WebP of AVIF.',
      tooManyPixels: `{file}: te veel beeldpunten. Een beeld mag er ${megapixels} miljoen hebben; maak het kleiner en probeer het opnieuw.`,
      tooNarrow: `{file}: te smal. Een beeld is minstens ${uploadLimits.width} beeldpunten breed en hoogstens ${uploadLimits.height} keer zo hoog als breed.`,
    },
    errorResult: {
      MIME_TYPE_ERROR: '{fileName}: dit is geen JPEG, PNG, WebP of AVIF. Bewaar het als een van deze en probeer het opnieuw.',
    },
  },
  en: {
    upload: {
      tooLarge: `{file}: too large. A picture may have ${megabytes} MB; save it smaller and try again.`,
      noPicture: '{file}: the shop cannot read this file. It is damaged, or not a JPEG, PNG, WebP or AVIF.',
      tooManyPixels: `{file}: too many pixels. A picture may have ${megapixels} million of them; make it smaller and try again.`,
      tooNarrow: `{file}: too narrow. A picture is at least ${uploadLimits.width} px wide, and at most ${uploadLimits.height} times as high as wide.`,
    },
    errorResult: { MIME_TYPE_ERROR: '{fileName}: this is not a JPEG, PNG, WebP or AVIF. Save it as one of these and try again.' },
  },
}
