import { superUserId } from '#core/kernel/id.ts';
import type { User } from '#core/people/account/user.ts';
import { schoolIn, schoolSeed } from '#fixtures/learning/school.ts';
import { openTestServer } from './test-server.ts';

type Options = NonNullable<Parameters<typeof schoolSeed>[0]>;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The whole server with an author, learners and what they do; what is prepared skips the wire, what is judged does not. */
export const openSchool = (options: Options = {}) => {
  const { people, seed } = schoolSeed(options);
  const server = openTestServer({ seed });
  const school = schoolIn(server, people, options);
  /** One request; null is a visitor. */
  const ask = async (user: Pick<User, 'id'> | null, method: Method, path: string, body?: object) => {
    // A new token each time: those of before end while the clock is moved.
    const agent = user ? server.as(user) : server.request;
    const answer = await agent[method](`/api${path}`).send(body);
    return {
      status: answer.status,
      body: answer.body,
      code: answer.body.code as string | undefined,
      text: answer.text,
    };
  };

  return {
    ...server,
    ...people,
    ...school,
    ask,
    /** The status, with the code of a refusal. */
    answerTo: async (...asked: Parameters<typeof ask>) => {
      const { status, code } = await ask(...asked);
      return code === undefined ? status : `${status} ${code}`;
    },
    superUser: { id: superUserId },
  };
};
export type OpenSchool = ReturnType<typeof openSchool>;
