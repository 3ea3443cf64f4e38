import { useTranslation } from '@freely/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './dialog.module.css';
import { useReturnedFocus } from './use-returned-focus.ts';

preventStyleTags();

export interface DialogProps {
  /** Names the dialog; a node may add a seal beside the text. */
  title: ReactNode;
  isOpen: boolean;
  /** Called by the close button, Escape, and a press outside. */
  onClose: () => void;
  children: ReactNode;
  /** Always visible below the scrolling body: for example a total and the primary button. */
  footer?: ReactNode;
  /** `xs` 290px, on phones too; `sm` 416px, `md` 480px, `lg` 960px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Art that replaces the plain header; the title then moves into the body. */
  headerArt?: ReactNode;
  /** Before the title, for example an avatar. */
  media?: ReactNode;
  /** On a phone the sheet takes the full height, so that it does not jump while content loads. */
  isTall?: boolean | undefined;
  /** A press outside does not close it: for forms that took work to fill in. */
  isSticky?: boolean | undefined;
  /** The action is running: nothing closes it, so that the outcome is seen where it was asked for. */
  isPending?: boolean | undefined;
  /** `side` is a drawer at the right edge of a wide screen: for the details of a row. */
  place?: 'middle' | 'side' | undefined;
}

/**
 * A dialog in the middle of a wide screen, or a drawer at its side; on a phone a sheet from the
 * bottom. The focus stays inside, and returns to where it was. The footer is outside the body, so
 * give its submit button `form="…"`.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'md',
  headerArt,
  media,
  isTall = false,
  isSticky = false,
  isPending = false,
  place = 'middle',
}: DialogProps) {
  function close() {
    if (!isPending) onClose();
  }
  const heading = (
    <Heading slot="title" level={2} className={classNames(styles.title)}>
      {title}
    </Heading>
  );

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={!isSticky}
      className={classNames(styles.scrim, place === 'side' && styles.side)}
    >
      <Modal className={classNames(styles.modal, size !== 'md' && styles[size])}>
        <AriaDialog className={classNames(styles.dialog, isTall && styles.tall)}>
          <ReturnedFocus />
          {headerArt ? (
            <div className={styles.art}>
              {headerArt}
              <CloseButton onClose={close} isPending={isPending} variant="line" />
            </div>
          ) : (
            <div className={styles.head}>
              {media}
              {heading}
              <CloseButton onClose={close} isPending={isPending} />
            </div>
          )}
          <div className={styles.body}>
            {headerArt && heading}
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Of the open dialog: it is there as long as the dialog is. */
function ReturnedFocus() {
  useReturnedFocus();

  return null;
}

interface CloseButtonProps {
  onClose: () => void;
  isPending: boolean;
  variant?: 'line';
}

function CloseButton({ onClose, isPending, variant }: CloseButtonProps) {
  const { t } = useTranslation('ui');

  return (
    <IconButton label={t('close')} variant={variant} isAtEnd={isPending} onClick={onClose}>
      <Icon of={X} />
    </IconButton>
  );
}
