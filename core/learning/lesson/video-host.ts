import { DomainError } from '#core/kernel/domain-error.ts';

const address = /^https:\/\/([a-z0-9.-]+)(?::443)?\/[^\s"'<>\\]*$/i;

const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Hosts as staff wrote them down: one a line, or apart by commas. */
export const hostsOf = (setting: string): ReadonlySet<string> =>
  new Set(
    setting
      .split(/[\s,]+/)
      .map((host) => host.toLowerCase())
      .filter((host) => host !== ''),
  );

/** Where a page that shows lessons may load videos from, beside our own files. */
export const videoOrigins = (setting: string): readonly string[] =>
  [...hostsOf(setting)].filter((host) => hostName.test(host)).map((host) => `https://${host}`);

/** Whether it is an https address on one of the hosts. */
export const isAllowedVideo = (url: string, hosts: ReadonlySet<string>): boolean => {
  const host = address.exec(url)?.[1]?.toLowerCase();
  return host !== undefined && url.length <= 2_000 && hosts.has(host);
};

/** An https address on one of the hosts; fails with lesson.video_unusable. */
export const requireAllowedVideo = (url: string, setting: string): string => {
  if (!isAllowedVideo(url, hostsOf(setting))) throw new DomainError('lesson.video_unusable');
  return url;
};
