import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { inLanguage } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { hostOf } from '#core/sites/domain-name/dns-task.ts';
import { isServed, type DomainId } from '#core/sites/domain-name/domain.ts';
import { readOwn } from '#core/sites/domain-name/use-cases/get-own-domain.ts';

type Needs = Reads<'domains' | 'ownSites' | 'users'> & Pick<Ports, 'baseUrl' | 'posterPrinter'>;
type Input = Readonly<{ id: DomainId; language: Language }>;

/** As the site is reached: below `localhost` by the platform's own scheme and port. */
export const siteUrl = (host: string, baseUrl: string): string => {
  const [, scheme = 'https', port = ''] = /^(https?):\/\/[^/:]+(:\d+)?/.exec(baseUrl) ?? [];
  return scheme === 'http' ? `http://${host}${port}` : `https://${host}`;
};

/** A sheet with a code that leads to one's own site. */
export const printPoster =
  ({ reads, baseUrl, posterPrinter }: Needs) =>
  async (actor: Actor, { id, language }: Input): Promise<{ name: string; content: Uint8Array }> => {
    const { id: userId } = requireMember(actor);
    const domain = await readOwn(reads, actor, id);
    if (!isServed(domain)) throw new DomainError('domain.not_available', { status: domain.status });
    const [owner, hosts, site] = await Promise.all([
      reads.users.get(userId),
      reads.ownSites.hostsOf([userId]),
      reads.ownSites.find(id),
    ]);
    const host = hosts.get(userId) ?? hostOf(domain);
    const content = await posterPrinter.print({
      url: siteUrl(host, baseUrl),
      host,
      title: displayName(owner),
      tagline: site === null ? '' : inLanguage(site.tagline, language),
      language,
    });
    return { name: `${domain.name}-poster.pdf`, content };
  };
