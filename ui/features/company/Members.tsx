import type { Company, CompanyMember } from '@thuishaven/core/company'
import { Field, Heading, Select, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
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

const Member = ({ member, isManaged }: { readonly member: CompanyMember; readonly isManaged: boolean }) => {
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
      {isManaged && !member.isFounder ? (
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
          <CompanyForm
            intent="remove"
            uid={uid}
            variant="quiet"
            submit={text('account.company.remove')}
            label={text('account.company.removeOf', { name })}
          />
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

/** Who orders on behalf of the company; who made it invites, changes roles and removes. */
export const Members = ({ company }: { readonly company: Company }) => {
  const { text } = useMessages()
  return (
    <section>
      <Heading level={2}>{text('account.company.members')}</Heading>
      <ul className={styles.list} aria-label={text('account.company.members')}>
        {company.members.map((member) => (
          <Member key={member.uid} member={member} isManaged={company.isFounder} />
        ))}
      </ul>
      {company.isFounder ? <Invitation /> : null}
    </section>
  )
}
