import { Navigate, useNavigate } from '@freely/router';
import { useEffect, useRef } from 'react';
import { useIsFromDialog } from '../../../slot-dialog/from-dialog.ts';

/** Without a plan: Forward after a refusal leads back to the dialog, and a link to the page of the choice. */
export function NothingToCreate({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();
  const isFromDialog = useIsFromDialog();
  // Effects run twice in development: two steps back would close the dialog.
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isFromDialog || hasLeft.current) return;
    hasLeft.current = true;
    navigate(-1);
  }, [isFromDialog, navigate]);

  return isFromDialog ? null : <Navigate to={otherwise} replace />;
}
