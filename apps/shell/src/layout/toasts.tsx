import { dismissToast, toastStore } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { ToastRegion } from '@freely/ui/toast';

/** Shows the toasts of all parts of the page. */
export function Toasts() {
  const { toasts } = useStore(toastStore);

  return (
    <ToastRegion
      toasts={toasts.map((toast) => ({ ...toast, id: String(toast.id) }))}
      onDismiss={(id) => dismissToast(Number(id))}
    />
  );
}
