import { z } from 'zod';
import { userLevels, userTypes } from '#core/access/actor/actor.ts';
import { onlookers } from '#core/people/account/audience.ts';
import { activityStatuses } from '#core/people/account/user.ts';
import { contract, instant } from '../../engine/contract/endpoint.ts';
import { certificate } from '../../platform/contract/certificates.ts';
import { galleryPicture } from '../../people/contract/gallery.ts';
import { socialStanding } from '../../people/contract/social-standing.ts';
import { snapshot } from '../../body/contract/indicators.ts';

export const publicProfile = z.object({
  id: z.string(),
  displayName: z.string(),
  username: z.string().nullable(),
  type: z.enum(userTypes),
  level: z.enum(userLevels),
  about: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  activityStatus: z.enum(activityStatuses),
  /** Null: not shown to this viewer. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profileLink: z.string(),
  /** The site of their own that is being served. */
  domain: z.object({ domainName: z.string() }).nullable(),
  isOwn: z.boolean(),
  stats: z
    .object({
      /** Null where only the latest week is shown. */
      weeks: z.int().nullable(),
      streak: z.int().nullable(),
      latest: snapshot.nullable(),
    })
    .nullable(),
  gallery: z.array(galleryPicture).nullable(),
  /** Valid ones that their holder chose to show; `/verify/<publicId>` proves each. */
  certificates: z.array(certificate.pick({ publicId: true, kind: true, title: true, completedOn: true })),
  social: socialStanding,
  createdAt: instant,
});

export const people = contract({
  get: {
    method: 'GET',
    path: '/users/:idOrUsername',
    summary: 'A public profile, as far as its owner shows it',
    access: 'visitor',
    params: z.strictObject({ idOrUsername: z.string().min(1).max(64) }),
    /** `as`: one's own page as others see it. */
    query: z.strictObject({ as: z.enum(onlookers).optional() }),
    output: publicProfile,
    refusals: ['user.not_found', 'user.not_public'],
  },
});
