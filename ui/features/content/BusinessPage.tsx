import type { PageProps } from '../../framework/router/route.ts'
import { BusinessExample } from './BusinessExample.tsx'
import { ContentPage } from './ContentPage.tsx'

/** A page about one part of the shop's system, with an example of it beside the text. */
export const BusinessPage = (props: PageProps) => <ContentPage {...props} example={<BusinessExample name={props.name} />} />
