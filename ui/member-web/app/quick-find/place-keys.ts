import { paths } from '../paths.ts';

/** Where `g` and a letter lead. */
export const placeKeys: Readonly<Record<string, string>> = {
  h: paths.fitboard,
  w: paths.weeklySave,
  p: paths.timeline,
  f: paths.feed,
  c: paths.coaches,
  m: paths.chat,
  l: paths.challenges,
  a: paths.aiChat,
  r: paths.rewards,
  n: paths.notifications,
  s: paths.settings,
};
