import { SettingsSection, userSettingsQuery } from '@freely/account-settings';
import { useSession } from '@freely/auth';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { UnsavedChangesGuard } from '../../autosave/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { AboutForm } from './components/about-form.tsx';
import { Photo } from './components/photo.tsx';
import { WorkImages } from './components/work-images.tsx';
import { draftOf } from './profile-draft.ts';
import { profileQuery } from './queries.ts';
import { useWords } from './words.ts';

/** What customers see of a practitioner: photo, details and work images. */
export function ProfilePage() {
  const say = useWords();
  const { user } = useSession();
  const settings = useQuery(userSettingsQuery);
  const profile = useQuery(profileQuery);
  const both = settings.data && profile.data && { settings: settings.data, profile: profile.data };

  return (
    <Screen
      name={say('profile.name')}
      lead={say('profile.lead')}
      action={
        user && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={`/practitioner-search/profile/${user.user_id}`}
          >
            {say('profile.view')}
          </Link>
        )
      }
    >
      <Loaded
        of={{ ...(settings.isError ? settings : profile), data: both }}
        loading={say('profile.loading')}
        failed={say('profile.failed')}
      >
        {(loaded) => (
          <div>
            <SettingsSection title={say('profile.photo.title')} text={say('profile.photo.text')}>
              <Photo settings={loaded.settings} />
            </SettingsSection>
            <SettingsSection title={say('profile.about.title')} text={say('profile.about.text')}>
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
