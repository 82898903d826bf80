import { z } from 'zod';
import { userTypes } from '#core/access/actor/actor.ts';
import { coachMarks } from '#core/people/profile/coach-mark.ts';

/** The one way a person is shown in lists, frames and search. */
export const personCard = z.object({
  id: z.string(),
  /** Empty once they have left. */
  name: z.string(),
  /** Null, as is the link, where the profile is not open to the reader. */
  username: z.string().nullable(),
  type: z.enum(userTypes),
  coachMark: z.enum(coachMarks).nullable(),
  avatarUrl: z.string().nullable(),
  profileLink: z.string().nullable(),
  domain: z.object({ domainName: z.string() }).nullable(),
  isOwn: z.boolean(),
});
export type PersonCard = z.output<typeof personCard>;
