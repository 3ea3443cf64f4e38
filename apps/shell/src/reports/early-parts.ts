import type { PublicSettings } from '@freely/shell-sdk';
import type { ReportParts } from './start-reports.ts';

/** What is known when the page starts; everything else is loaded later. */
export interface EarlyParts extends Pick<ReportParts, 'early' | 'router'> {
  readonly settings: PublicSettings;
  /** The folder of the shell's release. */
  readonly shellUrl: string | undefined;
}
