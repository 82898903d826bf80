import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { NameRules } from './site-name.ts';

export const requireZone = ({ siteZone }: Pick<Ports, 'siteZone'>): string => {
  if (siteZone === null) throw new DomainError('domain.cannot_connect');
  return siteZone;
};

export const nameRules = async ({ reads }: Reads<'settings'>): Promise<NameRules> => {
  const { siteName, reservedNames } = await reads.settings.read();
  return { brand: siteName, reserved: reservedNames };
};

/** Below `localhost` no certificate is given: nothing leads there over https. */
export const isLinkable = (host: string): boolean => !/(^|\.)localhost$/.test(host);
