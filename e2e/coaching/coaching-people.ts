import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import type { TestServer, Person } from '../engine/test-server.ts';
import { call, upload } from '../engine/server.ts';
import { pictureOf, sides } from '../engine/pictures.ts';
import { check } from '../engine/scenario.ts';

type Body = Readonly<Record<string, unknown>>;
type Server = Pick<TestServer, 'url'>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** What a program asks in a person's name; anything but a yes is an error that says what was answered. */
export const ask = async (
  testServer: Server,
  token: string,
  [method, path]: readonly [Method, string],
  body?: unknown,
): Promise<Record<string, unknown>> => {
  const key = method === 'POST' ? crypto.randomUUID() : undefined;
  const answer = await call(testServer.url, method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { key }),
  });
  check(answer.status < 300, `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Changes what stands there, seen just before. */
const change = async (
  testServer: Server,
  { token }: Pick<Person, 'token'>,
  method: Method,
  path: string,
  body: Body,
) => {
  const { version } = await ask(testServer, token, ['GET', path]);
  await ask(testServer, token, [method, path], { ...body, version });
};

export const grant = (
  testServer: TestServer,
  { id }: Person,
  coin: 'FIT_COIN' | 'BASE_COIN',
  amount: number,
) =>
  ask(testServer, testServer.token, ['POST', '/admin/coins/grant'], {
    userId: id,
    coin,
    amount,
    reason: 'to spend',
  });

/** A week as this member measured it, with three pictures. */
export const saveWeek = async (testServer: TestServer, member: Person, measured: Body): Promise<string> => {
  await grant(testServer, member, 'BASE_COIN', 10_000);
  const media = await Promise.all(
    sides.map(async (side) => {
      const bytes = await pictureOf(side, 78);
      const file = { name: `${side}.jpg`, type: 'image/jpeg', bytes };
      return { side, mediaId: await upload(testServer.url, member.token, 'PHYSICAL_PROFILE', file) };
    }),
  );
  const { id } = await ask(testServer, member.token, ['POST', '/indicators'], { ...measured, media });
  return String(id);
};

export const profile = (testServer: Server, person: Pick<Person, 'token'>, parts: Body): Promise<void> =>
  change(testServer, person, 'PATCH', '/me', parts);

type CoachLook = Readonly<{
  username: string;
  city: string;
  headline: string;
  /** Fit Coin; 0 is free. */
  price: number;
  languages: readonly ('vi' | 'en')[];
  questions?: readonly unknown[];
}>;

/** Applied, was approved by staff, and stands in the directory. */
export const becomeCoach = async (testServer: TestServer, person: Person, look: CoachLook): Promise<void> => {
  const { username, city, headline, price, languages, questions = [] } = look;
  await profile(testServer, person, { username, city, country: 'VN', isPublic: true });
  const { id } = await ask(testServer, person.token, ['POST', '/coach-requests'], {
    link: 'https://example.com/form',
    reason: 'Tám năm hướng dẫn người mới tập, có chứng chỉ.',
  });
  await ask(testServer, testServer.token, ['POST', `/admin/coach-requests/${String(id)}/approve`], {
    checklist: coachRequestChecks,
  });
  await change(testServer, person, 'PUT', '/me/coach-settings', { reviewPrice: price, headline, languages });
  if (questions.length > 0)
    await ask(testServer, person.token, ['PUT', '/me/question-forms'], { questions, number: 0 });
};
