import { z } from 'zod';
import { me } from './me.ts';

export const transport = z.enum(['cookie', 'body']).optional();

/** The refresh token is in the answer only for clients that asked for `transport: body`; browsers get a cookie. */
export const signedIn = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  refreshToken: z.string().optional(),
  user: me,
});
