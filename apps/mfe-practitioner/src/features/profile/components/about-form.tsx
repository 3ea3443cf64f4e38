import { userSettingsQuery } from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import {
  changePractitionerProfile,
  changeUserSettings,
  currentUser,
} from '@freely/api-client/contract';
import { updateUser } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQueryClient } from '@freely/query';
import { TextAreaField, TextField } from '@freely/ui/field';
import { MonthField } from '@freely/ui/month-field';
import { useRef, useState } from 'react';
import { SaveStatus, useAutosaveWithStatus } from '../../../autosave/index.ts';
import styles from '../profile.module.css';
import {
  changedFields,
  changesOf,
  missingIn,
  type ProfileDraft,
  type ProfileField,
} from '../profile-draft.ts';
import { profileQuery } from '../queries.ts';
import { Qualifications } from './qualifications.tsx';

/** The practitioner's details, saved half a second after the last change (spec 3 §7). */
export function AboutForm({ start }: { start: ProfileDraft }) {
  const { t } = useTranslation('practitioner/profile');
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(start);
  const saved = useRef(start);
  /** Fields of a save that failed: they may be saved nevertheless, so they are sent again even if typed back. */
  const unsure = useRef<readonly ProfileField[]>([]);
  const missing = missingIn(draft);

  async function saveAll(next: ProfileDraft) {
    unsure.current = [...new Set([...unsure.current, ...changedFields(saved.current, next)])];
    const { settings, profile } = changesOf(next, unsure.current);
    if (settings) {
      const { message: _, ...answer } = await send(changeUserSettings, { body: settings });
      await forgetFetch(userSettingsQuery.queryKey);
      queryClient.setQueryData(userSettingsQuery.queryKey, answer);
      // The layout around every screen shows the name.
      updateUser(await send(currentUser, {}));
    }
    if (profile) {
      const { message: _, ...answer } = await send(changePractitionerProfile, { body: profile });
      await forgetFetch(profileQuery.queryKey);
      queryClient.setQueryData(profileQuery.queryKey, answer);
    }
    unsure.current = [];
    saved.current = next;
  }

  /** One in flight would bring back what was there before, and the form starts from the cache. */
  const forgetFetch = (queryKey: readonly string[]) => queryClient.cancelQueries({ queryKey });

  const save = useAutosaveWithStatus(saveAll);
  const { fields } = save.state;

  function change(parts: Partial<ProfileDraft>) {
    const next = { ...draft, ...parts };
    setDraft(next);
    if (missingIn(next).length === 0) save.schedule(next);
    else save.cancelScheduled();
  }

  const errorOf = (part: 'firstName' | 'lastName' | 'start', field: string) =>
    missing.includes(part) ? t(`about.rules.${part}`) : fields[field]?.[0];

  return (
    <div className={styles.form}>
      <TextField
        label={t('about.firstName')}
        autoComplete="given-name"
        maxLength={80}
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        error={errorOf('firstName', 'first_name')}
      />
      <TextField
        label={t('about.lastName')}
        autoComplete="family-name"
        maxLength={80}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        error={errorOf('lastName', 'last_name')}
      />
      <MonthField
        label={t('about.start')}
        value={draft.startMonth}
        onChange={(startMonth) => change({ startMonth })}
        error={errorOf('start', 'start_working_date')}
      />
      <Qualifications
        list={draft.qualifications}
        onChange={(qualifications) => change({ qualifications })}
        error={fields.qualifications?.[0]}
      />
      <TextAreaField
        label={t('about.bio')}
        rows={7}
        counter={2000}
        value={draft.bio}
        onChange={(event) => change({ bio: event.target.value })}
        error={fields.bio?.[0]}
      />
      <SaveStatus state={save.state} isInvalid={missing.length > 0} onRetry={save.retry} />
    </div>
  );
}
