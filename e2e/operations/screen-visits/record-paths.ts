import { call, signIn } from '../../engine/server.ts';
import { check } from '../../engine/scenario.ts';
import { consoleRecords } from '../../engine/screen-paths.ts';

/** One record of each list of the console. */
export const consoleRecordPaths = async (url: string): Promise<readonly string[]> => {
  const token = await signIn(url, 'admin');
  const found: string[] = [];
  for (const [place, pages] of Object.entries(consoleRecords)) {
    const { status, body } = await call(url, 'GET', `/admin/${place}?range=[0,0]`, { token });
    const [first] = body as unknown as { id: string }[]; // a list answers with its rows
    check(status === 200 && first !== undefined, `${place} has no record to open: ${status}`);
    for (const opened of pages) found.push(`${place}/${first?.id}${opened === 'show' ? '/show' : ''}`);
  }
  return found;
};

type Review = Readonly<{ id: string; memberId: string; status: string }>;

/** One review in each state that there is, as this person sees them from this side. */
const reviewsByState = async (
  url: string,
  role: string,
  side: 'MEMBER' | 'COACH',
): Promise<readonly Review[]> => {
  const token = await signIn(url, role);
  const { status, body } = await call(url, 'GET', `/reviews?side=${side}&limit=50`, { token });
  check(status === 200, `the reviews of the ${role} answered ${status}`);
  const reviews = body['items'] as readonly Review[]; // of our own contract
  const found = Map.groupBy(reviews, (review) => review.status);
  check(found.size > 0, `the ${role} has no review to open`);
  return [...found.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
};

export const memberReviewPaths = async (url: string): Promise<readonly string[]> =>
  (await reviewsByState(url, 'member', 'MEMBER')).map(({ id }) => `/dashboard/review/${id}`);

export const coachReviewPaths = async (url: string): Promise<readonly string[]> => {
  const reviews = await reviewsByState(url, 'coach', 'COACH');
  const waiting = reviews.find(({ status }) => status === 'PENDING');
  check(waiting !== undefined, 'nothing waits for the coach');
  return [
    ...reviews.map(({ id }) => `/dashboard/review/${id}`),
    ...['week', 'compare', 'answers', 'write'].map(
      (tab) => `/dashboard/review/${waiting?.id}/answer?tab=${tab}`,
    ),
    `/dashboard/member/${waiting?.memberId}`,
  ];
};

type Step = Readonly<{ id: string; state: string }>;
type Lesson = Step & Readonly<{ quiz: Step | null }>;

const started = 'khoi-dong-14-ngay';

/** A lesson and a quiz in each state that there is in a challenge that the member of the demo is learning. */
export const memberLearningPaths = async (url: string): Promise<readonly string[]> => {
  const token = await signIn(url, 'member');
  const { status, body } = await call(url, 'GET', `/challenges/${started}`, { token });
  check(status === 200, `the challenge of the member answered ${status}`);
  const chapters = body['chapters'] as readonly Readonly<{ lessons: readonly Lesson[] }>[]; // of our own contract
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const quizzes = lessons.flatMap(({ quiz }) => quiz ?? []);
  const firstOfEach = (steps: readonly Step[], place: string) =>
    [...Map.groupBy(steps, ({ state }) => state).values()].map(
      ([first]) => `/challenge/${started}/${place}/${first?.id}`,
    );
  const found = [...firstOfEach(lessons, 'learn'), ...firstOfEach(quizzes, 'quiz')];
  check(found.length >= 4, `the member has hardly begun: ${found.join()}`);
  return found;
};

/** What the coach of the demo wrote: what it brought, its learners, and each part of its editor. */
export const coachLearningPaths = async (url: string): Promise<readonly string[]> => {
  const token = await signIn(url, 'coach');
  const { body } = await call(url, 'GET', '/authoring/challenges', { token });
  const [written] = body['items'] as readonly Readonly<{ id: string }>[]; // of our own contract
  check(written !== undefined, 'the coach has written nothing');
  const copy = await call(url, 'GET', `/authoring/challenges/${written?.id}`, { token });
  const [chapter] = copy.body['chapters'] as readonly Readonly<{
    lessons: readonly Readonly<{ id: string; quizId: string | null }>[];
  }>[]; // of our own contract
  const lesson = chapter?.lessons.find(({ quizId }) => quizId !== null);
  check(lesson !== undefined, 'no lesson of it has a quiz');
  const own = `/dashboard/challenge/${written?.id}`;
  const tabs = ['tree', 'about', 'publish', 'preview'].map((tab) => `${own}/edit?tab=${tab}`);
  const parts = [`lesson=${lesson?.id}`, `quiz=${lesson?.quizId}`];
  return [own, `${own}/enroll`, ...tabs, ...parts.map((part) => `${own}/edit?tab=tree&${part}`)];
};

type Own = Readonly<{ id: string; status: string }>;

/** Of a list of one's own, one in each state that there is. */
const ownByState = async (url: string, role: string, list: string): Promise<readonly Own[]> => {
  const token = await signIn(url, role);
  const { status, body } = await call(url, 'GET', list, { token });
  const items = body['items'] as readonly Own[]; // of our own contract
  check(status === 200 && items.length > 0, `${list} of the ${role} answered ${status} with nothing`);
  return [...Map.groupBy(items, (one) => one.status).values()].flatMap(([first]) => first ?? []);
};

/** What the coach of the demo wrote: how each is doing, and where it is written. */
export const coachArticlePaths = async (url: string): Promise<readonly string[]> =>
  (await ownByState(url, 'coach', '/me/posts?limit=50')).flatMap(({ id }) => [
    `/dashboard/post/${id}`,
    `/dashboard/post/${id}/edit`,
  ]);

/** What the member of the demo reported. */
export const memberReportPaths = async (url: string): Promise<readonly string[]> =>
  (await ownByState(url, 'member', '/bug-reports?limit=50')).map(({ id }) => `/dashboard/bug-reports/${id}`);
