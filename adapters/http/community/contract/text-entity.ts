import { z } from 'zod';
import { mostPickedMentions } from '#core/community/comment/text-entity.ts';
import { id } from '../../engine/contract/endpoint.ts';

const part = { start: z.int(), length: z.int() };

/** A part of a text that is a link or a person; places as JavaScript's `slice` counts them. */
export const textEntity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('MENTION'),
    ...part,
    userId: z.string(),
    /** Null where the profile is not open to the reader. */
    profileLink: z.string().nullable(),
  }),
  z.object({ kind: z.literal('LINK'), ...part, url: z.string() }),
]);

/**
 * Whom the writer picked; places count in the text as it is kept (`cleanProse`), and each begins with "@". One who may
 * not see the text is dropped without a word.
 */
export const pickedMentions = z
  .array(z.strictObject({ userId: id, start: z.int().min(0).max(10_000), length: z.int().min(2).max(200) }))
  .max(mostPickedMentions)
  .optional();
