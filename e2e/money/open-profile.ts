import { call } from '../engine/server.ts';
import { check } from '../engine/scenario.ts';

/** A page that everybody finds, under this username. */
export const openProfile = async (url: string, token: string, username: string): Promise<void> => {
  const known = await call(url, 'GET', '/me', { token });
  const body = { username, isPublic: true, version: known.body['version'] };
  const changed = await call(url, 'PATCH', '/me', { token, body });
  check(changed.status === 200, `the profile answered ${changed.status}: ${JSON.stringify(changed.body)}`);
};
