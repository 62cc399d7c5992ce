import type { PageProps } from '../../framework/router/route.ts'
import { LinkButton } from '../../kit/index.ts'
import { businessExamples } from '../../messages/businessExamples.ts'
import { pathTo, useShop } from '../shop/index.ts'
import { BusinessExample } from './BusinessExample.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The page that leads to all parts is long, so its next step stands below the example as well as at the end of the text. */
const Appointment = () => {
  const { locale } = useShop()
  return (
    <LinkButton variant="secondary" href={pathTo(locale, 'contact')}>
      {businessExamples[locale].appointment}
    </LinkButton>
  )
}

/** A page about one part of the shop's system, with an example of it beside the text. */
export const BusinessPage = (props: PageProps) => (
  <ContentPage
    {...props}
    example={
      <>
        <BusinessExample name={props.name} />
        {props.name === 'products' ? <Appointment /> : null}
      </>
    }
  />
)
