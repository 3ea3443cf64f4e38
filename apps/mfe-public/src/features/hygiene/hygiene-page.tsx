import { brand } from '@freely/domain/brand';
import { Trans, useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { JoinPrompt } from '../../join-prompt/join-prompt.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import { namespace } from '../../words.ts';
import atHome from './art/at-home.svg';
import atSalon from './art/at-salon.svg';
import styles from './hygiene.module.css';
import { useWords } from './words.ts';

const atHomeRules = ['before', 'hands', 'tools', 'towels', 'room', 'waste'] as const;
const atSalonRules = ['before', 'hands', 'surfaces', 'tools', 'towels', 'air'] as const;

/** The hygiene rules for home and salon, and what to do when they are not followed. */
export function HygienePage() {
  const say = useWords();
  const { t } = useTranslation(namespace);
  usePageHead({ title: say('hygiene.title'), description: say('hygiene.lead') });

  return (
    <>
      <Page className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{say('hygiene.heading')}</PageTitle>
          <Lead>{say('hygiene.lead')}</Lead>
        </header>
        <div>
          <PictureRow picture={atHome} title={say('hygiene.home.heading')} isFirst>
            <ul>
              {atHomeRules.map((rule) => (
                <li key={rule}>{say(`hygiene.home.${rule}`)}</li>
              ))}
            </ul>
          </PictureRow>
          <PictureRow picture={atSalon} title={say('hygiene.salon.heading')}>
            <ul>
              {atSalonRules.map((rule) => (
                <li key={rule}>{say(`hygiene.salon.${rule}`)}</li>
              ))}
            </ul>
          </PictureRow>
        </div>
        <section className={styles.you} aria-labelledby="hygiene-you">
          <h2 id="hygiene-you">{say('hygiene.you.heading')}</h2>
          <p>
            <Trans
              t={t}
              i18nKey="hygiene.you.text"
              values={{ supportEmail: brand.supportEmail }}
              components={{
                // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text between the tags.
                email: <a href={`mailto:${brand.supportEmail}`} />,
              }}
            />
          </p>
          <p className={styles.links}>
            <Link className={buttonClass()} to={siteMap.servicesSearch()}>
              {say('hygiene.you.search')}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.services}>
              {say('hygiene.you.services')}
            </Link>
          </p>
        </section>
      </Page>
      <JoinPrompt
        heading={say('hygiene.join.heading')}
        text={say('hygiene.join.text')}
        label={say('hygiene.join.more')}
        about={say('hygiene.join.about')}
      />
    </>
  );
}
