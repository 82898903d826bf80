import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** The model that finds shoulders and hips (MoveNet, Apache-2.0) lies in a package that gives out its code alone. */
export const bodyModelFolder = resolve(dirname(require.resolve('@vladmandic/human')), '..', 'models');

/** `body-model/…?url`: the address of a file of it, which the build copies. */
export const bodyModel = { find: 'body-model', replacement: bodyModelFolder } as const;
