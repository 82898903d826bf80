import type { z } from 'zod';
import { adminAi } from '#http/assistant/contract/admin-ai.ts';
import type { Hotlines } from '../data.ts';

export const schema = adminAi.confirmHotlines.body;
export type HotlineValues = z.input<typeof schema>;
export type HotlineInput = z.output<typeof schema>;

export const mostHotlines = 10;

export const blankHotline: HotlineValues['lines'][number] = {
  audience: 'LISTENING',
  number: '',
  name: { vi: '', en: '' },
  isOfTheState: false,
};

export const valuesOf = ({ lines }: Hotlines): HotlineValues => ({
  lines: lines.map(({ audience, number, name, isOfTheState }) => ({
    audience,
    number,
    name: { vi: name.vi, en: name.en },
    isOfTheState,
  })),
});
