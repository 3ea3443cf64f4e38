import { OwnerOnly, SettingsSection } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Callout } from '@freely/ui/callout';
import { ownPapersQuery } from '../../own-papers.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { AddPaper } from './components/add-paper.tsx';
import { KindList } from './components/kind-list.tsx';
import { PaperList } from './components/paper-list.tsx';

/** The vault: what is needed, what was added, and adding more (D85). */
export function PapersPage() {
  const { t } = useTranslation('practitioner/papers');
  const papers = useQuery(ownPapersQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={papers} loading={t('loading')} failed={t('failed')}>
        {(own) => (
          <div>
            {!own.may_work && (
              <Callout tone="warning" title={t('noWork.title')}>
                {t('noWork.text')}
              </Callout>
            )}
            <SettingsSection title={t('kinds.title')} text={t('kinds.text')}>
              <KindList own={own} />
            </SettingsSection>
            <SettingsSection title={t('add.title')} text={t('add.text')}>
              <OwnerOnly>
                <AddPaper />
              </OwnerOnly>
            </SettingsSection>
            <SettingsSection title={t('list.title')} text={t('list.text')}>
              <PaperList papers={own.papers} />
            </SettingsSection>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
