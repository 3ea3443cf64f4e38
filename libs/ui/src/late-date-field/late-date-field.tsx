import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import type {
  DateFieldProps,
  DateRangeFieldProps,
  DateTimeFieldProps,
} from '../date-field/index.ts';
import fieldStyles from '../field/field.module.css';

/*
 * The date fields for pages that stand without them, such as lists that a period may narrow: typing
 * into a date and its month weigh more than the rest of such a page, so they come after it.
 */

const fields = () => import('../date-field/index.ts');

/** `DateField` of `@freely/ui/date-field`, once the page is there. */
export const LateDateField = late<DateFieldProps>(async () => (await fields()).DateField);

/** `DateRangeField` of `@freely/ui/date-field`, once the page is there. */
export const LateDateRangeField = late<DateRangeFieldProps>(
  async () => (await fields()).DateRangeField,
);

/** `DateTimeField` of `@freely/ui/date-field`, once the page is there. */
export const LateDateTimeField = late<DateTimeFieldProps>(
  async () => (await fields()).DateTimeField,
);

interface Named {
  label: ReactNode;
  className?: string | undefined;
}

function late<Props extends Named>(load: () => Promise<ComponentType<Props>>) {
  const Field = lazy(async () => ({ default: await load() }));

  return function LateField(props: Props) {
    return (
      <Suspense fallback={<Place label={props.label} className={props.className} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}

/** As large as the field, so that nothing moves when it comes. */
function Place({ label, className }: Named) {
  return (
    <div aria-busy="true" className={classNames(fieldStyles.field, className)}>
      <span className={fieldStyles.label}>{label}</span>
      <span aria-hidden="true" className={fieldStyles.control} />
    </div>
  );
}
