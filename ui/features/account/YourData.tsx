import { FormProvider, useForm } from 'react-hook-form'
import { deletionSchema } from '@thuishaven/core/account'
import type { DeletionForm } from '@thuishaven/core/account'
import { localePath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck, PasswordField } from '../forms/index.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Button, Disclosure, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import styles from './Personal.module.css'
import { ActionResult, sectionStyles } from '../account-frame/index.ts'
import { usePostedPersonal } from './postedPersonal.ts'

const check = (values: DeletionForm): FormCheck<DeletionForm> => validateForm(deletionSchema, values)

const Deletion = () => {
  const shop = useShop()
  const [, navigate] = useLocation()
  const { text, t } = useMessages()
  const posted = usePostedPersonal('deletion')
  const form = useForm<DeletionForm>({ defaultValues: { password: '' }, mode: 'onBlur', resolver: useFormCheck(check, t) })
  const deleting = useCustomerMutation(
    (customer, values: DeletionForm) => customer.deleteAccount(values),
    async () => {
      await navigate(pathTo(shop.locale, 'home'))
      shop.alert.show({ tone: 'success', title: { key: 'phrases.Success' }, message: { key: 'phrases.accountDeleted' } })
    },
  )
  const submit = form.handleSubmit((values) => deleting.mutate(values))
  return (
    <FormProvider {...form}>
      <form className={styles.inside} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <input type="hidden" name="intent" value="deletion" />
        <p>{text('account.personal.deleteText')}</p>
        <PasswordField name="password" label={text('account.personal.currentPassword')} autoComplete="current-password" />
        <ActionResult result={deleting.data ?? posted?.result} />
        <div>
          <Button type="submit" variant="secondary" busy={deleting.isPending} busyText={text('account.busy')}>
            {text('account.personal.deleteNow')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Export and deletion of the customer's data (GDPR, articles 15, 17 and 20). */
export const YourData = () => {
  const { locale } = useShop()
  const { text } = useMessages()
  const posted = usePostedPersonal('deletion')
  return (
    <section className={sectionStyles.block} aria-labelledby="your-data">
      <h2 id="your-data">{text('account.personal.yours')}</h2>
      <p>
        {/* The shop's server calls the backend as the customer; not a page, but a file. */}
        <Link variant="alone" href={localePath(locale, '/account/data')} download>
          {text('account.personal.download')}
        </Link>
      </p>
      <Disclosure summary={text('account.personal.delete')} open={posted !== null}>
        <Deletion />
      </Disclosure>
    </section>
  )
}
