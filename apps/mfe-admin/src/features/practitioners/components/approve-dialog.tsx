import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { fullNameOf, type Person } from '../person.ts';

interface ApproveDialogProps {
  /** Null while nobody is asked about. */
  person: Person | null;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before somebody is approved whose papers nobody has looked at. */
export function ApproveDialog({ person, isPending, onYes, onNo }: ApproveDialogProps) {
  const { t } = useTranslation('admin/practitioners');

  return (
    <ConfirmDialog
      title={t('people.approveQuestion', { name: fullNameOf(person) })}
      isOpen={person !== null}
      isPending={isPending}
      onYes={onYes}
      onNo={onNo}
    >
      <Stack gap={4}>
        <p>{t('people.papersWait', { count: person?.waiting_papers ?? 0 })}</p>
        {person?.insurance && (
          <p>{t(person.tick_papers === false ? 'people.claimsLater' : 'people.claims')}</p>
        )}
        <p>
          <Link to="/admin/papers">{t('people.toPapers')}</Link>
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
