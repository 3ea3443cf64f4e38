import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import {
  CalendarDays,
  CreditCard,
  type LucideIcon,
  ShieldCheck,
  Sprout,
  Star,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { QuestionCategory } from '../../../help/use-questions.ts';
import styles from '../support.module.css';

const icons: Record<string, LucideIcon> = {
  'getting-started': Sprout,
  'managing-appointments': CalendarDays,
  payments: CreditCard,
  'payments-and-fees': Wallet,
  'trust-and-safety': ShieldCheck,
  reviews: Star,
  'customer-reviews': Star,
  'account-management': UserRound,
  'your-account': UserRound,
};

interface CategoryCardsProps {
  categories: readonly QuestionCategory[];
  active: string;
  onChoose: (key: string) => void;
}

/** One card for each category; one of them is selected. */
export function CategoryCards({ categories, active, onChoose }: CategoryCardsProps) {
  const { t } = useTranslation('public/support');

  return (
    <ul className={styles.cards} aria-label={t('categories')}>
      {categories.map(({ key, name, questions }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key === active}
            aria-controls="answers"
            onClick={() => onChoose(key)}
          >
            <Icon of={icons[key] ?? Sprout} />
            <span>
              <b>{name}</b> <small>{t('count', { count: questions.length })}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
