import { OwnerOnly, SettingsSection } from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import {
  type BankDetails,
  changePractitionerProfile,
  practitionerProfile,
} from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { fieldProps, hasServerError, showServerErrors, useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@freely/query';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Loaded } from '../../../screen.tsx';
import { BankDraft, type BankRule } from '../bank-details.schema.ts';
import styles from '../settings.module.css';

const profileQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'profile'],
  queryFn: ({ signal }) => send(practitionerProfile, {}, { signal }),
});

/** The bank details for payouts: write-only, shown only as the last 4 digits (D41). */
export function BankSection() {
  const { t } = useTranslation('practitioner/settings');
  const profile = useQuery(profileQuery);
  const savedDetails = profile.data?.bank_details;

  return (
    <SettingsSection
      title={t('bank.title')}
      text={
        savedDetails
          ? t('bank.some', { digits: savedDetails.account_number.slice(-4) })
          : t('bank.none')
      }
    >
      {savedDetails?.payable_from && <Wait until={savedDetails.payable_from} />}
      <Loaded of={profile} loading={t('bank.loading')} failed={t('bank.failed')}>
        {() => (
          <OwnerOnly>
            <BankForm />
          </OwnerOnly>
        )}
      </Loaded>
      <Link to="/practitioner/earnings">{t('bank.payouts')}</Link>
    </SettingsSection>
  );
}

/** New details are paid to only after a while, so that a thief is not paid before the owner notices (D71). */
function Wait({ until }: { until: string }) {
  const { t } = useTranslation('practitioner/settings');

  return <Callout tone="info">{t('bank.waits', clockOf(until))}</Callout>;
}

function clockOf(instant: string): { date: string; time: string } {
  const { day, time } = londonClock(new Date(instant));

  return { date: listDate(day), time };
}

const EMPTY: BankDetails = { sort_code: '', account_number: '' };

function BankForm() {
  const { t } = useTranslation('practitioner/settings');
  const toMessage = useRuleMessage();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: valibotResolver(BankDraft), defaultValues: EMPTY });
  useDraft(form, 'bank');
  const save = useMutation({
    mutationFn: (bank_details: BankDetails) =>
      send(changePractitionerProfile, { body: { bank_details } }),
  });

  const submit = form.handleSubmit(async (draft) => {
    if (save.isPending) return;
    try {
      // Its message is that of the whole profile.
      const { message: _, ...profile } = await save.mutateAsync(draft);
      queryClient.setQueryData(profileQuery.queryKey, profile);
      const until = profile.bank_details?.payable_from;
      showToast({
        tone: 'success',
        title: t('bank.saved'),
        text: until ? t('bank.savedWaits', clockOf(until)) : undefined,
      });
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] });
    } catch (error) {
      const problem = showServerErrors(form, error);
      if (problem) showToast({ tone: 'warning', title: problem });
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AnnouncedErrors when={hasServerError(form)}>
        <TextField
          label={t('bank.sortCode')}
          hint={t('bank.sortHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          {...fieldProps(form, 'sort_code', toMessage)}
        />
        <TextField
          label={t('bank.accountNumber')}
          hint={t('bank.accountHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...fieldProps(form, 'account_number', toMessage)}
        />
        <div>
          <Button type="submit" isPending={save.isPending}>
            {t('bank.submit')}
          </Button>
        </div>
      </AnnouncedErrors>
    </form>
  );
}

function useRuleMessage(): (message: string) => string {
  const { t } = useTranslation('practitioner/settings');

  return (message) => (message.startsWith('bank.rules.') ? t(message as BankRule) : message);
}
