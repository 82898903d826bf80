import { DomainError } from '#core/kernel/domain-error.ts';

const address = /^https:\/\/([a-z0-9.-]+)(?::443)?\/[^\s"'<>\\]*$/i;

/** Hosts as staff wrote them down: one a line, or apart by commas. */
export const hostsOf = (setting: string): ReadonlySet<string> =>
  new Set(
    setting
      .split(/[\s,]+/)
      .map((host) => host.toLowerCase())
      .filter((host) => host !== ''),
  );

/** An https address on one of the hosts; fails with lesson.video_unusable. */
export const requireAllowedVideo = (url: string, setting: string): string => {
  const host = address.exec(url)?.[1]?.toLowerCase();
  if (host === undefined || url.length > 2_000 || !hostsOf(setting).has(host))
    throw new DomainError('lesson.video_unusable');
  return url;
};
