import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isVapidPrivateKey, newVapidPrivateKey } from '#adapters/external/secrets/vapid.ts';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';

const secretsFile = z.object({
  jwtSigningKey: z.string(),
  mediaSigningKey: z.string(),
  vapidPrivateKey: z.string().refine(isVapidPrivateKey).optional(),
  adminPassword: z.string().optional(),
  /** Keys that were changed and are still accepted. */
  previous: z.object({ jwtSigningKey: z.string(), mediaSigningKey: z.string() }).optional(),
});

type Kept = z.infer<typeof secretsFile>;
export type Secrets = Kept & Readonly<{ vapidPrivateKey: string }>;

/** Longer ones first, so that no rest of a word is left standing. */
const publicWords = [
  'administrator',
  'keyboardcat',
  'development',
  'supersecret',
  'changethis',
  'replaceme',
  'topsecret',
  'changeme',
  'password',
  'passw0rd',
  'fitboard',
  'default',
  'example',
  'letmein',
  'secret',
  'qwerty',
  'admin',
  'test',
];

const filler = /your|here|please|this|the|in|for|production|my|key|jwt|token|\d/g;

/** A value out of a manual: one or two signs repeated, or nothing but well-known words, however they are strung together. */
export const isKnownDefault = (value: string): boolean => {
  const letters = value.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (new Set(letters).size <= 2) return true;
  const rest = publicWords.reduce(
    (text, word) => text.replaceAll(word, ''),
    letters.replace(/abcdef(ghijklmnopqrstuvwxyz)?/g, ''),
  );
  return rest.replace(filler, '') === '';
};

const read = (file: string): Kept | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new OperatorError(`DATA_DIR can't be used: ${sentenceOf(cause)}.`, { cause });
  }
  try {
    return secretsFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new OperatorError(
      `DATA_DIR: ${file} is damaged: put it back from a backup, or remove it, which signs everybody out.`,
      { cause },
    );
  }
};

const write = (file: string, secrets: Secrets, replace: boolean): void => {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    // Of two first starts at once, one wins and both use its secrets.
    if (replace) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return;
    if (codeOf(cause) === 'ENOSPC') {
      throw new OperatorError(`The disk is full: free some space on the disk of ${file}, then start again.`, {
        cause,
      });
    }
    throw new OperatorError(`DATA_DIR can't be written: ${sentenceOf(cause)}.`, { cause });
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Step by step: Node's own recursive way never ends on file systems that answer ENOENT to everything, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};

const isWhole = (kept: Kept): kept is Secrets => kept.vapidPrivateKey !== undefined;

const strong = () => randomBytes(48).toString('base64url');

/** What a data folder holds already; nothing is made. */
export const keptSecrets = (dataDir: string): Kept | undefined => read(join(dataDir, 'secrets.json'));

/** The secrets of this data folder; made when it is new. */
export const keepSecrets = (
  dataDir: string,
  { withAdminPassword }: { withAdminPassword: boolean },
): Secrets => {
  const file = join(dataDir, 'secrets.json');
  const found = read(file);
  if (found && isWhole(found) && (found.adminPassword !== undefined || !withAdminPassword)) return found;
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new OperatorError(`DATA_DIR can't be used: ${sentenceOf(cause)}.`, { cause });
  }
  const made: Secrets = {
    jwtSigningKey: found?.jwtSigningKey ?? strong(),
    mediaSigningKey: found?.mediaSigningKey ?? strong(),
    // Browsers are subscribed with it: another one would make every subscription worthless.
    vapidPrivateKey: found?.vapidPrivateKey ?? newVapidPrivateKey(),
    ...(found?.adminPassword !== undefined && { adminPassword: found.adminPassword }),
    ...(found?.previous !== undefined && { previous: found.previous }),
    ...(found?.adminPassword === undefined &&
      withAdminPassword && { adminPassword: randomBytes(12).toString('base64url') }),
  };
  write(file, made, found !== undefined);
  const kept = read(file);
  return kept && isWhole(kept) ? kept : made;
};

const requireWhole = (file: string): Secrets => {
  const found = read(file);
  if (found && isWhole(found)) return found;
  throw new OperatorError(`${file} holds no keys yet: start the server once.`, { kind: 'not_found' });
};

/** New keys; the old ones stay beside them. */
export const rotateKeys = (dataDir: string): void => {
  const file = join(dataDir, 'secrets.json');
  const found = requireWhole(file);
  if (found.previous)
    throw new OperatorError('Earlier keys are still accepted: run `secrets forget-old` first.', {
      kind: 'conflict',
    });
  const { jwtSigningKey, mediaSigningKey } = found;
  write(
    file,
    {
      ...found,
      jwtSigningKey: strong(),
      mediaSigningKey: strong(),
      previous: { jwtSigningKey, mediaSigningKey },
    },
    true,
  );
};

export const forgetPreviousKeys = (dataDir: string): void => {
  const file = join(dataDir, 'secrets.json');
  const { previous: _, ...kept } = requireWhole(file);
  write(file, kept, true);
};
