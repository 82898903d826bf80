/** Who sends each request of the access table, in the order of its columns. */
export const people = [
  'visitor',
  'pending member',
  'owner',
  'other member',
  'coach',
  'staff with every other permission',
  'staff with one of the permissions',
  'user 1',
] as const;
export type Person = (typeof people)[number];
/** The status each of them gets. */
export type Answers = readonly [number, number, number, number, number, number, number, number];

export type Ask = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
  file?: 'a picture';
}>;
/** By method and path: what each person gets for a request that is right in itself. */
export type AccessRows = Readonly<Record<string, readonly [Answers, Ask?]>>;

export const open = (status: number): Answers => [status, status, status, status, status, status, status, status]; // prettier-ignore
export const signedIn = (status: number): Answers => [401, status, status, status, status, status, status, status]; // prettier-ignore
export const members = (status: number): Answers => [401, 403, status, status, status, status, status, status]; // prettier-ignore
export const staff = (status: number): Answers => [401, 403, 403, 403, 403, 403, status, status];
/** For whom members' accounts are closed, a partner that is not their own is not there. */
export const ownPartner = (status: number): Answers => [401, 403, 403, 403, 403, 403, 404, status];
/** A coach's own: everybody else is told to become one first. */
export const coaches = (status: number): Answers => [401, 403, 403, 403, status, 403, 403, 403];
/** A coach's own desk. */
export const coachOnly = (status: number): Answers => [401, 403, 403, 403, status, 403, 403, 403];
/** What belongs to the owner is, to everybody else, not there: staff have their own way in. */
export const own = (status: number): Answers => [401, 403, status, 404, 404, 404, 404, 404];
/** Of a review: its member, and its coach. */
export const theTwo = (member: number, coach: number): Answers => [401, 403, member, 403, coach, 403, 403, 403]; // prettier-ignore

export const member = { id: 'owner' };
export const reason = 'asked for by its owner';
