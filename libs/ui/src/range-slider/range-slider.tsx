import { useTranslation } from '@freely/i18n';
import type { CSSProperties } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../class-names.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './range-slider.module.css';

preventStyleTags();

/** The lower and the upper end of a range. */
export type Range = readonly [number, number];

export interface RangeSliderProps {
  legend: string;
  value: Range;
  min: number;
  max: number;
  step?: number | undefined;
  /** A value in words: 9 as "09:00". */
  format: (value: number) => string;
  /** Called while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called when a thumb is released: the time to search again. */
  onChangeEnd?: ((value: Range) => void) | undefined;
  /** Names of the two thumbs; "From" and "To" unless given. */
  thumbLabels?: readonly [string, string] | undefined;
}

/** Two thumbs on a track, with the chosen range in words above it. */
export function RangeSlider({
  legend,
  value,
  min,
  max,
  step = 1,
  format,
  onChange,
  onChangeEnd,
  thumbLabels,
}: RangeSliderProps) {
  const { t } = useTranslation('ui');
  const [from, to] = value;
  const labels = thumbLabels ?? [t('range.from'), t('range.to')];
  const percent = (position: number) => `${((position - min) / (max - min)) * 100}%`;
  const fill = {
    '--fill-start': percent(from),
    '--fill-end': percent(max + min - to),
  } as CSSProperties;

  return (
    <I18nProvider locale="en-GB">
      <Slider<number[]>
        className={classNames(styles.slider)}
        value={[from, to]}
        minValue={min}
        maxValue={max}
        step={step}
        onChange={(next) => onChange(toRange(next, value))}
        onChangeEnd={(next) => onChangeEnd?.(toRange(next, value))}
      >
        <div className={styles.head}>
          <Label>{legend}</Label>
          <output className={styles.output}>
            {t('range.words', { from: format(from), to: format(to) })}
          </output>
        </div>
        <div className={styles.range}>
          <SliderTrack className={classNames(styles.track)} style={fill}>
            <span className={styles.line} />
            <span className={styles.fill} />
            {labels.map((label, index) => (
              <SliderThumb
                key={index === 0 ? 'from' : 'to'}
                index={index}
                aria-label={label}
                className={classNames(styles.thumb)}
              />
            ))}
          </SliderTrack>
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </Slider>
    </I18nProvider>
  );
}

function toRange([from, to]: number[], previous: Range): Range {
  return [from ?? previous[0], to ?? previous[1]];
}
