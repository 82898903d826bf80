import { z } from 'zod';
import { instant } from '../../engine/contract/endpoint.ts';

/** What a page about a person shows of how they stand to the community, and to the reader. */
export const socialStanding = z.object({
  /** Null where the owner keeps lists and figures closed. */
  figures: z.object({ followers: z.int(), following: z.int(), posts: z.int() }).nullable(),
  /** Null for visitors and for oneself. */
  tie: z
    .object({
      following: z.boolean(),
      bell: z.boolean(),
      followsMe: z.boolean(),
      muted: z.boolean(),
      /** Null while not muted, and for a mute without end. */
      mutedUntil: instant.nullable(),
      blocked: z.boolean(),
    })
    .nullable(),
});
export type SocialStanding = z.output<typeof socialStanding>;
