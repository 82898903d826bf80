import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isPageKey } from '../page.ts';
import { presentPage, type ShownPage } from '../views/shown-page.ts';

type Asked = Readonly<{ key: string; language: Language }>;

/** A page as everybody reads it now. */
export const readPage =
  ({ reads, clock }: Reads<'pageVersions' | 'settings'> & Pick<Ports, 'clock'>) =>
  async (_actor: Actor, { key, language }: Asked): Promise<ShownPage> => {
    if (!isPageKey(key)) throw new DomainError('page.not_found');
    const [versions, site] = await Promise.all([reads.pageVersions.of(key), reads.settings.read()]);
    return presentPage(key, versions, { language, site, at: clock.now() });
  };
