import { Link } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { JoinPrompt } from '../../join-prompt/join-prompt.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import { blurbs } from './blurbs.ts';
import styles from './services.module.css';
import { useWords } from './words.ts';

/** The services that people can book. */
export function ServicesPage() {
  const say = useWords();
  usePageHead({ title: say('services.title'), description: say('services.lead') });

  return (
    <>
      <Page className={styles.page}>
        <header className={styles.head}>
          <PageTitle>{say('services.title')}</PageTitle>
          <Lead>{say('services.lead')}</Lead>
        </header>
        <div>
          {blurbs.map(({ key, picture, type }, index) => (
            <PictureRow
              key={key}
              picture={picture}
              title={say(`services.${key}.name`)}
              isFirst={index === 0}
            >
              <p>{say(`services.${key}.text`)}</p>
              <p className={styles.includes}>{say(`services.${key}.includes`)}</p>
              <p>
                <Link to={`${siteMap.servicesSearch()}?type=${type}`}>
                  {say('services.book', { who: say(`services.${type}`) })}
                </Link>
              </p>
            </PictureRow>
          ))}
        </div>
      </Page>
      <JoinPrompt
        heading={say('services.join.heading')}
        text={say('services.join.text')}
        label={say('services.join.more')}
        about={say('services.join.about')}
      />
    </>
  );
}
