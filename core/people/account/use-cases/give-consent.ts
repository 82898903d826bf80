import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { consentDocuments, consentVersion } from '#core/platform/settings/legal-documents.ts';
import { consentsOf } from '#core/people/account/consent.ts';
import { readMe, type Me } from '../views/me.ts';

type Needs = Reads<'consents' | 'media' | 'users'> &
  SiteHostNeeds &
  Writes<'consents' | 'users'> &
  Pick<Ports, 'clock' | 'mediaStore'>;

/** Agrees to the words in force; agreeing to words that are no longer shown means nothing. */
export const giveConsent =
  (ports: Needs) =>
  async (actor: Actor, input: Readonly<{ version: string }>): Promise<Me> => {
    const { id } = requireSignedIn(actor);
    if (input.version !== consentVersion) throw fieldError('body.version', 'auth.consent_required');

    await ports.transaction(async ({ users, consents }) => {
      await users.lock(id);
      const before = await consents.of(id);
      const isGiven = (document: string) =>
        before.some((consent) => consent.document === document && consent.version === consentVersion);
      if (!consentDocuments.every(isGiven)) {
        await consents.insert(consentsOf(id, ports.clock.now()).filter(({ document }) => !isGiven(document)));
      }
    });
    return readMe(ports)(id);
  };
