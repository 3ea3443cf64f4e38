import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { type ButtonVariantProps, buttonClass } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './menu.module.css';

preventStyleTags();

export interface MenuItem {
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  onAction: () => void;
  /** The action cannot be undone. */
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface MenuProps extends ButtonVariantProps {
  /** The content of the button that opens the menu. */
  trigger: ReactNode;
  /** The full name of the button where it has only an icon: "More for Amara". */
  label?: string | undefined;
  items: readonly MenuItem[];
}

/** Actions behind one button. Supports arrow keys, first letters and Escape. */
export function Menu({ trigger, label, items, variant = 'secondary', size, isBlock }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        {...(label && { 'aria-label': label })}
        className={buttonClass({ variant, size, isBlock })}
      >
        {trigger}
      </Button>
      <Popover offset={6} placement="bottom end" className={classNames(styles.popover)}>
        <AriaMenu className={classNames(styles.menu)}>
          {items.map(({ key, label: text, icon, onAction, isDanger, isDisabled = false }) => (
            <AriaMenuItem
              key={key}
              id={key}
              textValue={text}
              onAction={onAction}
              isDisabled={isDisabled}
              className={classNames(styles.item, isDanger && styles.danger)}
            >
              {icon && <Icon of={icon} />}
              {text}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
