import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { credentialAddresses } from '../addresses.ts';
import { publishedKey, type CredentialAlgorithm, type PublishedKey } from '../credential-key.ts';
import { achievementDocument, issuerDocument, statusListCredential } from '../open-badge.ts';
import { currentKeyIds } from '../signing.ts';
import { statusBits } from '../status-list.ts';

type Keys = Writes<'credentialKeys'> &
  Reads<'credentialKeys'> &
  Pick<Ports, 'baseUrl' | 'clock' | 'credentialSigner'>;

const notFound = (): DomainError => new DomainError('certificate.not_found');

/** Puts the keys that sign now among the known ones, and answers their ids. */
export const takeUpKeys = ({
  transaction,
  clock,
  ...ports
}: Writes<'credentialKeys'> & Omit<Keys, 'reads'>) =>
  transaction((repositories) => currentKeyIds(repositories, ports, clock.now()));

/** One key, retired or not; a compromised one too, so that its fate can be told from its absence. */
export const readKey =
  (ports: Pick<Keys, 'reads' | 'baseUrl'>) =>
  async (_actor: Actor, { thumbprint }: Readonly<{ thumbprint: string }>): Promise<PublishedKey> => {
    const key = await ports.reads.credentialKeys.find(credentialAddresses(ports.baseUrl).key(thumbprint));
    if (!key) throw notFound();
    return publishedKey(key);
  };

/** What proves anything: the keys that sign now and the retired ones, never a compromised one. */
export const readKeySet =
  (ports: Pick<Keys, 'reads'>) =>
  async (_actor: Actor): Promise<Readonly<{ keys: readonly PublishedKey[] }>> => {
    const keys = await ports.reads.credentialKeys.all();
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
    const keyIds = await takeUpKeys(ports);
    const encodedList = await credentialSigner.encodeList(
      statusBits(await reads.signedCredentials.revokedIndexes(list)),
    );
    const payload = statusListCredential(baseUrl, { list, alg, encodedList, at: clock.now() });
    return credentialSigner.sign(alg, keyIds[alg], payload);
  };
