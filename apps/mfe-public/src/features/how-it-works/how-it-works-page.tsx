import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, Outlet, useNavigate } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { TabLinks } from '@freely/ui/tabs';
import styles from './how-it-works.module.css';
import { roleVariantOf } from './role-variant.ts';
import { tabPath, tabs, useTab } from './tabs.ts';

/** One page with a tab for each audience and an FAQ tab; every tab has its own path. */
export function HowItWorksPage() {
  const { t } = useTranslation('public/how-it-works');
  const navigate = useNavigate();
  const session = useSession();
  const tab = useTab();
  const variant = roleVariantOf(session);
  usePageHead({
    title: t(`titles.${tab}`),
    description: t(`descriptions.${tab}`),
  });

  const isNewPractitioner = variant === 'generic' && tab === 'practitioner';

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t(`${variant}.heading`)}</PageTitle>
        <Lead>{t(`${variant}.lead`)}</Lead>
      </header>
      <TabLinks
        label={t('tabs.label')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
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
          {t('getStarted')}
        </Link>
      </p>
    </Page>
  );
}
