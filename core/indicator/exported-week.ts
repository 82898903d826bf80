import { slug } from '#core/kernel/text.ts';
import type { ReportFormat } from './snapshot.ts';

/** A file that was made for its owner, behind an address of a few minutes. */
export type ExportedWeek = Readonly<{
  format: ReportFormat;
  name: string;
  contentType: string;
  size: number;
  url: string;
  expiresAt: Date;
  /** In Base Coin. */
  charged: number;
}>;

export const exportName = (siteName: string, what: string, extension: string): string =>
  `${slug(siteName) || 'export'}-${what}.${extension}`;
