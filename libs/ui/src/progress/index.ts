export {
  MeterBar,
  type MeterBarProps,
  ProgressBar,
  type ProgressBarProps,
} from './progress-bar.tsx';
