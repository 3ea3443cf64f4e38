import { dismissToast, toastStore } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { useLazyPart } from './use-lazy-part.ts';

/** Shows the toasts of all parts of the page. */
export function Toasts() {
  const { toasts } = useStore(toastStore);
  const Region = useLazyPart(loadRegion, toasts.length > 0);

  return (
    Region && (
      <Region
        toasts={toasts.map((toast) => ({ ...toast, id: String(toast.id) }))}
        onDismiss={(id) => dismissToast(Number(id))}
      />
    )
  );
}

export const importToasts = () => import('@freely/ui/toast');

const loadRegion = async () => (await importToasts()).ToastRegion;
