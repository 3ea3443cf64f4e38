import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import type {
  DateFieldProps,
  DateRangeFieldProps,
  DateTimeFieldProps,
} from '../date-field/index.ts';
import fieldStyles from '../field/field.module.css';

/*
 * The date fields for pages that are useful without them, such as lists with an optional date
 * filter: the code of a date field is larger than the rest of such a page, so it is loaded later.
 */

const fields = () => import('../date-field/index.ts');

/** `DateField` of `@freely/ui/date-field`, loaded after the page. */
export const LazyDateField = lazyField<DateFieldProps>(async () => (await fields()).DateField);

/** `DateRangeField` of `@freely/ui/date-field`, loaded after the page. */
export const LazyDateRangeField = lazyField<DateRangeFieldProps>(
  async () => (await fields()).DateRangeField,
);

/** `DateTimeField` of `@freely/ui/date-field`, loaded after the page. */
export const LazyDateTimeField = lazyField<DateTimeFieldProps>(
  async () => (await fields()).DateTimeField,
);

interface PlaceholderProps {
  label: ReactNode;
  className?: string | undefined;
}

function lazyField<Props extends PlaceholderProps>(load: () => Promise<ComponentType<Props>>) {
  const Field = lazy(async () => ({ default: await load() }));

  return function LazyField(props: Props) {
    return (
      <Suspense fallback={<Placeholder label={props.label} className={props.className} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}

/** As large as the field, so that nothing moves when it is loaded. */
function Placeholder({ label, className }: PlaceholderProps) {
  return (
    <div aria-busy="true" className={classNames(fieldStyles.field, className)}>
      <span className={fieldStyles.label}>{label}</span>
      <span aria-hidden="true" className={fieldStyles.control} />
    </div>
  );
}
