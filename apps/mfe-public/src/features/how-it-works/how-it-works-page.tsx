import { useSession } from '@freely/auth';
import { Link, Outlet, useNavigate } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { TabLinks } from '@freely/ui/tabs';
import styles from './how-it-works.module.css';
import { roleVariantOf } from './role-variant.ts';
import { tabPath, tabs, useTab } from './tabs.ts';
import { useWords } from './words.ts';

/** One page with a tab for each audience and an FAQ tab; every tab has its own path. */
export function HowItWorksPage() {
  const say = useWords();
  const navigate = useNavigate();
  const session = useSession();
  const tab = useTab();
  const variant = roleVariantOf(session);
  usePageHead({
    title: say(`howItWorks.titles.${tab}`),
    description: say(`howItWorks.descriptions.${tab}`),
  });

  const isNewPractitioner = variant === 'generic' && tab === 'practitioner';

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{say(`howItWorks.${variant}.heading`)}</PageTitle>
        <Lead>{say(`howItWorks.${variant}.lead`)}</Lead>
      </header>
      <TabLinks
        label={say('howItWorks.tabs.label')}
        tabs={tabs.map((key) => ({
          key,
          label: say(`howItWorks.tabs.${key}`),
          href: tabPath(key),
        }))}
        selected={tab}
        onSelect={(key) => navigate(`${siteMap.howItWorks}/${key}`, { preventScrollReset: true })}
      />
      <Outlet />
      <p>
        <Link
          className={buttonClass()}
          to={isNewPractitioner ? siteMap.practitionerRegistration : siteMap.servicesSearch()}
        >
          {say('howItWorks.getStarted')}
        </Link>
      </p>
    </Page>
  );
}
