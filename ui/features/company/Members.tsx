import type { Company, CompanyMember } from '@thuishaven/core/company'
import { Field, Heading, Link, Select, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { pathTo, useShop } from '../shop/index.ts'
import { CompanyForm, useRefused } from './CompanyForm.tsx'
import styles from './Company.module.css'

const RoleField = ({ label, chosen }: { readonly label: string; readonly chosen: string }) => {
  const { text } = useMessages()
  return (
    <Field label={label}>
      <Select
        name="role"
        defaultValue={chosen}
        options={(['buyer', 'approver'] as const).map((role) => ({ value: role, label: text(`account.company.roles.${role}`) }))}
      />
    </Field>
  )
}

interface EndingProps {
  readonly intent: 'remove' | 'leave'
  readonly uid: string
  readonly summary: string
  /** For screen readers, where several have the same summary. */
  readonly label?: string
  /** What it means. */
  readonly question: string
  readonly submit: string
}

/** The end of a membership or an invitation, which is asked about first, without a script too. */
const Ending = ({ intent, uid, summary, label, question, submit }: EndingProps) => {
  const refused = useRefused(intent, uid)
  return (
    <details open={refused !== null}>
      <summary aria-label={label}>{summary}</summary>
      <p>{question}</p>
      <CompanyForm intent={intent} uid={uid} variant="secondary" submit={submit} />
    </details>
  )
}

/** A member leaves; who made the company cannot, and reads why. */
const Leaving = ({ company, member }: { readonly company: Company; readonly member: CompanyMember }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return member.isFounder ? (
    <p className={styles.quiet}>
      {text('account.company.cannotLeave')}{' '}
      <Link href={pathTo(locale, 'account.information')}>{text('account.company.toInformation')}</Link>
    </p>
  ) : (
    <Ending
      intent="leave"
      uid={member.uid}
      summary={text('account.company.leave')}
      question={text('account.company.leaveAsk', { company: company.name })}
      submit={text('account.company.leaveYes')}
    />
  )
}

const Removal = ({ company, member, name }: { readonly company: Company; readonly member: CompanyMember; readonly name: string }) => {
  const { text } = useMessages()
  const what = member.isInvited ? 'withdraw' : 'remove'
  return (
    <Ending
      intent="remove"
      uid={member.uid}
      summary={text(`account.company.${what}`)}
      label={text(`account.company.${what}Of`, { name })}
      question={text(`account.company.${what}Ask`, { name, company: company.name })}
      submit={text(`account.company.${what}Yes`)}
    />
  )
}

const Member = ({ member, company }: { readonly member: CompanyMember; readonly company: Company }) => {
  const { text } = useMessages()
  const { uid, emailAddress, role } = member
  const name = member.name === '' ? emailAddress : member.name
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <strong>{name}</strong>
        <span>
          {text(
            member.isFounder ? 'account.company.founder' : member.isInvited ? 'account.company.invited' : `account.company.roles.${role}`,
          )}
        </span>
      </p>
      {name === emailAddress ? null : <p className={styles.quiet}>{emailAddress}</p>}
      {member.isOwn ? <Leaving company={company} member={member} /> : null}
      {company.isFounder && !member.isFounder ? (
        <div className={styles.actions}>
          {member.isInvited ? null : (
            <CompanyForm
              intent="role"
              uid={uid}
              variant="secondary"
              submit={text('account.company.roleSave')}
              label={text('account.company.roleSaveOf', { name })}
            >
              <RoleField label={text('account.company.roleOf', { name })} chosen={role} />
            </CompanyForm>
          )}
          <Removal company={company} member={member} name={name} />
        </div>
      ) : null}
    </li>
  )
}

const Invitation = () => {
  const { text, t } = useMessages()
  const posted = useRefused('invite')
  return (
    <CompanyForm intent="invite" submit={text('account.company.invite')} showsProblem={false}>
      <Field label={text('account.company.inviteAddress')} error={posted === null ? undefined : t(posted.problem)}>
        <TextInput name="emailAddress" type="email" autoComplete="off" defaultValue={posted?.values.emailAddress} />
      </Field>
      <RoleField label={text('account.company.role')} chosen={posted?.values.role ?? 'buyer'} />
    </CompanyForm>
  )
}

/** Who orders on behalf of the company; who made it invites, changes roles and removes, and others can leave. */
export const Members = ({ company }: { readonly company: Company }) => {
  const { text } = useMessages()
  return (
    <section>
      <Heading level={2}>{text('account.company.members')}</Heading>
      <ul className={styles.list} aria-label={text('account.company.members')}>
        {company.members.map((member) => (
          <Member key={member.uid} member={member} company={company} />
        ))}
      </ul>
      {company.isFounder ? (
        <>
          <Heading level={3}>{text('account.company.inviteTitle')}</Heading>
          <Invitation />
        </>
      ) : null}
    </section>
  )
}
