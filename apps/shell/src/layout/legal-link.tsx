import { linkOf } from '../frame/page-frame.ts';
import { SiteLink } from './site-link.tsx';

/** A legal document, if a release has it. */
export function LegalLink({ slot }: { slot: 'terms' | 'privacy' | 'cookies' }) {
  const link = linkOf(slot);
  if (!link) return null;

  return <SiteLink to={link.to}>{link.label}</SiteLink>;
}
