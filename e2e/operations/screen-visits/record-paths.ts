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
