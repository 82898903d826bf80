import { localDraft } from '../../app/device/local-draft.ts';
import { type ArticleFields, readKept } from './article-fields.ts';

/** What one window of the browser keeps of an article on this device until the server has it. */
export type DeviceCopy = Readonly<{ fields: ArticleFields; version: number; at: number }>;
export type FoundCopy = DeviceCopy & Readonly<{ key: string }>;

const copyIn = (stored: unknown): DeviceCopy | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = readKept(Reflect.get(stored, 'fields'));
  const version: unknown = Reflect.get(stored, 'version');
  const at: unknown = Reflect.get(stored, 'at');
  if (!fields || typeof version !== 'number') return undefined;
  return { fields, version, at: typeof at === 'number' ? at : 0 };
};

const placeOf = (articleId: string): string => `post:${articleId}`;

/** Two windows at one article write to two places, so that neither types over the other's text. */
export const newCopyKey = (articleId: string): string => `${placeOf(articleId)}:${crypto.randomUUID()}`;

export const deviceCopy = (key: string) => localDraft(key, copyIn);

const keysOf = (articleId: string): readonly string[] => {
  try {
    const place = placeOf(articleId);
    return Object.keys(localStorage).filter((key) => key === place || key.startsWith(`${place}:`));
  } catch {
    return [];
  }
};

/** What windows left on this device, last written first; what nobody can read is removed. */
export const copiesOf = (articleId: string): readonly FoundCopy[] =>
  keysOf(articleId)
    .flatMap((key) => {
      const copy = deviceCopy(key).read();
      if (copy === undefined) deviceCopy(key).remove();
      return copy === undefined ? [] : [{ ...copy, key }];
    })
    .toSorted((one, other) => other.at - one.at);

/** Places of windows that are open now; a browser without locks knows of none. */
export const openCopies = async (): Promise<ReadonlySet<string>> => {
  const { locks } = navigator as Readonly<{ locks?: LockManager }>; // only where the connection is safe
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
};

/** Says to other windows that this place is taken, until the answer is called. */
export const holdCopy = (key: string): (() => void) => {
  const { locks } = navigator as Readonly<{ locks?: LockManager }>; // only where the connection is safe
  let release = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks?.request(key, () => over).catch(() => undefined);
  return release;
};
