import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { credentialAddresses } from '../addresses.ts';
import { publishedKey, type CredentialAlgorithm, type PublishedKey } from '../credential-key.ts';
import { achievementDocument, issuerDocument, statusListCredential } from '../open-badge.ts';
import { currentKeyIds, knowKeys } from '../signatures.ts';
import { statusBits } from '../status-list.ts';

type Keys = Writes<'credentialKeys'> &
  Reads<'credentialKeys'> &
  Pick<Ports, 'baseUrl' | 'clock' | 'credentialSigner'>;

const notFound = (): DomainError => new DomainError('certificate.not_found');

/** Those of this server among them, also when it has signed nothing yet. */
const allKeys = ({ transaction, clock, ...ports }: Omit<Keys, 'reads'>) =>
  transaction(async (repositories) => {
    await knowKeys(repositories, ports, clock.now());
    return repositories.credentialKeys.all();
  });

/** One key, retired or not; a compromised one too: what it signed is told from what nobody signed. */
export const readKey =
  (ports: Keys) =>
  async (_actor: Actor, { thumbprint }: Readonly<{ thumbprint: string }>): Promise<PublishedKey> => {
    const kid = credentialAddresses(ports.baseUrl).key(thumbprint);
    const key =
      (await ports.reads.credentialKeys.find(kid)) ?? (await allKeys(ports)).find((one) => one.kid === kid);
    if (!key) throw notFound();
    return publishedKey(key);
  };

/** What proves anything: the keys that sign now and the retired ones, never a compromised one. */
export const readKeySet =
  (ports: Keys) =>
  async (_actor: Actor): Promise<Readonly<{ keys: readonly PublishedKey[] }>> => {
    const keys = await allKeys(ports);
    return { keys: keys.filter(({ compromisedAt }) => compromisedAt === null).map(publishedKey) };
  };

export const readIssuer =
  ({ reads, baseUrl }: Reads<'settings'> & Pick<Ports, 'baseUrl'>) =>
  async (_actor: Actor): Promise<ReturnType<typeof issuerDocument>> =>
    issuerDocument(baseUrl, (await reads.settings.read()).siteName);

export const readAchievement =
  ({ reads, baseUrl }: Reads<'achievements'> & Pick<Ports, 'baseUrl'>) =>
  async (
    _actor: Actor,
    { id }: Readonly<{ id: string }>,
  ): Promise<ReturnType<typeof achievementDocument>> => {
    const achievement = await reads.achievements.find(id);
    if (!achievement) throw notFound();
    return achievementDocument(baseUrl, achievement);
  };

/** A status list as it stands at this moment, signed. */
export const readStatusList =
  (ports: Keys & Reads<'credentialKeys' | 'signedCredentials' | 'statusLists'>) =>
  async (
    _actor: Actor,
    { list, alg = 'EdDSA' }: Readonly<{ list: number; alg?: CredentialAlgorithm | undefined }>,
  ): Promise<string> => {
    const { reads, credentialSigner, baseUrl, clock } = ports;
    if (!(await reads.statusLists.exists(list))) throw notFound();
    const at = clock.now();
    const keyIds = await ports.transaction((repositories) => currentKeyIds(repositories, ports, at));
    const encodedList = await credentialSigner.encodeList(
      statusBits(await reads.signedCredentials.revokedIndexes(list)),
    );
    const payload = statusListCredential(baseUrl, { list, alg, encodedList, at });
    return credentialSigner.sign(alg, keyIds[alg], payload);
  };
