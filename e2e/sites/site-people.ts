import { setTimeout as pause } from 'node:timers/promises';
import { ask, grant, profile } from '../coaching/coaching-people.ts';
import { check } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import type { Person, TestServer } from '../engine/test-server.ts';

type Domain = Readonly<Record<string, unknown>> & Readonly<{ id: string; status: string }>;

/** Asked until it holds; the clock of the jobs runs each ten seconds. */
export const eventually = async (
  what: string,
  holds: () => Promise<boolean>,
  patienceMs = 60_000,
): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    check(Date.now() < deadline, `${what} did not happen in time`);
    await pause(250);
  }
};

export const ownDomain = async (testServer: TestServer, { token }: Person): Promise<Domain> => {
  const { body } = await call(testServer.url, 'GET', '/me/domain', { token });
  return body['domain'] as Domain; // of our own contract
};

/** A member everybody may see, with the coins for a name. */
export const ownerOf = async (testServer: TestServer, fullname: string, email: string): Promise<Person> => {
  const person = await testServer.person(fullname, email);
  await profile(testServer, person, {
    username: email.split('@', 1)[0] ?? '',
    isPublic: true,
    about: 'Chạy bộ mỗi sáng, và kể lại chuyện đó.',
  });
  await grant(testServer, person, 'FIT_COIN', 12_000);
  return person;
};

/** Bought through the API, and waited for until it is served. */
export const buyName = async (testServer: TestServer, person: Person, name: string): Promise<Domain> => {
  await ask(testServer, person.token, ['POST', '/domains'], { name });
  await eventually(`the name ${name}`, async () => (await ownDomain(testServer, person)).status === 'ACTIVE');
  return ownDomain(testServer, person);
};
