import { SettingsSection, userSettingsQuery } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { UnsavedChangesGuard } from '../../autosave/index.ts';
import { OwnProfileLink } from '../../own-profile-link.tsx';
import { Loaded, Screen } from '../../screen.tsx';
import { AboutForm } from './components/about-form.tsx';
import { Photo } from './components/photo.tsx';
import { WorkImages } from './components/work-images.tsx';
import { draftOf } from './profile-draft.ts';
import { profileQuery } from './queries.ts';

/** What customers see of a practitioner: photo, details and work images. */
export function ProfilePage() {
  const { t } = useTranslation('practitioner/profile');
  const settings = useQuery(userSettingsQuery);
  const profile = useQuery(profileQuery);
  const both = settings.data && profile.data && { settings: settings.data, profile: profile.data };

  return (
    <Screen name={t('name')} lead={t('lead')} action={<OwnProfileLink />}>
      <Loaded
        of={{ ...(settings.isError ? settings : profile), data: both }}
        loading={t('loading')}
        failed={t('failed')}
      >
        {(loaded) => (
          <div>
            <SettingsSection title={t('photo.title')} text={t('photo.text')}>
              <Photo settings={loaded.settings} />
            </SettingsSection>
            <SettingsSection title={t('about.title')} text={t('about.text')}>
              <UnsavedChangesGuard>
                <AboutForm start={draftOf(loaded.settings, loaded.profile)} />
              </UnsavedChangesGuard>
            </SettingsSection>
            <WorkImages />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
