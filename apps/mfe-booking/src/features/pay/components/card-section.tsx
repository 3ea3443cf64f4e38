import type { Booking } from '@freely/api-client/contract';
import { penceOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { Elements } from '@stripe/react-stripe-js';
import type { CardFormHandle, PaymentOutcome } from '../card-form-handle.ts';
import styles from '../pay.module.css';
import { stripeFormQuery } from '../queries.ts';
import { usePaymentIntent } from '../use-payment-intent.ts';
import { CardFields } from './card-fields.tsx';
import { WalletButton } from './wallet-button.tsx';

const brands = ['visa', 'mastercard', 'amex', 'applePay'] as const;

interface CardSectionProps {
  titleId: string;
  booking: Booking;
  onCard: (card: CardFormHandle | null) => void;
  onWallet: (pay: (clientSecret: string) => Promise<PaymentOutcome>) => Promise<void>;
}

/** The provider's card fields, with loading and error states of its script and payment intent. */
export function CardSection({ titleId, booking, onCard, onWallet }: CardSectionProps) {
  const { t } = useTranslation('booking/checkout');
  const stripe = useQuery(stripeFormQuery);
  const { intent, isOver } = usePaymentIntent(booking);

  return (
    <>
      <div className={styles.cardHead}>
        <h2 id={titleId}>{t('pay.card')}</h2>
        <ul className={styles.brands} aria-label={t('pay.brands')}>
          {brands.map((brand) => (
            <li key={brand}>{t(`pay.${brand}`)}</li>
          ))}
        </ul>
      </div>
      {intent.isError && !isOver && (
        <Failed
          title={t('pay.tokenFailed', { reason: intent.error.message })}
          onRetry={() => intent.refetch()}
          isRetrying={intent.isFetching}
        />
      )}
      {stripe.isError && (
        <Failed
          title={t('pay.cardUnavailable')}
          text={t('pay.cardUnavailableText')}
          onRetry={() => stripe.refetch()}
          isRetrying={stripe.isFetching}
        />
      )}
      {stripe.isPending && (
        <SkeletonRegion label={t('pay.cardLoading')}>
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
      {stripe.data && (
        <>
          <Elements
            stripe={stripe.data}
            options={{
              mode: 'payment',
              amount: penceOf(booking.total_amount),
              currency: 'gbp',
              // As the server allows for the payment.
              allowedPaymentMethodTypes: ['card'],
            }}
          >
            <WalletButton booking={booking} onPay={onWallet} />
          </Elements>
          <Elements stripe={stripe.data}>
            <CardFields onCard={onCard} />
          </Elements>
        </>
      )}
    </>
  );
}

interface FailedProps {
  title: string;
  text?: string;
  onRetry: () => void;
  isRetrying: boolean;
}

function Failed({ title, text, onRetry, isRetrying }: FailedProps) {
  const { t } = useTranslation('booking/journey');

  return (
    <Callout tone="error" title={title} role="alert">
      {text && <p>{text}</p>}
      <Button variant="secondary" size="sm" onClick={onRetry} isPending={isRetrying}>
        {t('tryAgain')}
      </Button>
    </Callout>
  );
}
