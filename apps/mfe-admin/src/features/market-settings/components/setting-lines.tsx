import type { AdminSettings } from '@freely/api-client/contract';
import type { SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import styles from '../market-settings.module.css';
import { useSettingValue } from '../use-setting-value.ts';

type Name = SettingName | TextName;

interface SettingLinesProps {
  title: string;
  names: readonly Name[];
  data: AdminSettings;
  onChange: (name: Name) => void;
}

/** Settings with their values, each with a button that changes it. */
export function SettingLines({ title, names, data, onChange }: SettingLinesProps) {
  const { t } = useTranslation('admin/market-settings');
  const format = useSettingValue();
  const values = { ...data.values, ...data.texts };

  return (
    <Section title={title}>
      <Lines
        empty=""
        lines={names.map((name) => ({
          key: name,
          what: (
            <span className={styles.setting}>
              <span>
                {t(`names.${name}`)}: <b>{format(name, values[name])}</b>
              </span>
              <span>{t(`texts.${name}`)}</span>
            </span>
          ),
          aside: (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('changeOf', { name: t(`names.${name}`) })}
              onClick={() => onChange(name)}
            >
              {t('change')}
            </Button>
          ),
        }))}
      />
    </Section>
  );
}
