import type { LocalizedText } from '#core/kernel/language.ts';
import { withAddress, type AddressedMedium } from '#core/platform/media/address.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Credential } from '#core/platform/credential/credential.ts';
import { presentOwn, type OwnCredential } from '#core/platform/credential/views/own-credential.ts';
import { hasExpired } from '../evidence.ts';
import { specializationLabel } from './label.ts';
import type { SpecializationRequestRow } from '../ports.ts';
import type { Evidence, SpecializationRequest } from '../specialization-request.ts';
import { isRenewable } from '../renewal.ts';

export type EvidenceFile = Pick<
  AddressedMedium,
  'id' | 'name' | 'type' | 'contentType' | 'size' | 'url' | 'thumbnailUrl' | 'expiresAt'
>;

/** A request as its coach sees it. */
export type OwnSpecializationRequest = Pick<
  SpecializationRequest,
  | 'id' | 'type' | 'status' | 'fee' | 'refusalReason' | 'decidedAt' | 'version' | 'createdAt' | 'updatedAt'
> &
  Readonly<{
    label: LocalizedText;
    expired: boolean;
    renewable: boolean;
    evidence: Omit<Evidence, 'mediaIds'> & Readonly<{ files: readonly EvidenceFile[] }>;
    /** What was signed on its approval, and how that stands; null before it, and while an older one waits for its own. */
    credential: OwnCredential | null;
  }>; // prettier-ignore

/** A request as staff see it: whose it is, and who decided. */
export type StaffSpecializationRequest = OwnSpecializationRequest &
  Pick<
    SpecializationRequestRow,
    'userId' | 'userName' | 'username' | 'checklist' | 'decidedBy' | 'removedAt'
  > &
  Readonly<{ evidence: OwnSpecializationRequest['evidence'] & Readonly<{ fileCount: number }> }>;

type Shown = Readonly<{
  siteName: string;
  files: readonly EvidenceFile[];
  credential: Credential | null;
  baseUrl: string;
  at: Date;
}>;

const presentFile = async (
  mediaStore: Ports['mediaStore'],
  medium: Medium,
  at: Date,
): Promise<EvidenceFile> => {
  const { id, name, type, contentType, size, url, thumbnailUrl, expiresAt } = await withAddress(
    mediaStore,
    medium,
    at,
  );
  return { id, name, type, contentType, size, url, thumbnailUrl, expiresAt };
};

/** The files of some requests of one coach, by their ids. The caller has checked the right to see them first. */
export const filesOf = async (
  { reads, mediaStore }: Reads<'media'> & Pick<Ports, 'mediaStore'>,
  userId: SpecializationRequest['userId'],
  requests: readonly SpecializationRequest[],
  at: Date,
): Promise<(request: SpecializationRequest) => readonly EvidenceFile[]> => {
  const ids = requests.flatMap(({ evidence }) => evidence.mediaIds);
  const media = ids.length === 0 ? [] : await reads.media.ofOwner(userId, ids);
  const files = await Promise.all(media.map((medium) => presentFile(mediaStore, medium, at)));
  const byId = new Map(files.map((file) => [file.id, file]));
  return ({ evidence }) => evidence.mediaIds.flatMap((id) => byId.get(id) ?? []);
};

/** The signed credentials of some requests, by what they were given for. */
export const credentialsOf = async (
  { reads }: Reads<'signedCredentials'>,
  requests: readonly SpecializationRequest[],
): Promise<(request: SpecializationRequest) => Credential | null> => {
  const ids = requests.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id);
  const found = ids.length === 0 ? [] : await reads.signedCredentials.newestOf('BADGE', ids);
  const bySource = new Map(found.map((credential) => [credential.sourceId, credential]));
  return ({ id }) => bySource.get(id) ?? null;
};

export const presentRequest = (
  request: SpecializationRequest,
  { siteName, files, credential, baseUrl, at }: Shown,
): OwnSpecializationRequest => {
  const { number, issuer, issuedAt, expiresAt, url } = request.evidence;
  return {
    id: request.id,
    type: request.type,
    label: specializationLabel(request.type, siteName),
    status: request.status,
    expired: request.status === 'COMPLETED' && hasExpired(request.evidence, at),
    renewable: isRenewable(request, at),
    fee: request.fee,
    evidence: { number, issuer, issuedAt, expiresAt, url, files },
    credential: credential && presentOwn(baseUrl, credential, at),
    refusalReason: request.refusalReason,
    decidedAt: request.decidedAt,
    version: request.version,
    createdAt: request.createdAt,
    updatedAt: request.updatedAt,
  };
};

export const presentForStaff = (row: SpecializationRequestRow, shown: Shown): StaffSpecializationRequest => {
  const request = presentRequest(row, shown);
  return {
    ...request,
    evidence: { ...request.evidence, fileCount: row.evidence.mediaIds.length },
    userId: row.userId,
    userName: row.userName,
    username: row.username,
    checklist: row.checklist,
    decidedBy: row.decidedBy,
    removedAt: row.removedAt,
  };
};
