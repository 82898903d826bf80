import { stateOf, type PersonalToken, type TokenState } from '../personal-token.ts';

/** As its owner sees it. */
export type ShownToken = Readonly<
  Pick<PersonalToken, 'id' | 'name' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> & {
    state: TokenState;
    endReason: PersonalToken['endReason'];
  }
>;

export const shownToken = (token: PersonalToken, at: Date): ShownToken => {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, endReason } = token;
  const state = stateOf(token, at);
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, endReason, state };
};
