import type { SignedIn } from '#core/people/sign-in/sign-in.ts';
import { withCookies, type RequestContext } from '../../engine/handlers.ts';

export type Transport = Readonly<{ transport?: 'cookie' | 'body' | undefined }>;

/** A browser keeps the refresh token where no script can read it; other clients ask for it in the body. */
export const answerTo = (
  { transport }: Transport,
  { refreshToken, ...signedIn }: SignedIn,
  deviceMark: string | null = null,
) =>
  transport === 'body'
    ? { ...signedIn, refreshToken }
    : withCookies(signedIn, { refreshToken, ...(deviceMark !== null && { deviceMark }) });

export const deviceOf = ({ userAgent, address }: RequestContext) => ({ userAgent, address });
