import type { PageProps } from '../../framework/router/route.ts'
import { NewPassword } from './NewPassword.tsx'
import { ResetRequest } from './ResetRequest.tsx'

/** Without a token the page requests the mail, with the token of its link the new password (RST-01). */
export const ResetPage = ({ search }: PageProps) => {
  const token = search.get('token') ?? ''
  const back = search.get('return')
  return token === '' ? <ResetRequest back={back} /> : <NewPassword key={token} token={token} back={back} />
}
