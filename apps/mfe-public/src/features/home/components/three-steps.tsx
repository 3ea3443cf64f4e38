import { Seal } from '@freely/booking-parts/seal';
import { Ticket } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { LateSection } from '@freely/shell-sdk/late-section';
import { Rating } from '@freely/ui/rating';
import { MapPin } from 'lucide-react';
import { amara } from '../art/index.ts';
import styles from '../home.module.css';

/** How to book, in three steps with small decorative pictures. */
export function ThreeSteps() {
  return (
    <LateSection className={styles.block} aria-labelledby="home-steps">
      <Steps />
    </LateSection>
  );
}

function Steps() {
  const { t } = useTranslation('public/home');
  const steps = [
    { key: 'where', picture: <WherePicture /> },
    { key: 'who', picture: <WhoPicture /> },
    { key: 'when', picture: <WhenPicture /> },
  ] as const;

  return (
    <>
      <h2 id="home-steps">{t('steps.heading')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, picture }, index) => (
          <li key={key}>
            <div className={styles.vignette} aria-hidden="true">
              {picture}
            </div>
            <h3>
              <span>{index + 1}.</span>
              {t(`steps.${key}.heading`)}
            </h3>
            <p>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function WherePicture() {
  const { t } = useTranslation('public/home');

  return (
    <ul className={styles.miniList}>
      <li>{t('steps.picture.typed')}</li>
      {(['first', 'second', 'third'] as const).map((key) => (
        <li key={key}>
          <MapPin />
          {t(`steps.picture.${key}`)}
        </li>
      ))}
    </ul>
  );
}

function WhoPicture() {
  const { t } = useTranslation('public/home');

  return (
    <div className={styles.miniPerson}>
      <img src={amara} alt="" width="56" height="56" />
      <div>
        <b>
          Amara <Seal label="" />
        </b>
        <Rating value={4.9} count={127} />
      </div>
      <p>
        <span>
          {t('steps.picture.treatment')}
          <strong>{formatPounds(28)}</strong>
        </span>
        <i>{t('steps.picture.select')}</i>
      </p>
    </div>
  );
}

function WhenPicture() {
  const { t } = useTranslation('public/home');

  return (
    <Ticket
      className={styles.miniTicket}
      money={
        <p className={styles.spread}>
          <span>{t('steps.picture.paid')}</span>
          <strong>{formatPounds(34)}</strong>
        </p>
      }
    >
      <b>{t('steps.picture.day')}</b>
      <span>{t('steps.picture.place')}</span>
    </Ticket>
  );
}
