import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import styles from '../view-profile.module.css';

interface SelectButtonProps {
  name: string;
  to: string;
  /** As wide as what it stands in. */
  isBlock?: boolean;
}

/** Leads to the times of a practitioner. */
export function SelectButton({ name, to, isBlock = false }: SelectButtonProps) {
  const { t } = useTranslation('booking/profile');

  return (
    <Link className={`${buttonClass({ isBlock })} ${styles.select}`} to={to}>
      <span>{t('select', { name })}</span>
    </Link>
  );
}
