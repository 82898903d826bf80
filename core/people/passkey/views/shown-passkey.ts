import type { Passkey } from '../passkey.ts';

/** As its owner and staff see it. */
export type ShownPasskey = Readonly<Pick<Passkey, 'id' | 'name' | 'isSynced' | 'createdAt' | 'lastUsedAt'>>;

export const shownPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: Passkey): ShownPasskey => ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
});
