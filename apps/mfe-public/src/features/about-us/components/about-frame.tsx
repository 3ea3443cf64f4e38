import { useNavigate } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { TabLinks } from '@freely/ui/tabs';
import type { ReactNode } from 'react';
import styles from '../about-us.module.css';
import { useWords } from '../words.ts';

const paths = { story: siteMap.aboutUs, team: '/our-team', contact: siteMap.contacts } as const;
const tabs = ['story', 'team', 'contact'] as const;

interface AboutFrameProps {
  tab: keyof typeof paths;
  children: ReactNode;
}

/** The shared part of the three tabs: title, lead and the tabs themselves. */
export function AboutFrame({ tab, children }: AboutFrameProps) {
  const say = useWords();
  const navigate = useNavigate();
  usePageHead({
    title: say(`aboutUs.titles.${tab}`),
    description: say(tab === 'story' ? 'aboutUs.lead' : `aboutUs.${tab}.lead`),
  });

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{say('aboutUs.heading')}</PageTitle>
        <Lead>{say('aboutUs.lead')}</Lead>
      </header>
      <TabLinks
        label={say('aboutUs.tabs.label')}
        tabs={tabs.map((key) => ({
          key,
          label: say(`aboutUs.tabs.${key}`),
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
