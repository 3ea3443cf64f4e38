import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Stack } from '@freely/ui/layout';
import { AnchoredPopover } from '@freely/ui/popover';
import type { RefObject } from 'react';

interface MissingPostcodeProps {
  /** The link that needs the postcode. */
  beside: RefObject<Element | null>;
  onClose: () => void;
  onAdd: () => void;
}

/** Shown when a home visit is chosen and the search names only a town: a visit needs a postcode. */
export default function MissingPostcode({ beside, onClose, onAdd }: MissingPostcodeProps) {
  const { t } = useTranslation('booking/search');
  const title = t('chooseLocation.noPostcode');

  return (
    <AnchoredPopover anchor={beside} label={title} onClose={onClose}>
      <Stack gap={3}>
        <strong>{title}</strong>
        <p>{t('chooseLocation.noPostcodeText')}</p>
        <div>
          <Button size="sm" onClick={onAdd}>
            {t('chooseLocation.addPostcode')}
          </Button>
        </div>
      </Stack>
    </AnchoredPopover>
  );
}
