import type { Credential } from '../credential.ts';
import type { CredentialRow } from '../ports.ts';
import { presentCredential, type ShownCredential } from './shown-credential.ts';

/** A credential as staff see it: whose it is, and what it was given for. */
export type StaffCredential = ShownCredential &
  Pick<Credential, 'id' | 'userId' | 'sourceId' | 'awardedAt' | 'revokedAt' | 'version' | 'createdAt'> &
  Pick<CredentialRow, 'userName' | 'username'>;

export const presentForStaff = (baseUrl: string, row: CredentialRow, at: Date): StaffCredential => {
  const { id, userId, userName, username, sourceId, awardedAt, revokedAt, version, createdAt } = row;
  return {
    ...presentCredential(baseUrl, row, at),
    id,
    userId,
    userName,
    username,
    sourceId,
    awardedAt,
    revokedAt,
    version,
    createdAt,
  };
};
