import { Trans, useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { brand, usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { JoinPrompt } from '../../join-prompt/join-prompt.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import atHome from './art/at-home.svg';
import atSalon from './art/at-salon.svg';
import styles from './hygiene.module.css';

const atHomeRules = ['before', 'hands', 'tools', 'towels', 'room', 'waste'] as const;
const atSalonRules = ['before', 'hands', 'surfaces', 'tools', 'towels', 'air'] as const;

/** The hygiene rules for home and salon, and what to do when they are not followed. */
export function HygienePage() {
  const { t } = useTranslation('public/hygiene');
  usePageHead({ title: t('title'), description: t('lead') });

  return (
    <>
      <Page className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{t('heading')}</PageTitle>
          <Lead>{t('lead')}</Lead>
        </header>
        <div>
          <PictureRow picture={atHome} title={t('home.heading')} isFirst>
            <ul>
              {atHomeRules.map((rule) => (
                <li key={rule}>{t(`home.${rule}`)}</li>
              ))}
            </ul>
          </PictureRow>
          <PictureRow picture={atSalon} title={t('salon.heading')}>
            <ul>
              {atSalonRules.map((rule) => (
                <li key={rule}>{t(`salon.${rule}`)}</li>
              ))}
            </ul>
          </PictureRow>
        </div>
        <section className={styles.you} aria-labelledby="hygiene-you">
          <h2 id="hygiene-you">{t('you.heading')}</h2>
          <p>
            <Trans
              ns="public/hygiene"
              i18nKey="you.text"
              values={{ supportEmail: brand().supportEmail }}
              components={{
                // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text between the tags.
                email: <a href={`mailto:${brand().supportEmail}`} />,
              }}
            />
          </p>
          <p className={styles.links}>
            <Link className={buttonClass()} to={siteMap.servicesSearch()}>
              {t('you.search')}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.services}>
              {t('you.services')}
            </Link>
          </p>
        </section>
      </Page>
      <JoinPrompt
        heading={t('join.heading')}
        text={t('join.text')}
        label={t('join.more')}
        about={t('join.about')}
      />
    </>
  );
}
