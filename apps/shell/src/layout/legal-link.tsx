import { useTranslation } from '@freely/i18n';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { linkOf } from '../frame/page-frame.ts';
import { SiteLink } from './site-link.tsx';

interface LegalLinkProps {
  slot: 'terms' | 'privacy' | 'cookies';
  /** As in the footer (D77): nobody loses a form to the small print. */
  isNewTab?: boolean;
}

/** A legal document, if a release has it. */
export function LegalLink({ slot, isNewTab = false }: LegalLinkProps) {
  const { t } = useTranslation('shell');
  const link = linkOf(slot);
  if (!link) return null;
  if (!isNewTab) return <SiteLink to={link.to}>{link.label}</SiteLink>;

  return (
    <SiteLink to={link.to} target="_blank">
      {link.label}
      <VisuallyHidden> {t('footer.newTab')}</VisuallyHidden>
    </SiteLink>
  );
}
