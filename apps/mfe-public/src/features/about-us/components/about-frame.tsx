import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { TabLinks } from '@freely/ui/tabs';
import type { ReactNode } from 'react';
import styles from '../about-us.module.css';

const paths = { story: siteMap.aboutUs, team: '/our-team', contact: siteMap.contacts } as const;
const tabs = ['story', 'team', 'contact'] as const;

interface AboutFrameProps {
  tab: keyof typeof paths;
  children: ReactNode;
}

/** The shared part of the three tabs: title, lead and the tabs themselves. */
export function AboutFrame({ tab, children }: AboutFrameProps) {
  const { t } = useTranslation('public/about-us');
  const navigate = useNavigate();
  usePageHead({
    title: t(`titles.${tab}`),
    description: t(tab === 'story' ? 'lead' : `${tab}.lead`),
  });

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('heading')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </header>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          href: paths[key],
        }))}
        selected={tab}
        onSelect={(chosen) => {
          const key = tabs.find((known) => known === chosen);
          if (key) navigate(paths[key], { preventScrollReset: true });
        }}
      />
      {children}
    </Page>
  );
}
