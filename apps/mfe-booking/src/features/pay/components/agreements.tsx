import { Trans, useTranslation } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import { CheckboxField } from '@freely/ui/field';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useFormContext } from 'react-hook-form';
import type { Details } from '../details.schema.ts';

const agreements = [
  { name: 'terms', href: siteMap.termsOfService },
  { name: 'privacy', href: siteMap.privacyPolicy },
] as const;

/** Both are required. Their links open in a new tab, so that the form stays filled in. */
export function Agreements() {
  const { t } = useTranslation('booking/checkout');
  const { register, formState } = useFormContext<Details>();

  return (
    <div>
      {agreements.map(({ name, href }) => (
        <CheckboxField
          key={name}
          label={
            <>
              <Trans
                ns="booking/checkout"
                i18nKey={`pay.${name}`}
                components={{
                  // biome-ignore lint/a11y/useAnchorContent: Trans puts the text inside.
                  1: <a href={href} target="_blank" rel="noopener" />,
                }}
              />
              <VisuallyHidden> {t('newTab')}</VisuallyHidden>
            </>
          }
          error={formState.errors[name]?.message}
          {...register(name, { validate: (isTicked) => isTicked || t('pay.required') })}
        />
      ))}
    </div>
  );
}
